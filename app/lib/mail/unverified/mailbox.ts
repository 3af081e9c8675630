/** The domains of Gmail. */
const gmailHosts = new Set(["gmail.com", "googlemail.com"])

/**
 * Returns one name for all spellings of a mailbox, for counting mails or people: 'V.ic.tim+1@googlemail.com' is
 * 'victim@gmail.com'. For every host, case is folded and the part after a plus is removed. Dots are removed only for Gmail:
 * elsewhere 'j.ane@' and 'jane@' may be two people, and must not be confused.
 *
 * For comparing only: a mail goes to the address as typed. `mailboxSql` does the same in SQL.
 */
export function mailboxOf(address: string): string {
  const [, local = "", host = ""] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? []
  const name = local.replace(/(?<=.)\+.*$/, "")
  return gmailHosts.has(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`
}

/** `mailboxOf` as an expression of a generated column. @param column a trusted name */
export function mailboxSql(column: string): string {
  const plain = `regexp_replace(lower("${column}"), '^([^@])([^@+]*)\\+[^@]*@', '\\1\\2@')`
  const local = `split_part(${plain}, '@', 1)`
  return `case when split_part(${plain}, '@', 2) in ('gmail.com', 'googlemail.com') then replace(${local}, '.', '') || '@gmail.com' else ${plain} end`
}
