import { LocateFixed } from "lucide-react"
import { fill } from "#app/lib/text/fill.ts"
import { directoryContent } from "#content/en/directory.ts"
import type { DirectoryPage } from "../directory.server.ts"
import { directoryHref } from "./directory-search.ts"

const words = directoryContent.near

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "near-me": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * The way to what is near: of whoever lets their device say where they are, and without that of a town. What becomes of the place is said
 * while the browser asks whether it may tell.
 */
export function NearMe({ search, area }: Pick<DirectoryPage, "search" | "area">) {
  return (
    <>
      {!search.near && (
        <near-me data-finding={words.finding} data-refused={words.refused}>
          {/* Its place is kept from the beginning, so that nothing moves when its script comes. */}
          <div className="needs-script">
            <button type="button" className="chip">
              <LocateFixed aria-hidden="true" className="size-4" />
              {words.button}
            </button>
            <p data-note aria-live="polite" className="text-sm text-ivory-300" />
          </div>
        </near-me>
      )}
      {area?.middle && (
        <a href={directoryHref(search, { area: "", near: area.middle })} className="text-link py-1">
          {fill(words.around, { place: area.text })}
        </a>
      )}
    </>
  )
}
