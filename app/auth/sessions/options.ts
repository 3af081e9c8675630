/**
 * Kinds of sessions. To add one: add its cookie and lifetimes here, its identity to
 * `SessionHolder` (for listing owners the mailbox), and a column with a check to the table.
 */
export const sessionKinds = ["staff", "owner"] as const
export type SessionKind = (typeof sessionKinds)[number]

type Rules = {
  /** Cookie name. */
  cookie: string
  /** Idle and absolute lifetime (OWASP ASVS 5.0, 7.3.1 and 7.3.2). */
  idleSeconds: number
  absoluteSeconds: number
}

export const sessionRules: Record<SessionKind, Rules> = {
  staff: { cookie: "session", idleSeconds: 30 * 60, absoluteSeconds: 12 * 60 * 60 },
  // Opened by a mailed link. A new link is quick to get.
  owner: { cookie: "owner-session", idleSeconds: 60 * 60, absoluteSeconds: 60 * 60 },
}

export const sessionCookieNames = Object.values(sessionRules).map((rules) => rules.cookie)

/** Cookie of a terminal. It is no session: the terminal's row decides what it may do (app/point-of-sale). */
export const counterCookieName = "counter"
