import { routes } from "virtual:react-router/server-build"

type Place = { fixed: Map<string, Place>; any?: Place; name?: string }

const places: Place = { fixed: new Map() }

/** What belongs to no page: files of the build, and everything that leads nowhere. */
const other = "other"

for (const route of Object.values(routes)) {
  if (!route?.path || route.path === "*") continue
  const parents: string[] = []
  for (let at: typeof route | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined)
    if (at.path) parents.unshift(at.path)
  add(parents.join("/"))
}
for (const path of ["", "livez", "readyz", "metrics"]) add(path)

function add(pattern: string): void {
  let place = places
  for (const segment of pattern.split("/").filter(Boolean)) {
    const isFixed = !segment.startsWith(":")
    const next = (isFixed ? place.fixed.get(segment) : place.any) ?? { fixed: new Map() }
    if (isFixed) place.fixed.set(segment, next)
    else place.any = next
    place = next
  }
  // Of '/events/:slug' and '/events/:slug.ics' the shorter stands for both.
  const name = `/${pattern}`
  if (!place.name || name.length < place.name.length) place.name = name
}

/**
 * The route a path belongs to, such as '/blog/:slug': one of a hundred names, whatever strangers ask for, and nothing
 * of what they asked for in it.
 */
export function routeOf(path: string): string {
  let place: Place | undefined = places
  for (const segment of path
    .replace(/^\/_root\.data$/, "/")
    .replace(/\.data$/, "")
    .split("/")
    .filter(Boolean)) {
    place = place.fixed.get(segment) ?? place.any
    if (!place) return path.startsWith("/assets/") ? "/assets" : other
  }
  return place.name ?? other
}
