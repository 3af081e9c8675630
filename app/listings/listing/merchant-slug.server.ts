import { slugify } from "#app/lib/text/slugify.server.ts"

/**
 * The address that a business asks for by its name. 'sample-' is what the invented listings of a preview are called; 'owner' is
 * where owners ask for their link, 'log' where the directory says what changed in it, and below 'in' are the pages of places.
 */
export function slugOf(businessName: string): string {
  const spelled = slugify(businessName) || "merchant"
  return /^(sample-|(owner|log|in)$)/.test(spelled) ? `shop-${spelled}` : spelled
}
