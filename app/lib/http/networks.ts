/** A network around a visitor's address. `shares`: its limit as a multiple of the limit of one address. */
export type Network = { name: string; shares: number }

/**
 * Returns the visitor's address and the networks around it, narrowest first. A rented IPv6 server comes with a /56 or a /48,
 * which is hundreds of /64 addresses. The widest network has three shares, because a carrier has many customers.
 *
 * @param limitGroup of requestFacts: an IPv4 address or a /64
 */
export function networksAround(limitGroup: string): Network[] {
  const own = { name: limitGroup, shares: 1 }
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(limitGroup)
  if (ipv4) return [own, { name: `${ipv4[1]}.0/24`, shares: 3 }]
  const ipv6 = /^((?:[0-9a-f]+:){3})([0-9a-f]+)::\/64$/.exec(limitGroup)
  if (!ipv6) return [own]
  const [, site = "", fourth = ""] = ipv6
  const subnet = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [own, { name: `${site}${subnet}::/56`, shares: 2 }, { name: `${site}:/48`, shares: 3 }]
}

/** Returns the widest network, for actions that need two different visitors: one visitor may have many addresses in it. */
export const widestNetwork = (limitGroup: string): string =>
  networksAround(limitGroup).at(-1)?.name ?? limitGroup

/** Releases a slot; a second call does nothing. */
export type Leave = () => void

/**
 * Limits slots that visitors hold for a time, per address and per network around it.
 *
 * @param ofOne slots per address
 * @returns takes a slot; undefined if the visitor holds the maximum
 */
export function createVisitorPlaces(ofOne: number): (limitGroup: string) => Leave | undefined {
  const held = new Map<string, number>()
  const heldBy = (name: string) => held.get(name) ?? 0
  const change = (name: string, by: number) => {
    const left = heldBy(name) + by
    if (left > 0) held.set(name, left)
    else held.delete(name)
  }
  return (limitGroup) => {
    const networks = networksAround(limitGroup)
    if (networks.some(({ name, shares }) => heldBy(name) >= ofOne * shares)) return undefined
    for (const { name } of networks) change(name, 1)
    let isHeld = true
    return () => {
      if (isHeld) for (const { name } of networks) change(name, -1)
      isHeld = false
    }
  }
}
