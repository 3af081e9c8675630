import type { Subject } from "#app/lib/audit/subject.ts"
import { users } from "#app/lib/db/schema.ts"
import { accountContent } from "#content/en/admin-account.ts"

export const accountSubject = {
  type: "user",
  table: users,
  name: users.name,
  hrefOf: () => "/admin/team",
  words: accountContent.log,
} satisfies Subject
