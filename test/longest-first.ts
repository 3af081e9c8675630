import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Files that take longer than their size tells, which Vitest goes by on a fresh clone: begun last, they would be waited for alone. */
const long = [
  "e2e/chaos",
  "e2e/accessibility-states",
  "e2e/crash",
  "e2e/sweep-public",
  "e2e/sweep-staff",
  "e2e/backup",
  "e2e/killed",
  "e2e/payloads",
  "packages/embedded-postgres/test/guard",
  "app/platform/payments/watcher/endpoints",
  "scripts/privacy",
  "server/backup/nightly",
  "test/words/pages",
  "test/admin-guard",
  "test/mail-servers",
  "test/attack/payloads",
].map((file) => `/${file}.test.ts`)

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((file) => moduleId.endsWith(file))
      return at === -1 ? long.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
