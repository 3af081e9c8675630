import { BaseSequencer, type TestSpecification } from "vitest/node"

/**
 * Files that take longer than their size suggests. On a fresh clone Vitest orders files by size; a long file that starts last
 * delays the end of the run.
 */
const long = [
  "nightly/accessibility-states",
  "nightly/crawl-public",
  "nightly/crawl-staff",
  "nightly/chaos",
  "nightly/crash",
  "nightly/costly-text",
  "nightly/guard",
  "nightly/backup",
  "nightly/killed",
  "nightly/payloads-in-browser",
  "nightly/words-on-pages",
  "nightly/mail-servers",
  "nightly/payloads",
  "nightly/watcher-endpoints",
  "nightly/privacy-command",
  "nightly/nightly-backup",
  "nightly/admin-guard",
  "nightly/hourly-work",
  "nightly/mail-to-strangers",
  "nightly/lost-forms",
  "nightly/account-in-browser",
  "e2e/crawl",
].map((file) => `/${file}.test.ts`)

/** Runs the projects one after the other, as the configuration orders them: a worker restarts when it switches projects. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => project.vitest.projects.indexOf(project)
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((file) => moduleId.endsWith(file))
      return at === -1 ? long.length : at
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b) || rank(a) - rank(b))
  }
}
