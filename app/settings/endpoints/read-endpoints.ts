import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { format } from "#app/lib/text/format.ts"
import { allowedPorts, endpointLimits, type Network, networks } from "#app/payments/chain/options.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { readWebAddress } from "../web-address.ts"

const { errors: messages } = adminSettings.endpoints

/** The endpoint URLs of each network. */
export type Endpoints = Record<Network, string[]>

/** Validates the form. The error of a field names the first wrong line. */
export function readEndpoints(sent: Record<Network, string>): { endpoints: Endpoints; errors: FieldErrors } {
  const endpoints: Endpoints = { l1: [], l2: [] }
  const errors: FieldErrors = {}
  for (const network of networks) {
    const lines = sent[network].split(/\s+/).filter(Boolean)
    for (const line of lines) {
      const address = readWebAddress(line)
      const error = "problem" in address ? messages.address : problemOf(new URL(address.href))
      if (error) errors[network] ??= format(error, { line })
      else if ("href" in address && !endpoints[network].includes(address.href))
        endpoints[network].push(address.href)
    }
    if (endpoints[network].length > endpointLimits.perNetwork)
      errors[network] ??= format(messages.many, { count: endpointLimits.perNetwork })
  }
  return { endpoints, errors }
}

/** Early feedback only. The address is checked when connecting (app/payments/chain/ask.server.ts). */
function problemOf({ port, href }: URL): string | undefined {
  if (!allowedPorts.some((allowed) => allowed === port)) return messages.port
  return href.length > endpointLimits.url ? messages.long : undefined
}
