import type { Register } from "react-router"

/** The route table, as React Router writes it down for the compiler. */
type Pages = Register extends { pages: infer Table extends Record<string, { params: object }> }
  ? Table
  : never
type Places<Pattern extends keyof Pages> = { [name in keyof Pages[Pattern]["params"]]: string | number }

/**
 * The path of a page: pathTo("/blog/:slug", { slug }). The compiler knows the route table: a link to nowhere does not
 * compile. All links are made here, so that what stands in front of every path one day, such as a language, has one place.
 * The router's own `href` takes no numbers.
 */
export function pathTo<Pattern extends keyof Pages & string>(
  pattern: Pattern,
  ...[places]: keyof Places<Pattern> extends never ? [] : [Places<Pattern>]
): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(places?.[name as keyof Places<Pattern>])),
  )
}
