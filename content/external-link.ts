/**
 * A link that leaves this site, in any language.
 *
 * `href: null` means: not set. Views show such a label as plain text or with 'Coming soon', never as a dead '#'
 * (a link is content, and staff can set it later). A `wss:` address is there to be copied: browsers cannot open it.
 */
export type ExternalLink = {
  label: string
  href: string | null
  /** Where we found it, in a few words. No link here was opened to see whether it still answers. */
  source: string
}
