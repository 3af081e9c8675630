// Which nightly files are part of a gate: those whose subject a landing touches. Plain JavaScript: runs on the machine's own Node.
import { spawnSync } from "node:child_process"

/** A path of the project, from its root, and the nightly files that test what is there, without '.test.ts'. */
export const whenTouched = [
  [/^packages\/embedded-postgres\//, ["cluster", "guard", "root", "crash"]],
  [/^server\/backup\/|^scripts\/(backup|restore)/, ["backup", "nightly-backup", "private-files"]],
  [
    /^server\/(run|front|background|hourly|live)|^server\/guards\/|^server\.ts$|^scripts\/start|^server\/start\/parent/,
    ["stop", "killed", "instances", "chaos", "hourly-work"],
  ],
  [/^server\/pages\//, ["page-cache", "instances"]],
  [
    /^server\/start\/|^scripts\/(admin|secret)/,
    ["open-database", "start-failure", "first-start", "admin-create", "admin-unlock", "secret-rotate"],
  ],
  [
    /^app\/db\/(client|migrations)|^app\/platform\/database\//,
    ["chaos", "crash", "instances", "costly-text", "database-away", "damaged-table", "disk-full"],
  ],
  [/^app\/platform\/(places|business\/position)\//, ["costly-text"]],
  [
    /^app\/(features\/(counter|payments)|platform\/(chain|payments))\//,
    ["watcher-endpoints", "counter-watched", "payment-kit"],
  ],
  [/^app\/platform\/mail\//, ["mail-servers", "killed", "mail-to-strangers"]],
  [/^app\/platform\/form\//, ["attack-forms", "payloads", "killed", "lost-forms", "disk-full"]],
  [/^app\/platform\/text\//, ["payloads", "payloads-in-browser"]],
  [/^app\/(features|platform)\/privacy\/|^scripts\/privacy/, ["privacy-command"]],
  [
    /^app\/(features\/(account|back-office|sign-in|team)|platform\/sessions)\/|^app\/routes\/admin\/(layout|gates)/,
    ["admin-guard", "account-in-browser"],
  ],
  [/^app\/routes\.ts$/, ["admin-guard", "attack-addresses", "sweep-public", "sweep-staff"]],
  [
    /^app\/ui\/|^app\/[\w-]+\.css$/,
    ["sweep-public", "sweep-staff", "accessibility-states", "focus", "folding", "old-browsers"],
  ],
  [/^content\/en\//, ["words-on-pages", "words-loading"]],
  [
    /^app\/features\/(articles|events|merchants)\/|^lab\/real-input\//,
    ["admin-events", "real-input", "triage"],
  ],
  [/^app\/features\/listing/, ["claims-in-browser", "listing-freshness", "pictures-of-listings"]],
  [
    /^app\/features\/(.*-demo|.*-guapcoin|home|learn|network|wallet)/,
    ["demos", "learning", "wallet", "whitepapers"],
  ],
  [/^lab\/(freshness|other-days|weaving)\//, ["another-day", "simulate", "days", "blocks", "tapestries"]],
]

/** @param {string[]} paths of a landing. @returns the names of the nightly files that run with it; a touched one runs itself */
export function nightlyFilesFor(paths) {
  const names = paths.flatMap((path) => [
    ...whenTouched.flatMap(([pattern, files]) => (pattern.test(path) ? files : [])),
    ...[/(?:nightly|^lab)\/.*?([\w-]+)\.test\.ts$/.exec(path)?.[1]].filter(Boolean),
  ])
  return [...new Set(names)].sort()
}

/** What HEAD changes: since it left origin/main, or, where it is that, since the commit before. */
export function touchedPaths() {
  const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? ""
  const head = git("rev-parse", "HEAD")
  const left = git("merge-base", "HEAD", "origin/main")
  const base = left && left !== head ? left : git("rev-parse", "--verify", "--quiet", "HEAD^")
  return base ? git("diff", "--name-only", base, "HEAD").split("\n").filter(Boolean) : []
}
