import { z } from "zod"
import type { FormValues } from "#app/lib/form/parse-form.ts"
import { awaitedLinks } from "#content/facts/awaited.ts"
import { type NewsletterTopic, newsletterLimits, newsletterTopics } from "./options.ts"
import { type AwaitedTopic, topicOfLink } from "./topics.ts"

export const subscriptionSchema = z.object({ email: z.email().max(newsletterLimits.email) })

export type SubscriptionValues = FormValues<typeof subscriptionSchema>

const awaitedBoxes = Object.fromEntries(
  awaitedLinks.map((link) => [topicOfLink(link), z.boolean()]),
) as Record<AwaitedTopic, z.ZodBoolean>

/** One checkbox per topic. */
export const preferencesSchema = z.object({
  news: z.boolean(),
  townHalls: z.boolean(),
  merchants: z.boolean(),
  ...awaitedBoxes,
})

export type TopicFields = FormValues<typeof preferencesSchema>

const fieldOf = (topic: NewsletterTopic): keyof TopicFields => (topic === "town-halls" ? "townHalls" : topic)

/** Topics whose boxes are checked. */
export function topicsOf(fields: TopicFields): NewsletterTopic[] {
  return newsletterTopics.filter((topic) => fields[fieldOf(topic)])
}

/** Checkbox values for these topics. */
export function fieldsOf(topics: readonly NewsletterTopic[]): TopicFields {
  const boxes = newsletterTopics.map((topic) => [fieldOf(topic), topics.includes(topic)])
  return Object.fromEntries(boxes)
}
