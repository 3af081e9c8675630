import { type AwaitedLink, awaitedLinks } from "#content/facts/awaited.ts"
import type { NewsletterTopic } from "./options.ts"

/** Topics of the regular newsletter. */
export const regularTopics = ["news", "town-halls", "merchants"] as const satisfies NewsletterTopic[]
/** Launch notice topic of a link. */
export type AwaitedTopic = `when-${AwaitedLink}` & NewsletterTopic

export const topicOfLink = (link: AwaitedLink): AwaitedTopic => `when-${link}`

/** Links that these topics wait for. */
export function awaitedOf(topics: readonly NewsletterTopic[]): AwaitedLink[] {
  return awaitedLinks.filter((link) => topics.includes(topicOfLink(link)))
}

/** Whether these topics include the regular newsletter. */
export function isRegular(topics: readonly NewsletterTopic[]): boolean {
  return regularTopics.some((topic) => topics.includes(topic))
}
