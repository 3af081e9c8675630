import { z } from "zod"
import { holdsAddress } from "#app/lib/text/holds-address.ts"
import { storedCategory } from "#app/lib/text/text-categories.ts"
import { isTimeZone } from "#app/lib/time/time-zones.ts"
import { zoneLength } from "#app/lib/time/usual-zones.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { imageAltLimit } from "./article-form.ts"
import { articleLimits } from "./options.ts"

const { errors } = adminArticles.editor
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** Validation of a save. `publishAt` is local time in `zone`: '2026-05-01T09:30'. */
export const articleSchema = z.object({
  title: z.string().max(articleLimits.title),
  slug: z
    .string()
    .max(articleLimits.slug)
    .refine((slug) => slugPattern.test(slug), { error: () => errors.slugForm })
    .optional(),
  category: z.string().max(articleLimits.category).transform(storedCategory),
  author: z
    .string()
    .max(articleLimits.author)
    .refine((author) => !holdsAddress(author), { error: () => errors.author }),
  excerpt: z.string().max(articleLimits.excerpt).optional(),
  content: z.string().max(articleLimits.content).optional(),
  imageAlt: z.string().max(imageAltLimit).optional(),
  publishAt: z
    .string()
    .refine((time) => timePattern.test(time), { error: () => errors.publishAt })
    .optional(),
  zone: z
    .string()
    .max(zoneLength)
    .refine(isTimeZone, { error: () => errors.zone }),
})
