import type { RouteConfigEntry } from "@react-router/dev/routes"
import routeConfig from "#app/routes.ts"

export type Route = {
  /** As the route table writes it: '/admin/merchants/:id'. */
  pattern: string
  /** What React Router calls it, as a data request names it. */
  id: string
  /** Whether the guard of the back office stands before it by its place in the table. */
  isBehindGuard: boolean
}

/** Every address of the route table. A layout without a path is none. */
export const routes = flatten(await routeConfig)

function flatten(entries: RouteConfigEntry[], base = "", isBehindGuard = false): Route[] {
  return entries.flatMap(({ path, index, id, file, children = [] }) => {
    const pattern = path ? `${base}/${path}` : base
    const guards = isBehindGuard || file === "admin/layout.route.tsx"
    const own = { pattern: pattern || "/", id: id ?? file.replace(/\.tsx?$/, ""), isBehindGuard: guards }
    return [...(path || index ? [own] : []), ...flatten(children, pattern, guards)]
  })
}

const place = /:\w+|\*/g

export const hasPlaces = (pattern: string) => pattern.search(place) >= 0

/** An address of the pattern. @param values of its places: by name, or one for all of them */
export function fillIn(pattern: string, values: string | Record<string, string>): string {
  return pattern.replace(place, (name) =>
    typeof values === "string" ? values : (values[name.replace(":", "")] ?? "1"),
  )
}

/** The address of a route's data, as the script of a page asks for it. */
export function dataAddress(path: string, id?: string): string {
  const [pathname = "", search = ""] = path.split(/(?=\?)/)
  const routes = id && `_routes=${encodeURIComponent(id)}`
  const query = [search.slice(1), routes].filter(Boolean).join("&")
  return `${pathname === "/" ? "/_root" : pathname.replace(/\/$/, "")}.data${query ? `?${query}` : ""}`
}
