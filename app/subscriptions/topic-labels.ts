import { newsletterTopicLabels } from "#content/en/labels.ts"
import { awaitedNames } from "#content/en/not-open.ts"
import { site } from "#content/en/site.ts"
import { launchNotice } from "#content/en/tell-me.ts"
import type { NewsletterTopic } from "./options.ts"
import { awaitedOf, isRegular } from "./topics.ts"

export function topicLabels(topics: readonly NewsletterTopic[]): string[] {
  return topics.map((topic) => newsletterTopicLabels[topic])
}

/** Names of the awaited links, joined for a sentence; '' if there are none. */
export function awaitedText(topics: readonly NewsletterTopic[]): string {
  return listed(awaitedOf(topics).map((link) => awaitedNames[link]))
}

/** Like awaitedText, with the regular newsletter topics as one entry. */
export function topicsText(topics: readonly NewsletterTopic[]): string {
  const names = awaitedOf(topics).map((link) => awaitedNames[link])
  return listed(isRegular(topics) ? [launchNotice.newsletter, ...names] : names)
}

const listed = (names: string[]) => new Intl.ListFormat(site.locale).format(names)
