import type { RouteConfigEntry } from "@react-router/dev/routes"
import routeConfig from "#app/routes.ts"

export type Route = {
  /** The path in the route table: '/admin/merchants/:id'. */
  pattern: string
  /** React Router's id of the route, as data requests name it. */
  id: string
  /** Whether the route is nested below the authenticated layout of the back office. */
  isBehindGuard: boolean
}

/** Every route with a path. A layout without a path is not included. */
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

/** Returns an address for the pattern. @param values of its parameters: by name, or one for all of them */
export function fillIn(pattern: string, values: string | Record<string, string>): string {
  return pattern.replace(place, (name) =>
    typeof values === "string" ? values : (values[name.replace(":", "")] ?? "1"),
  )
}

/** Returns the address of a route's data, as the script of a page requests it. */
export function dataAddress(path: string, id?: string): string {
  const [pathname = "", search = ""] = path.split(/(?=\?)/)
  const routes = id && `_routes=${encodeURIComponent(id)}`
  const query = [search.slice(1), routes].filter(Boolean).join("&")
  return `${pathname === "/" ? "/_root" : pathname.replace(/\/$/, "")}.data${query ? `?${query}` : ""}`
}
