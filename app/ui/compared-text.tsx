import type { TextPart } from "#app/lib/text/compare-texts.ts"

/** One of two compared texts; the parts that the other lacks are highlighted. */
export function ComparedText({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, differs }, index) =>
    differs ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the text, and come anew with it
      <mark key={index} className="rounded-xs bg-gold-500/25 text-inherit underline decoration-gold-400">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
