import { type AwaitedLink, awaitedLinks } from "#content/facts/awaited.ts"
import type { NewsletterTopic } from "./options.ts"

/** What the newsletter is about. */
export const regularTopics = ["news", "town-halls", "merchants"] as const satisfies NewsletterTopic[]
/** To be told once that something opens. */
export type AwaitedTopic = `when-${AwaitedLink}` & NewsletterTopic

export const topicOfLink = (link: AwaitedLink): AwaitedTopic => `when-${link}`

/** The links that these topics wait for. */
export function awaitedOf(topics: readonly NewsletterTopic[]): AwaitedLink[] {
  return awaitedLinks.filter((link) => topics.includes(topicOfLink(link)))
}

/** Whether the newsletter itself is among them. */
export function isRegular(topics: readonly NewsletterTopic[]): boolean {
  return regularTopics.some((topic) => topics.includes(topic))
}
