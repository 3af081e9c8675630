import type { ReactNode } from "react"

/**
 * What folds on phones and is open on wider windows, without script: the style sheet shows what is folded. Where a browser
 * cannot do that, it folds everywhere.
 *
 * @param summary what opens it on phones
 * @param heading what stands in the summary's place on wider windows, and is no button
 */
export function FoldOnPhones({
  summary,
  heading,
  children,
}: {
  summary: ReactNode
  heading?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      {heading && <div className="unfolded-heading">{heading}</div>}
      <details className="disclosure fold-on-phones">
        <summary>{summary}</summary>
        {children}
      </details>
    </>
  )
}
