import * as build from "virtual:react-router/server-build"
import type { ManifestKind } from "#app/lib/http/route-manifests.ts"
import type { RouteHandle } from "#app/root.tsx"

/**
 * The ids of the routes that a shorter route manifest has to name: those that hydrate below a layout of this kind, and their
 * parents. All other routes are reached by document requests only.
 */
export function routesOfManifest(kind: ManifestKind): Set<string> {
  const around = (id: string | undefined): string[] =>
    id === undefined ? [] : [...around(build.routes[id]?.parentId), id]
  const handleOf = (id: string) => (build.routes[id]?.module.handle ?? {}) as RouteHandle
  const chains = Object.keys(build.routes)
    .filter((id) => handleOf(id).hydrate)
    .map(around)
    .filter((ids) => ids.some((id) => handleOf(id).manifest === kind))
  return new Set(chains.flat())
}
