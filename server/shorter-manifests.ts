import * as build from "virtual:react-router/server-build"
import type { ManifestKind } from "#app/lib/http/route-manifests.ts"
import type { RouteHandle } from "#app/root.tsx"

/**
 * The routes that a shorter list has to name, by their ids: those that hydrate below a layout of this kind, and all that stands
 * around them. The others are documents, which links lead to and no script.
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
