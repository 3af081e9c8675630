import { placeMapContent as words } from "#content/en/place-map.ts"
import { type MapTarget, mapApps, mapLinks } from "./map-links.ts"

/**
 * Links to open a place in a map app.
 *
 * @param plusCode of an exact position, for copying
 */
export function OpenInMap({ plusCode, ...target }: MapTarget & { plusCode?: string }) {
  const links = mapLinks(target)
  return (
    <div className="text-sm">
      <p className="mt-2 text-ivory-300">{words.openIn}</p>
      <ul className="flex flex-wrap gap-x-4">
        {mapApps.map((app) => (
          <li key={app}>
            <a
              href={links[app]}
              target={app === "phone" ? undefined : "_blank"}
              rel="nofollow ugc noopener noreferrer"
              className="inline-flex min-h-11 items-center text-link"
            >
              {words.apps[app]}
            </a>
          </li>
        ))}
      </ul>
      {plusCode && (
        <p className="text-ivory-300">
          {words.plusCode} <code className="text-base select-all">{plusCode}</code>
        </p>
      )}
    </div>
  )
}
