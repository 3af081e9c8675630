import { getDomain } from "tldts"

/**
 * The registrable domain of an endpoint: rpc.example and eu.rpc.example:8443
 * are one source. A second endpoint of the same owner cannot confirm the first.
 */
export function sourceOf(url: string): string {
  const { hostname } = new URL(url)
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname
}
