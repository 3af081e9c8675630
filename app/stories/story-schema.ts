import { z } from "zod"
import { choice } from "#app/lib/form/choice.ts"
import type { FormState } from "#app/lib/form/form-state.ts"
import type { FormValues } from "#app/lib/form/parse-form.ts"
import type { KeptPicture } from "#app/lib/images/image-limits.ts"
import { textCategoryWords } from "#app/lib/text/text-categories.ts"
import { storyLimits } from "./options.ts"

/** Validation of the form. Required fields: docs/rulings.md, Stories. */
export const storySchema = z.object({
  name: z.string().max(storyLimits.name),
  email: z.email().max(storyLimits.email),
  title: z.string().max(storyLimits.title),
  category: choice(textCategoryWords),
  story: z.string().max(storyLimits.story).meta({ multiline: true }),
  location: z.string().max(storyLimits.location).optional(),
  imageAlt: z.string().max(storyLimits.imageAlt).optional(),
})

export type Story = z.output<typeof storySchema>
export type StoryValues = FormValues<typeof storySchema>
export type StoryField = keyof StoryValues | "image"

/** The picture of a refused form is stored, so that it need not be chosen again. */
export type StoryState = FormState<StoryValues, StoryField> & {
  picture?: KeptPicture
}
