import type { MetaDescriptor } from "react-router"
import { site } from "#content/en/site.ts"

type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

/** What a page is shared with, where it has a picture of its own. */
type SharedImage = { path: string; width: number; height: number; alt?: string }

/**
 * Title, description, canonical address and Open Graph of a page.
 *
 * @param args what React Router hands to a `meta` function; the root loader's `publicUrl` makes addresses absolute
 */
export function pageMeta(
  args: MetaArgs,
  page: { title: string; description: string; index?: boolean; sharedImage?: SharedImage },
): MetaDescriptor[] {
  const publicUrl = publicUrlOf(args)
  const url = `${publicUrl}${args.location.pathname}`
  const image = page.sharedImage ?? {
    path: socialImagePath(args.location.pathname),
    width: 1200,
    height: 630,
  }
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
    { property: "og:image", content: `${publicUrl}${image.path}` },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    ...(image.alt ? [{ property: "og:image:alt", content: image.alt }] : []),
    { name: "twitter:card", content: "summary_large_image" },
  ]
}

/** A page behind the sign-in, or behind a link that only one person has: no search engine lists it, nobody shares it. */
export function privateMeta({
  title,
  description,
}: {
  title: string
  description?: string
}): MetaDescriptor[] {
  const whole = `${title} | ${site.name}`
  return description ? secretMeta({ title: whole, description }) : [{ title: whole }]
}

/** A page whose address is a secret: no canonical address and no sharing data. */
export function secretMeta({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  return [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }]
}

/** Where the picture of a page is (server/social-images). */
function socialImagePath(pathname: string): string {
  return `/og${pathname === "/" ? "/home" : pathname.replace(/\/$/, "")}.png`
}

/** The site's own origin, as the root loader knows it; empty on a page that could not be loaded. */
export function publicUrlOf({ matches }: Pick<MetaArgs, "matches">): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { publicUrl?: string } | undefined
  return root?.publicUrl ?? ""
}
