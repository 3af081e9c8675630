import { categoryText } from "#app/lib/text/text-categories.ts"
import { site } from "#content/en/site.ts"

/**
 * schema.org Article.
 *
 * @param address full address of its page
 * @param image full address of its picture, if it has one
 */
export function articleStructuredData(
  article: { title: string; author: string; category: string; description: string; publishedAt: Date },
  {
    address,
    modified,
    publicUrl,
    image,
  }: { address: string; modified: Date; publicUrl: string; image?: string },
) {
  const { title, author, category, description, publishedAt } = article
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description,
    articleSection: categoryText(category),
    inLanguage: site.locale,
    datePublished: publishedAt.toISOString(),
    dateModified: modified.toISOString(),
    author: { "@type": "Person", name: author },
    publisher: { "@type": "Organization", name: site.name, url: `${publicUrl}/` },
    mainEntityOfPage: address,
    ...(image ? { image } : {}),
  }
}
