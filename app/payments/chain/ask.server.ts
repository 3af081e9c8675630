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

/** Sends a request to an endpoint that staff configured. @param body makes it a POST; without it the request is a GET */
export type Ask = (url: string, body?: string) => Promise<Asked>

/** Options of the HTTP client. Production uses these; tests override them because their endpoints are on localhost. */
export const publicInternet = {
  lookup: ((hostname, options, done) => dns.lookup(hostname, options, done)) as LookupFunction,
  isAllowed: isPublicAddress,
  ports: allowedPorts as readonly string[] | "any",
  request: https.request as typeof https.request,
  answerMs: 4000,
  mostBytes: 4 * 1024 * 1024,
}

/**
 * Creates the only HTTP client for addresses that people enter (docs/security.md). SSRF protection: HTTPS only, public
 * IP addresses and allowed ports only, no redirects, no decompression, limits for time and size. The IP check runs in
 * the lookup of the connection itself, so that DNS rebinding has no effect. All addresses of a host name must be public.
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
      // Node does not call `lookup` for a literal IP address.
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
      // A reused connection would skip the lookup and its check.
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

/** Accepts status 200 only. A redirect could point into the internal network. */
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
  // llhttp parse errors: the peer does not speak HTTP, so it is no node.
  if (code.startsWith("HPE_")) return "malformed"
  return problems[code] ?? "reset"
}
