import type { Subject } from "#app/lib/audit/subject.ts"
import { mails } from "#app/lib/db/schema.ts"
import { adminMail } from "#content/en/admin-mail.ts"
import { mailList } from "./mail-list.ts"

export const mailSubject = {
  type: "mail",
  table: mails,
  name: mails.subject,
  hrefOf: ({ id }) => `${mailList.path}/${id}`,
  words: adminMail.log,
} satisfies Subject
