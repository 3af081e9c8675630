import { LocateFixed } from "lucide-react"
import { format } from "#app/lib/text/format.ts"
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
 * Links to the nearest merchants: around the device's position, or around the selected town. The text about the use of
 * the position is visible while the browser requests permission.
 */
export function NearMe({ search, area }: Pick<DirectoryPage, "search" | "area">) {
  return (
    <>
      {!search.near && (
        <near-me data-finding={words.finding} data-refused={words.refused}>
          {/* Always takes up its space, so that the script causes no layout shift. */}
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
          {format(words.around, { place: area.text })}
        </a>
      )}
    </>
  )
}
