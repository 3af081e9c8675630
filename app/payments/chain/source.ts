import { getDomain } from "tldts"

/**
 * Whose server an address is, as far as a name tells: rpc.example and eu.rpc.example:8443 are one source. What one owner invents is no
 * second source for it.
 */
export function sourceOf(url: string): string {
  const { hostname } = new URL(url)
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname
}
