import { slugify } from "#app/lib/text/slugify.server.ts"

/**
 * Slug for a business name, not yet checked for uniqueness. Names that collide with other addresses of the directory
 * get the prefix 'shop-': 'sample-*' are the preview's sample listings, 'owner' is the page where owners request their
 * link, 'log' is the public log, and 'in' holds the pages of countries and towns.
 */
export function slugOf(businessName: string): string {
  const spelled = slugify(businessName) || "merchant"
  return /^(sample-|(owner|log|in)$)/.test(spelled) ? `shop-${spelled}` : spelled
}
