import dns from "node:dns"
import type { IncomingMessage } from "node:http"
import https from "node:https"
import { isIP, type LookupFunction } from "node:net"
import { NoAnswer } from "./no-answer.ts"
import { allowedPorts, type EndpointProblem } from "./options.ts"
import { isPublicAddress } from "./public-address.ts"

export type Asked =
  | { kind: "answered"; text: string; ms: number }
  | { kind: "failed"; problem: EndpointProblem }

/** Asks an endpoint that staff set. @param body of a POST; without one it is a GET */
export type Ask = (url: string, body?: string) => Promise<Asked>

/** How endpoints are reached. The product takes this as it is; tests, whose endpoints are on this machine, bring their own. */
export const publicInternet = {
  lookup: ((hostname, options, done) => dns.lookup(hostname, options, done)) as LookupFunction,
  isAllowed: isPublicAddress,
  ports: allowedPorts as readonly string[] | "any",
  request: https.request as typeof https.request,
  answerMs: 4000,
  mostBytes: 4 * 1024 * 1024,
}

/**
 * Makes the one way in which this server calls an address that somebody typed (docs/security.md). It speaks https to a public address
 * and an allowed port, follows nothing, unpacks nothing, and waits and reads only so much. The address is looked at where the
 * connection is made: what the name meant a moment before does not count. All addresses of a name have to be public.
 */
export function createAsk(way: typeof publicInternet = publicInternet): Ask {
  return async (address, body) => {
    const url = new URL(address)
    const host = url.hostname.replace(/^\[|\]$/g, "")
    const isAllowed =
      url.protocol === "https:" &&
      !url.username &&
      !url.password &&
      (way.ports === "any" || way.ports.includes(url.port)) &&
      // An address that needs no lookup never comes to ours.
      (isIP(host) === 0 || way.isAllowed(host))
    if (!isAllowed) return { kind: "failed", problem: "inside" }
    const begun = performance.now()
    try {
      const text = await exchange(way, url, host, body)
      return { kind: "answered", text, ms: Math.round(performance.now() - begun) }
    } catch (error) {
      return { kind: "failed", problem: problemOf(error) }
    }
  }
}

function exchange(way: typeof publicInternet, url: URL, host: string, body: string | undefined) {
  return new Promise<string>((resolve, reject) => {
    const request = way.request({
      host,
      port: url.port || 443,
      path: `${url.pathname}${url.search}`,
      method: body === undefined ? "GET" : "POST",
      headers: {
        accept: "application/json",
        "accept-encoding": "identity",
        "user-agent": "guapcoin-site",
        ...(body === undefined
          ? {}
          : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
      },
      // A connection of its own: none is left open on which the next name would not be looked up.
      agent: false,
      lookup: guardedLookup(way),
      signal: AbortSignal.timeout(way.answerMs),
    })
    request.on("error", reject)
    request.on("response", (answer) => {
      const refused = refusalOf(answer)
      if (refused) request.destroy(new NoAnswer(refused))
      else readText(answer, way.mostBytes).then(resolve, (error) => request.destroy(error) && reject(error))
    })
    request.end(body)
  })
}

/** Only 200 is an answer: whoever sends us on may send us inside. */
function refusalOf({ statusCode = 0 }: IncomingMessage): EndpointProblem | undefined {
  if (statusCode >= 300 && statusCode < 400) return "redirect"
  return statusCode === 200 ? undefined : "status"
}

async function readText(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) throw new NoAnswer("too-long")
    parts.push(part)
  }
  return Buffer.concat(parts).toString("utf8")
}

function guardedLookup({ lookup, isAllowed }: typeof publicInternet): LookupFunction {
  return (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : []
      const [first] = addresses
      if (error) done(error, [])
      else if (!first || !addresses.every(({ address }) => isAllowed(address)))
        done(new NoAnswer("inside"), [])
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
}

const problems: Record<string, EndpointProblem> = {
  ENOTFOUND: "name",
  EAI_AGAIN: "name",
  ECONNREFUSED: "refused",
  EHOSTUNREACH: "refused",
  ENETUNREACH: "refused",
  EADDRNOTAVAIL: "refused",
  ETIMEDOUT: "silent",
  ABORT_ERR: "silent",
  EPROTO: "certificate",
}

function problemOf(error: unknown): EndpointProblem {
  if (error instanceof NoAnswer) return error.problem
  const code = error instanceof Error && "code" in error ? String(error.code) : ""
  if (/CERT|TLS|SSL|ISSUER|SIGNATURE/.test(code)) return "certificate"
  // What is no HTTP is no answer of a node either.
  if (code.startsWith("HPE_")) return "malformed"
  return problems[code] ?? "reset"
}
