import type { Register } from "react-router"

/** The route table, from the types that React Router generates. */
type Pages = Register extends { pages: infer Table extends Record<string, { params: object }> }
  ? Table
  : never
type Places<Pattern extends keyof Pages> = { [name in keyof Pages[Pattern]["params"]]: string | number }

/**
 * Returns the path of a page: pathTo("/blog/:slug", { slug }). It is typed by the route table, so a link to an unknown route
 * does not compile. All links use it, so that a prefix such as a language can be added here. The router's own `href` takes no
 * numbers.
 */
export function pathTo<Pattern extends keyof Pages & string>(
  pattern: Pattern,
  ...[places]: keyof Places<Pattern> extends never ? [] : [Places<Pattern>]
): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(places?.[name as keyof Places<Pattern>])),
  )
}
