import type { ServerBuild } from "react-router"
import type { CacheTag } from "#app/lib/cache/cache-hints.ts"
import type { RouteHandle } from "#app/root.tsx"

/**
 * @property name the pattern, such as '/blog/:slug': a bounded set, whatever is requested
 * @property query the query parameters that a cached page depends on
 * @property address the canonical address, when the requested spelling differs and React Router would answer it too
 */
export type RouteFacts = {
  name: string
  cacheTags?: readonly CacheTag[]
  query?: readonly string[]
  address?: string
}

type Place = { fixed: Map<string, Place>; any?: Place; endings: Map<string, Place>; route?: RouteFacts }

const newPlace = (): Place => ({ fixed: new Map(), endings: new Map() })

/** Names for what is no page: files of the build, and unknown paths. */
const asset = { name: "/assets" }
const other = { name: "other" }

/**
 * Finds the route of a path before any work, in React Router's own table. Other spellings ('/FAQ', '/%66aq', '/faq/') are never cached;
 * they get the canonical address.
 *
 * @param others paths that are answered without a route
 */
export function createRouteOf(routes: ServerBuild["routes"], others: string[]): (path: string) => RouteFacts {
  const root = newPlace()
  const checks = new Map(others.map((name) => [name, { name }]))
  for (const route of Object.values(routes)) {
    if (!route || route.path === "*" || !(route.path || route.index)) continue
    const parents: string[] = []
    for (let at: typeof route | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined)
      if (at.path) parents.unshift(at.path)
    const { cacheTags, query } = (route.module.handle ?? {}) as RouteHandle
    const name = `/${parents.join("/")}`
    placeOf(root, name).route = { name, cacheTags, query }
  }
  return (path) => {
    const check = checks.get(path)
    if (check) return check
    const page = path.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "")
    const found = findRoute(root, page)
    if (!found) return path.startsWith("/assets/") ? asset : other
    const { route, address } = found
    // Page data, which only the router's script requests.
    if (page !== path) return { name: route.name }
    return address === path ? route : { name: route.name, address }
  }
}

/**
 * An address reduced to what its response depends on: for a cached page, without query parameters that its route does not read.
 * Social networks add a tracking parameter to each click, which would otherwise be a cache entry each.
 *
 * @param url path and query as sent
 */
export function addressAsRead(url: string, routeOf: (path: string) => RouteFacts): string {
  const [path = "", ...sent] = url.split("?")
  if (sent.length === 0) return url
  const { cacheTags, query: names = [] } = routeOf(path)
  if (!cacheTags) return url
  const read = [...new URLSearchParams(sent.join("?"))].filter(([name]) => names.includes(name))
  return read.length > 0 ? `${path}?${new URLSearchParams(read)}` : path
}

/** The node of a pattern, created if missing: '/events', '/events/:slug', '/events/:slug.ics'. */
function placeOf(root: Place, pattern: string): Place {
  let place = root
  for (const segment of segmentsOf(pattern)) {
    const [, ending] = /^:\w+(\.\w+)?$/.exec(segment) ?? []
    const isFixed = !segment.startsWith(":")
    let next = isFixed ? place.fixed.get(segment) : ending ? place.endings.get(ending) : place.any
    next ??= newPlace()
    if (isFixed) place.fixed.set(segment, next)
    else if (ending) place.endings.set(ending, next)
    else place.any = next
    place = next
  }
  return place
}

/** The route of a path, and the path with its fixed segments as in the table; parameters stay as sent. */
function findRoute(root: Place, path: string): { route: RouteFacts; address: string } | undefined {
  let place: Place | undefined = root
  let address = ""
  for (const sent of segmentsOf(path)) {
    if (!sent) return undefined
    const usual = usualSpelling(sent)
    const ending = usual.slice(usual.lastIndexOf("."))
    const isFixed: boolean = place.fixed.has(usual)
    const hasEnding: boolean = !isFixed && place.endings.has(ending) && sent.toLowerCase().endsWith(ending)
    address += `/${isFixed ? usual : hasEnding ? sent.slice(0, -ending.length) + ending : sent}`
    place = (isFixed && place.fixed.get(usual)) || (hasEnding && place.endings.get(ending)) || place.any
    if (!place) return undefined
  }
  return place.route && { route: place.route, address: address || "/" }
}

/** The form in which React Router compares fixed segments. Letters beyond ASCII keep their case. */
function usualSpelling(segment: string): string {
  try {
    return decodeURIComponent(segment).replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  } catch {
    return segment
  }
}

/** Trailing slashes are ignored; empty segments match nothing. */
const segmentsOf = (path: string) => path.replace(/\/+$/, "").split("/").slice(1)
