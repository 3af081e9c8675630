import { mails } from "#app/db/schema.ts"
import type { Subject } from "#app/platform/audit/subject.ts"
import { adminMail } from "#content/en/admin-mail.ts"
import { mailList } from "./mail-list.ts"

export const mailSubject = {
  type: "mail",
  table: mails,
  name: mails.subject,
  hrefOf: ({ id }) => `${mailList.path}/${id}`,
  words: adminMail.log,
} satisfies Subject
