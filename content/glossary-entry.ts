/** One term of the glossary, in any language. Lessons refer to it by `id`, so an id must not change. */
export type GlossaryEntry = {
  /** Kebab-case of the singular English term. */
  id: string
  term: string
  /** One to three plain sentences, no markup. */
  text: string
  /** Other names a reader may search for. */
  also?: readonly string[]
  /** Ids of related entries. */
  see?: readonly string[]
  /** Path of the lesson that explains it best. */
  lesson?: string
}
