/** The first address that is free: 'my-shop', then 'my-shop-2'. @param taken rows that may have it */
export function firstFreeSlug(base: string, taken: { slug: string | null }[]): string {
  const slugs = new Set(taken.map((row) => row.slug))
  let slug = base
  for (let number = 2; slugs.has(slug); number++) slug = `${base}-${number}`
  return slug
}
