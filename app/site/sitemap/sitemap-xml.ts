import { escapeXml } from "#app/lib/text/formats/xml.ts"

/** A page of this site, by its path, and when it last changed if known. */
export type SitemapPage = { path: string; changed?: Date }

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"

/** A sitemap of pages (sitemaps.org, protocol 0.9): at most 50,000. */
export function sitemap(pages: readonly SitemapPage[], publicUrl: string): string {
  return list("urlset", "url", pages, publicUrl)
}

/** A sitemap index. */
export function sitemapIndex(parts: readonly SitemapPage[], publicUrl: string): string {
  return list("sitemapindex", "sitemap", parts, publicUrl)
}

function list(root: string, item: string, pages: readonly SitemapPage[], publicUrl: string): string {
  const items = pages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ""
    return `<${item}><loc>${escapeXml(publicUrl + path)}</loc>${lastmod}</${item}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${items.join("")}</${root}>\n`
}
