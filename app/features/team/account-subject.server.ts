import { users } from "#app/db/schema.ts"
import type { Subject } from "#app/platform/audit/subject.ts"
import { accountContent } from "#content/en/admin-account.ts"

export const accountSubject = {
  type: "user",
  table: users,
  name: users.name,
  hrefOf: () => "/admin/team",
  words: accountContent.log,
} satisfies Subject
