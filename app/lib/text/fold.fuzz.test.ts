import fc from "fast-check"
import { expect, test } from "vitest"
import { fold } from "./fold.ts"
import { firstFreeSlug } from "./free-slug.server.ts"
import { slugify } from "./slugify.server.ts"

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
)
const runs = { numRuns: 2000, seed: 1 }

test("a folded text has no marks, no ASCII capitals and no surrounding white space", () => {
  fc.assert(
    fc.property(text, (given) => {
      expect(fold(given)).not.toMatch(/[A-Z]|\p{M}|^\s|\s$|\s\s/u)
    }),
    runs,
  )
})

test("the slug of any text is one path segment, or empty", () => {
  fc.assert(
    fc.property(text, (given) => {
      const slug = slugify(given)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slug.length).toBeLessThanOrEqual(60)
      expect(slugify(slug)).toBe(slug)
    }),
    runs,
  )
})

test("the first free slug is not taken", () => {
  const taken = fc.array(fc.constantFrom("shop", "shop-2", "shop-3", "shop-4", "toString", "__proto__", null))
  fc.assert(
    fc.property(fc.constantFrom("shop", "__proto__", "toString"), taken, (base, slugs) => {
      const slug = firstFreeSlug(
        base,
        slugs.map((one) => ({ slug: one })),
      )
      expect(slugs).not.toContain(slug)
      expect(slug.startsWith(base)).toBe(true)
    }),
    runs,
  )
})
