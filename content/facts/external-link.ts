import type { Source } from "./sources.ts"

/**
 * A link to another site.
 *
 * `href: null` means not set. Views show the label as plain text or with 'Coming soon', never as a dead '#' (staff can set the
 * address later). A `wss:` address is for copying: browsers cannot open it.
 */
export type ExternalLink = {
  href: string | null
  /** Where we found the link, if the site shows a source. Nobody has opened these links to check that they still work. */
  source?: Source
}
