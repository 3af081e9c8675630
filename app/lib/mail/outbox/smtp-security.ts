/** The TLS policy of SMTP_URL: the password and every mail, reset links included, use this connection. */
export type SmtpSecurity = {
  /** The address without its TLS options, which we decide. */
  url: string
  /** opportunistic: if the server offers it, for a server on this machine. */
  tls: "required" | "opportunistic" | "none"
}

/** Options in an address that could override `tls`. */
const tlsOptions = ["tls", "requireTLS", "ignoreTLS", "opportunisticTLS", "secure"]

/** @param smtpUrl smtp:// or smtps:// */
export function smtpSecurity(smtpUrl: string): SmtpSecurity {
  const url = new URL(smtpUrl)
  const wantsNone = url.searchParams.get("tls") === "none"
  for (const option of tlsOptions) url.searchParams.delete(option)
  const tls = wantsNone ? "none" : isLoopback(url.hostname) ? "opportunistic" : "required"
  return { url: url.href, tls }
}

/** @returns the error in the TLS options of an address */
export function smtpSecurityProblem(smtpUrl: string): string | undefined {
  const { protocol, searchParams } = new URL(smtpUrl)
  const said = searchParams.get("tls")
  if (said === null) return undefined
  if (said !== "none") return "SMTP_URL can say tls=none, and nothing else, about TLS."
  if (protocol === "smtps:") return "SMTP_URL says tls=none, which goes with smtp:// alone."
  return undefined
}

function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(host)
}
