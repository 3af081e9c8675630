// Which nightly files run in CI: those whose subject the commit touches. Plain JavaScript, because it runs on the machine's own
// Node.
import { spawnSync } from "node:child_process"

/** Paths from the project root, each with the nightly files that test them, without '.test.ts'. */
export const whenTouched = [
  [/^packages\/embedded-postgres\//, ["cluster", "guard", "root", "crash"]],
  [/^server\/backup\/|^scripts\/(backup|restore)/, ["backup", "nightly-backup", "private-files"]],
  [
    /^server\/(run|pipeline|background|hourly|live)|^server\/guards\/|^server\.ts$|^scripts\/start|^server\/start\/parent/,
    ["stop", "killed", "instances", "chaos", "hourly-work"],
  ],
  [/^server\/pages\//, ["page-cache", "instances"]],
  [
    /^server\/start\/|^scripts\/(admin|secret)/,
    ["open-database", "start-failure", "first-start", "admin-create", "admin-unlock", "secret-rotate"],
  ],
  [
    /^app\/lib\/db\//,
    ["chaos", "crash", "instances", "costly-text", "database-away", "damaged-table", "disk-full"],
  ],
  [/^app\/(places|listings\/position)\//, ["costly-text"]],
  [
    /^app\/(payments|point-of-sale|listings\/(pay|payment|kit))\//,
    ["watcher-endpoints", "counter-watched", "payment-kit"],
  ],
  [/^app\/lib\/mail\//, ["mail-servers", "killed", "mail-to-strangers"]],
  [/^app\/lib\/form\//, ["attack-forms", "payloads", "killed", "lost-forms", "disk-full"]],
  [/^app\/lib\/text\//, ["payloads", "payloads-in-browser"]],
  [/^app\/(lib|admin)\/personal-data\/|^scripts\/privacy/, ["privacy-command"]],
  [/^app\/auth\/|^app\/admin\/(layout|account)/, ["admin-guard", "account-in-browser"]],
  [/^app\/routes\.ts$/, ["admin-guard", "attack-addresses", "crawl-public", "crawl-staff"]],
  [
    /^app\/(ui|shell)\/|^app\/[\w-]+\.css$/,
    ["crawl-public", "crawl-staff", "accessibility-states", "focus", "folding", "old-browsers"],
  ],
  [/^content\/en\//, ["words-on-pages", "words-loading"]],
  [
    /^app\/(articles|events|listings\/application)\/|^lab\/real-input\//,
    ["admin-events", "real-input", "triage"],
  ],
  [/^app\/listings\//, ["claims-in-browser", "listing-verification", "pictures-of-listings"]],
  [/^app\/(learn|site|search\/assistant)/, ["demos", "learning", "wallet", "whitepapers"]],
  [/^lab\/(freshness|other-days|weaving)\//, ["another-day", "simulate", "days", "blocks", "tapestries"]],
]

/**
 * @param {string[]} paths changed by a commit
 * @returns the names of the nightly files that run with it; a changed nightly file also runs itself
 */
export function nightlyFilesFor(paths) {
  const names = paths.flatMap((path) => [
    ...whenTouched.flatMap(([pattern, files]) => (pattern.test(path) ? files : [])),
    ...[/(?:nightly|^lab)\/.*?([\w-]+)\.test\.ts$/.exec(path)?.[1]].filter(Boolean),
  ])
  // Not those of the laboratory that need a service of their own (lab/s3).
  const known = new Set(whenTouched.flatMap(([, files]) => files))
  return [...new Set(names)].filter((name) => known.has(name)).sort()
}

/** The paths that HEAD changes since it left origin/main. If HEAD is origin/main: since the previous commit. */
export function touchedPaths() {
  const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? ""
  const head = git("rev-parse", "HEAD")
  const left = git("merge-base", "HEAD", "origin/main")
  const base = left && left !== head ? left : git("rev-parse", "--verify", "--quiet", "HEAD^")
  return base ? git("diff", "--name-only", base, "HEAD").split("\n").filter(Boolean) : []
}
