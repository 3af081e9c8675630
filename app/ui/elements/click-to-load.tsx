import { Play } from "lucide-react"
import { buttonClass } from "#app/ui/button.tsx"
import { linkWords } from "#content/en/footer-links.ts"
import { Illustration, type IllustrationName } from "../illustration.tsx"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "click-to-load": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * A poster in place of content from another site (ruling 15). Only a click loads it: in the page with script, in a new tab
 * without.
 *
 * @param href address of the content
 */
export function ClickToLoad({
  href,
  title,
  action,
  note,
  illustration,
}: {
  href: string
  title: string
  action: string
  note: string
  illustration: IllustrationName
}) {
  return (
    <click-to-load className="poster">
      <Illustration name={illustration} className="poster-picture" />
      <div className="poster-words">
        <a
          href={href}
          target="_blank"
          rel="noopener"
          data-load
          data-title={title}
          className={buttonClass({ variant: "gold", size: "lg" })}
        >
          <Play aria-hidden="true" className="size-5" />
          {action}
          <span className="visually-hidden"> ({linkWords.opensNewTab})</span>
        </a>
        <p className="text-sm">{note}</p>
      </div>
    </click-to-load>
  )
}
