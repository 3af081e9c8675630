import type { MetaDescriptor } from "react-router"
import { site } from "#content/en/site.ts"

type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

/** The Open Graph image of a page that has its own. */
type SharedImage = { path: string; width: number; height: number; alt?: string }

/**
 * Returns title, description, canonical address and Open Graph tags of a page.
 *
 * @param args the arguments of a `meta` function; the root loader's `publicUrl` makes addresses absolute
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

/** For a page behind the sign-in or a personal link: no Open Graph tags, and noindex where it has a description. */
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

/** For a page with a secret address: noindex, no canonical address and no Open Graph tags. */
export function secretMeta({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  return [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }]
}

/** Returns the path of a page's Open Graph image (server/social-images). */
function socialImagePath(pathname: string): string {
  return `/og${pathname === "/" ? "/home" : pathname.replace(/\/$/, "")}.png`
}

/** Returns the origin of the site from the root loader; empty if the root loader failed. */
export function publicUrlOf({ matches }: Pick<MetaArgs, "matches">): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { publicUrl?: string } | undefined
  return root?.publicUrl ?? ""
}
