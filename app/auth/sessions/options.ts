/**
 * Whose a session is. To let somebody else sign in: add a kind here with its cookie and its times, to `SessionHolder` what says
 * who it is (for an owner of listings the mailbox), and to the table a column for that with its check. Opening, prolonging,
 * listing and ending then work as they do.
 */
export const sessionKinds = ["staff", "owner"] as const
export type SessionKind = (typeof sessionKinds)[number]

type Rules = {
  /** The cookie's name. */
  cookie: string
  /** How long a session may rest, and how long it lives however busy it is (OWASP ASVS 5.0, 7.3.1 and 7.3.2). */
  idleSeconds: number
  absoluteSeconds: number
}

export const sessionRules: Record<SessionKind, Rules> = {
  staff: { cookie: "session", idleSeconds: 30 * 60, absoluteSeconds: 12 * 60 * 60 },
  // A mailed link opens it, and the next one is as quick.
  owner: { cookie: "owner-session", idleSeconds: 60 * 60, absoluteSeconds: 60 * 60 },
}

export const sessionCookieNames = Object.values(sessionRules).map((rules) => rules.cookie)

/** Of a phone that charges at a counter. It opens no session: what it may do says its row (app/point-of-sale). */
export const counterCookieName = "counter"
