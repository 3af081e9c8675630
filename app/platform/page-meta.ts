import type { MetaDescriptor } from "react-router"
import { site } from "#content/en/site.ts"

type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

/**
 * Title, description, canonical address and Open Graph of a page.
 *
 * @param args what React Router hands to a `meta` function; the root loader's `publicUrl` makes addresses absolute
 */
export function pageMeta(
  args: MetaArgs,
  page: { title: string; description: string; index?: boolean },
): MetaDescriptor[] {
  const publicUrl = publicUrlOf(args)
  const url = `${publicUrl}${args.location.pathname}`
  const title = page.title.includes(site.name) ? page.title : `${page.title} | ${site.name}`
  return [
    { title },
    { name: "description", content: page.description },
    ...(page.index === false ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${publicUrl}${socialImagePath(args.location.pathname)}` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ]
}

/** Where the picture of a page is (server/social-images). */
export function socialImagePath(pathname: string): string {
  return `/og${pathname === "/" ? "/home" : pathname.replace(/\/$/, "")}.png`
}

/** The site's own origin, as the root loader knows it; empty on a page that could not be loaded. */
export function publicUrlOf({ matches }: Pick<MetaArgs, "matches">): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { publicUrl?: string } | undefined
  return root?.publicUrl ?? ""
}
