import type { Source } from "./sources.ts"

/**
 * A link that leaves this site.
 *
 * `href: null` means: not set. Views show its label as plain text or with 'Coming soon', never as a dead '#'
 * (staff can set it later). A `wss:` address is there to be copied: browsers cannot open it.
 */
export type ExternalLink = {
  href: string | null
  /** Where we found it, for links that the site shows with their source. No link here was opened to see whether it still answers. */
  source?: Source
}
