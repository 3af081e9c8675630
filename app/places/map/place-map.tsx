import { format, formatCount } from "#app/lib/text/format.ts"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { placeMapContent as words } from "#content/en/place-map.ts"
import { site } from "#content/en/site.ts"
import { naturalEarth } from "#content/facts/sources.ts"
import type { MapMark } from "./cluster-marks.ts"
import { type Label, landmarkRadius, type MapPicture, mapPicture, type ScaleBar } from "./map-picture.ts"
import { tenths } from "./mercator.ts"
import { type PlaceMapOutline, pictureWidth } from "./outline.ts"

/**
 * A map as static SVG: outlines and marks that are links, without JavaScript. Screen
 * readers get the caption, and the page must contain a list with the same links.
 *
 * @param map of countryMap() or townMap()
 * @param caption one sentence: '43 merchants in 12 places of Ghana'
 * @param listHref link of a circle with several listings and no place: the list
 * @param isShort omits the notes, if the list is on another page that has them
 */
export function PlaceMap({
  map,
  marks,
  caption,
  listHref,
  isShort = false,
}: {
  map: PlaceMapOutline
  marks: readonly MapMark[]
  caption: string
  listHref: string
  isShort?: boolean
}) {
  const picture = mapPicture(map, marks)
  return (
    <figure className="place-map">
      <div className="map-frame">
        <svg viewBox={`0 0 ${pictureWidth} ${picture.height}`} aria-hidden="true" className="map-sheet">
          <Land outline={map.outline} />
          <Marks picture={picture} listHref={listHref} />
        </svg>
        <PatternBand />
      </div>
      <figcaption className="mt-3 text-sm">
        <p>{caption}</p>
        {!isShort && (
          <p className="text-ivory-400">
            {words.outlinesOnly}{" "}
            {picture.outside > 0 && formatCount(words.outside, picture.outside, site.locale)} <Source />
          </p>
        )}
      </figcaption>
    </figure>
  )
}

function Source() {
  const [before, after] = words.source.split("{source}")
  return (
    <>
      {before}
      <a href={naturalEarth.href} className="text-link">
        {naturalEarth.name}
      </a>
      {after}
    </>
  )
}

/** The country has a woven pattern; the surrounding land is plain. */
function Land({ outline }: { outline: PlaceMapOutline["outline"] }) {
  return (
    <>
      <pattern id="map-cloth" width="12" height="12" patternUnits="userSpaceOnUse">
        <path className="map-cloth" d="M0 0h12v12H0z" />
        <path
          className="map-thread"
          d="M0 1h6M0 3h6M0 5h6M6 7h6M6 9h6M6 11h6M7 0v6M9 0v6M11 0v6M1 6v6M3 6v6M5 6v6"
        />
      </pattern>
      {outline.kind === "file" ? (
        <>
          <use href={`${outline.href}#around`} className="map-around" />
          <use href={`${outline.href}#land`} className="map-land" fill="url(#map-cloth)" />
        </>
      ) : (
        <>
          <path d={outline.around} className="map-around" />
          <path d={outline.land} className="map-land" fill="url(#map-cloth)" />
        </>
      )}
    </>
  )
}

function Marks({ picture, listHref }: { picture: MapPicture; listHref: string }) {
  const { clusters, landmarks, labels, scale } = picture
  return (
    <>
      {scale && <Scale {...scale} />}
      {landmarks.map(({ href, at: [x, y], label }) => (
        <MapLink key={`${href} ${x} ${y}`} href={href} className="map-landmark">
          <circle cx={x} cy={y} r={landmarkRadius} />
          <LabelText label={label} />
        </MapLink>
      ))}
      {clusters.map((cluster) => (
        <ClusterMark key={cluster.at.join(" ")} cluster={cluster} listHref={listHref} />
      ))}
      {labels.map((label) => (
        <LabelText key={label.at.join(" ")} label={label} />
      ))}
    </>
  )
}

function ClusterMark({ cluster, listHref }: { cluster: MapPicture["clusters"][number]; listHref: string }) {
  const { at, radius, count, marks, isPlace } = cluster
  const [x, y] = at
  return (
    <MapLink href={(isPlace && marks[0]?.href) || listHref} className={count === 1 ? "map-one" : "map-many"}>
      <title>{titleOf(cluster)}</title>
      <circle cx={x} cy={y} r={tenths(radius)} />
      {count > 1 && (
        <text x={x} y={tenths(y + 4.5)} className="map-count">
          {count.toLocaleString(site.locale)}
        </text>
      )}
    </MapLink>
  )
}

/** 'Lagos and 5 more places: 156 merchants'; the name for a single listing. */
function titleOf({ count, marks, name, isPlace }: MapPicture["clusters"][number]): string {
  if (count === 1 && name) return name
  const merchants = formatCount(words.merchants, count, site.locale)
  if (!name) return merchants
  if (!isPlace) return format(words.several, { name, merchants })
  if (marks.length === 1) return format(words.place, { name, merchants })
  return format(formatCount(words.cluster, marks.length - 1, site.locale), { name, merchants })
}

/** Not in the tab order: keyboard users have the list. */
function MapLink({
  href,
  className,
  children,
}: {
  href: string
  className: string
  children: React.ReactNode
}) {
  return (
    <a href={href} className={className} tabIndex={-1}>
      {children}
    </a>
  )
}

function LabelText({ label: { text, at, anchor } }: { label: Label }) {
  return (
    <text x={at[0]} y={at[1]} className="map-name" textAnchor={anchor === "start" ? undefined : anchor}>
      {text}
    </text>
  )
}

function Scale({ at: [x, y], length, kilometres }: ScaleBar) {
  return (
    <g className="map-scale">
      <path className="map-bar" d={`M${x} ${tenths(y - 3)}v3h${length}v-3`} />
      <text x={x} y={tenths(y - 6)} className="map-name">
        {format(words.kilometres, { count: kilometres.toLocaleString(site.locale) })}
      </text>
    </g>
  )
}
