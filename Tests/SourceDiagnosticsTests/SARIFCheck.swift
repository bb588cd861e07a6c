/// Looks for the members without which a SARIF 2.1.0 log is refused, and for what contradicts itself.
///
/// The schema marks as required: `version`, `runs`, `tool`, `driver`, `name`, `id` of a rule, and
/// `message`; code scanning services ask for `ruleId`, a location and a region on top.
enum SARIFCheck {
  typealias Object = [String: Any]

  /// What is wrong with a log; nothing is the only good answer.
  static func faults(of log: Object) -> [String] {
    var faults: [String] = []
    func check(_ isGood: Bool, _ what: String) { if !isGood { faults.append(what) } }
    check(Set(log.keys) == ["$schema", "version", "runs"], "members of the log")
    check(log["version"] as? String == "2.1.0", "version")
    guard let runs = log["runs"] as? [Object], runs.count == 1 else { return faults + ["runs"] }
    let run = runs[0]
    check(run["columnKind"] as? String == "unicodeCodePoints", "columnKind")
    guard let driver = (run["tool"] as? Object)?["driver"] as? Object,
      let rules = driver["rules"] as? [Object], let results = run["results"] as? [Object],
      let artifacts = run["artifacts"] as? [Object]
    else { return faults + ["tool, results or artifacts"] }
    check(driver["name"] is String, "name of the driver")
    let ids = rules.map { $0["id"] as? String }
    check(Set(ids).count == ids.count && !ids.contains(nil), "ids of rules")
    for rule in rules {
      check(text(in: rule["shortDescription"])?.isEmpty == false, "shortDescription")
      check(text(in: rule["help"])?.isEmpty == false, "help")
    }
    let uris = artifacts.map { ($0["location"] as? Object)?["uri"] as? String }
    for result in results {
      let index = result["ruleIndex"] as? Int ?? -1
      check(ids.indices.contains(index) && ids[index] == result["ruleId"] as? String, "ruleIndex")
      check(["error", "warning"].contains(result["level"] as? String), "level")
      check(text(in: result["message"]) != nil, "message")
      let locations = result["locations"] as? [Object] ?? []
      check(locations.count == 1, "locations")
      let related = result["relatedLocations"] as? [Object] ?? []
      for location in locations + related {
        let place = location["physicalLocation"] as? Object
        check(isArtifact(place?["artifactLocation"], uris), "artifactLocation")
        check(isRegion(place?["region"]), "region")
      }
      for fix in result["fixes"] as? [Object] ?? [] {
        check(text(in: fix["description"]) != nil, "description of a fix")
        let changes = fix["artifactChanges"] as? [Object] ?? []
        check(!changes.isEmpty, "artifactChanges")
        for change in changes {
          check(isArtifact(change["artifactLocation"], uris), "artifactLocation of a change")
          let replacements = change["replacements"] as? [Object] ?? []
          check(!replacements.isEmpty, "replacements")
          for replacement in replacements {
            check(isRegion(replacement["deletedRegion"]), "deletedRegion")
            check(text(in: replacement["insertedContent"]) != nil, "insertedContent")
          }
        }
      }
    }
    return faults
  }

  private static func text(in message: Any?) -> String? {
    (message as? Object)?["text"] as? String
  }

  private static func isArtifact(_ location: Any?, _ uris: [String?]) -> Bool {
    guard let location = location as? Object, let uri = location["uri"] as? String,
      let index = location["index"] as? Int
    else { return false }
    let isASCII = uri.utf8.allSatisfy { 0x21..<0x7F ~= $0 }
    return isASCII && uris.indices.contains(index) && uris[index] == uri
  }

  /// Lines and columns count from 1, and the end does not come before the start.
  private static func isRegion(_ region: Any?) -> Bool {
    guard let region = region as? Object, let line = region["startLine"] as? Int,
      let column = region["startColumn"] as? Int, let endLine = region["endLine"] as? Int,
      let endColumn = region["endColumn"] as? Int
    else { return false }
    return line >= 1 && column >= 1 && endColumn >= 1 && (line, column) <= (endLine, endColumn)
  }
}
