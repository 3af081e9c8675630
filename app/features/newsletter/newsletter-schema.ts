import { z } from "zod"
import type { FormValues } from "#app/platform/form/parse-form.ts"
import { type NewsletterTopic, newsletterLimits } from "./options.ts"

export const subscriptionSchema = z.object({ email: z.email().max(newsletterLimits.email) })

/** One box a topic. */
export const preferencesSchema = z.object({
  news: z.boolean(),
  townHalls: z.boolean(),
  merchants: z.boolean(),
})

export type TopicFields = FormValues<typeof preferencesSchema>

const topicOfField: Record<keyof TopicFields, NewsletterTopic> = {
  news: "news",
  townHalls: "town halls",
  merchants: "merchants",
}
const topicFields = Object.keys(topicOfField) as (keyof TopicFields)[]

/** The topics whose boxes are ticked. */
export function topicsOf(fields: TopicFields): NewsletterTopic[] {
  return topicFields.filter((field) => fields[field]).map((field) => topicOfField[field])
}

/** The boxes that show these topics. */
export function fieldsOf(topics: NewsletterTopic[]): TopicFields {
  const has = (field: keyof TopicFields) => topics.includes(topicOfField[field])
  return { news: has("news"), townHalls: has("townHalls"), merchants: has("merchants") }
}
