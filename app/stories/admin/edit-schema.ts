import { z } from "zod"
import { choice } from "#app/lib/form/choice.ts"
import type { FormValues } from "#app/lib/form/parse-form.ts"
import { type TextCategory, textCategoryWords } from "#app/lib/text/text-categories.ts"
import { storyLimits } from "../options.ts"

/** Fields that staff may edit before a story is published. Plain text, not Markdown. */
export const storyEditSchema = z.object({
  title: z.string().max(storyLimits.title),
  author: z.string().max(storyLimits.name),
  category: choice(textCategoryWords),
  story: z.string().max(storyLimits.story).meta({ multiline: true }),
  imageAlt: z.string().max(storyLimits.imageAlt).optional(),
  dropPicture: z.boolean(),
})

export type StoryEdit = z.output<typeof storyEditSchema>
export type StoryEditValues = FormValues<typeof storyEditSchema>

type Sent = { title: string; name: string; category: TextCategory; story: string; imageAlt: string | null }

/** Initial form values: what the sender wrote. */
export function unedited({ title, name, category, story, imageAlt }: Sent): StoryEditValues {
  const word = textCategoryWords[category]
  return { title, author: name, category: word, story, imageAlt: imageAlt ?? "", dropPicture: false }
}

/** Names of the edited fields; `picture` if it was dropped. */
export function editedFields(sent: Sent & { imageId: string | null }, edit: StoryEdit): string[] {
  const before = { ...unedited(sent), category: sent.category }
  const fields = (["title", "author", "category", "story"] as const).filter(
    (field) => before[field] !== edit[field],
  )
  if (!sent.imageId) return fields
  if (edit.dropPicture) return [...fields, "picture"]
  return before.imageAlt === (edit.imageAlt ?? "") ? fields : [...fields, "imageAlt"]
}
