/** Hosts of Google's mail, one service under two names. */
const gmailHosts = new Set(["gmail.com", "googlemail.com"])

/**
 * One name for all spellings of a mailbox, for whatever counts mails or people: 'V.ic.tim+1@googlemail.com' is
 * 'victim@gmail.com'. Case is folded and what follows a plus is dropped for every host. Dots are dropped for Gmail alone:
 * elsewhere 'j.ane@' and 'jane@' may be two people, and neither may stand in for the other.
 *
 * It is for comparing, never for sending: a mail goes to the address as it was typed. `mailboxSql` says the same in SQL.
 */
export function mailboxOf(address: string): string {
  const [, local = "", host = ""] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? []
  const name = local.replace(/(?<=.)\+.*$/, "")
  return gmailHosts.has(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`
}

/** `mailboxOf` as an expression of a generated column. @param column a name of ours */
export function mailboxSql(column: string): string {
  const plain = `regexp_replace(lower("${column}"), '^([^@])([^@+]*)\\+[^@]*@', '\\1\\2@')`
  const local = `split_part(${plain}, '@', 1)`
  return `case when split_part(${plain}, '@', 2) in ('gmail.com', 'googlemail.com') then replace(${local}, '.', '') || '@gmail.com' else ${plain} end`
}
