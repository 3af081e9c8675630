/** A policy page: sections of plain text, and a contact for questions. */
export type PolicyPage = {
  title: string
  description: string
  datedLabel: string
  lead: string
  contentsLabel: string
  /** `id` is the anchor of a section. It stays when the heading changes, because other pages may link to it. */
  sections: readonly {
    id: string
    heading: string
    paragraphs: readonly string[]
    list?: readonly string[]
  }[]
  contact: {
    id: string
    heading: string
    text: string
    links: readonly { label: string; href: string }[]
  }
}
