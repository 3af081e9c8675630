import { z } from "zod"
import type { FieldErrors, FormValues } from "#app/platform/form/parse-form.ts"
import { storyCategories, storyLimits } from "./options.ts"

/** What a sender types. What is needed: document 2, section 5. */
export const storySchema = z.object({
  name: z.string().max(storyLimits.name),
  email: z.email().max(storyLimits.email),
  title: z.string().max(storyLimits.title),
  category: z.enum(storyCategories),
  story: z.string().max(storyLimits.story).meta({ multiline: true }),
  location: z.string().max(storyLimits.location).optional(),
  imageAlt: z.string().max(storyLimits.imageAlt).optional(),
})

export type StoryValues = FormValues<typeof storySchema>
export type StoryField = keyof StoryValues | "image"
export const requiredFields = ["name", "email", "title", "category", "story"] as const satisfies StoryField[]

export const emptyStory: StoryValues = {
  name: "",
  email: "",
  title: "",
  category: "",
  story: "",
  location: "",
  imageAlt: "",
}

/** What the form shows, and what the server says about one that it did not accept. */
export type StoryState = {
  values: StoryValues
  errors: FieldErrors<StoryField>
  /** Why a submission failed, in the words of the error catalogue. */
  failure?: string
  /** A picture that a refused form brought: kept, so that nobody has to choose it again. */
  picture?: { reference: string; preview: string | undefined }
  token: string
  /** Carried from post to post: the form stays the same one, however often it is sent. */
  submissionKey: string
}
