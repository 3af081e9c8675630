import type { ServerBuild } from "react-router"
import type { CacheTag } from "#app/lib/cache/cache-hints.ts"
import type { RouteHandle } from "#app/root.tsx"

/**
 * @property name such as '/blog/:slug': one of a hundred names, whatever strangers ask for
 * @property query of one that is kept: the names that its answer depends on
 * @property address where the page is, when it was asked for in another spelling that React Router would answer too
 */
export type RouteFacts = {
  name: string
  cacheTags?: readonly CacheTag[]
  query?: readonly string[]
  address?: string
}

type Place = { fixed: Map<string, Place>; any?: Place; endings: Map<string, Place>; route?: RouteFacts }

const newPlace = (): Place => ({ fixed: new Map(), endings: new Map() })

/** What belongs to no page: files of the build, and everything that leads nowhere. */
const asset = { name: "/assets" }
const other = { name: "other" }

/**
 * Finds the route of a path before anything is done for it, in the table that React Router has too. A path that is written
 * in an unusual way ('/FAQ', '/%66aq', '/faq/') is never kept; it has the address that leads to the same page.
 *
 * @param others what is answered without a route, under exactly these paths
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
    // Only the router's own script asks for the data of a page; it is no page.
    if (page !== path) return { name: route.name }
    return address === path ? route : { name: route.name, address }
  }
}

/**
 * An address as far as its answer depends on it: of one that is kept, the query without names that its route does not read.
 * Each link that is pressed in a social network has a mark of its own, which would else be a page of its own.
 *
 * @param url path and query, as they were sent
 */
export function addressAsRead(url: string, routeOf: (path: string) => RouteFacts): string {
  const [path = "", ...sent] = url.split("?")
  if (sent.length === 0) return url
  const { cacheTags, query: names = [] } = routeOf(path)
  if (!cacheTags) return url
  const read = [...new URLSearchParams(sent.join("?"))].filter(([name]) => names.includes(name))
  return read.length > 0 ? `${path}?${new URLSearchParams(read)}` : path
}

/** The place of a pattern, made if it is not there: '/events', '/events/:slug', '/events/:slug.ics'. */
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

/** The route of a path, and the path with its fixed parts as the table has them; what a parameter holds stays as it is. */
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

/** As React Router compares it with the fixed parts of its table. Letters beyond ASCII have no other case there. */
function usualSpelling(segment: string): string {
  try {
    return decodeURIComponent(segment).replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  } catch {
    return segment
  }
}

/** Slashes at the end lead to the same page; those within lead nowhere. */
const segmentsOf = (path: string) => path.replace(/\/+$/, "").split("/").slice(1)
