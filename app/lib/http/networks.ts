/** A network around a visitor's address, and how many times what one address may do all of it may do together. */
export type Network = { name: string; shares: number }

/**
 * The address of a visitor and the networks around it, narrowest first. Whoever rents one server of IPv6 gets a /56 or a /48, which is
 * hundreds of addresses for a limit that knows /64 alone. The widest network has three shares: a carrier's customers are many.
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

/** Whom something counts as one that must be from two visitors: who has many addresses has them in here. */
export const widestNetwork = (limitGroup: string): string =>
  networksAround(limitGroup).at(-1)?.name ?? limitGroup

/** Gives a place back; a second call does nothing. */
export type Leave = () => void

/**
 * Places that are held for a while, of which one address has its few, and the networks around it theirs.
 *
 * @param ofOne how many one address may hold
 * @returns takes a place; undefined when the visitor holds all that it may
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
