import type { ReactNode } from "react"

/**
 * An accordion on phones that is always open on wider windows, without script: the stylesheet shows closed content. In a browser
 * that cannot do that, it is an accordion everywhere.
 *
 * @param summary the button that opens it on phones
 * @param heading shown in place of the summary on wider windows; not a button
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
