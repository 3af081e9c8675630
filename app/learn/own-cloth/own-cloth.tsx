import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { blockHeight, stripPitch, stripWidth } from "#app/ui/own-cloth/weave.ts"
import { learn } from "#content/en/learn.ts"
import { allLessons } from "../lessons.ts"
import { clothBlocks } from "./cloth-picture.ts"
import weaver from "./weave-on-device.ts?worker&url"

const { cloth: words } = learn
const width = allLessons.length * stripPitch - 1
const height = clothBlocks * blockHeight
/** Placeholder lines of unfinished bands: three each. */
const warp = allLessons
  .flatMap((_, index) =>
    [2, stripWidth / 2, stripWidth - 2].map((at) => `M${index * stripPitch + at} 0v${height}`),
  )
  .join("")

/**
 * The visitor's own pattern: a band per lesson, drawn by weave-on-device.ts from data stored on the device. The server
 * knows nothing of it and draws the placeholder. Only devices on which a lesson is finished load the module that draws
 * (../progress/progress-element.ts).
 */
export function OwnCloth() {
  return (
    <section
      id="cloth"
      aria-labelledby="cloth-heading"
      className="needs-script page-width section-room grid grid-cols-1 items-center gap-8 lg:grid-cols-2 lg:gap-16"
    >
      <div
        className="contents"
        data-lessons={allLessons.map(({ path }) => path).join(" ")}
        data-caption={words.caption}
        data-module={weaver}
      >
        <svg
          viewBox={`-6 -6 ${width + 12} ${height + 12}`}
          role="img"
          aria-label={words.label}
          shapeRendering="crispEdges"
          className="w-full rounded-card border border-gold-700 bg-ink"
        >
          <path d={warp} stroke="#5e4300" fill="none" />
          <g data-strips />
        </svg>
        <div className="grid justify-items-start gap-4">
          <h2 id="cloth-heading" className="text-heading">
            {words.heading}
          </h2>
          <p className="measure text-ivory-300">{words.text}</p>
          <p data-count className="font-semibold text-gold-400">
            {format(words.caption, { count: 0, all: allLessons.length })}
          </p>
          <p className="flex min-h-11 flex-wrap gap-3 print:hidden">
            <Button type="button" variant="gold" data-save hidden>
              {words.save}
            </Button>
            <Button type="button" variant="outline" data-share hidden>
              {words.share}
            </Button>
          </p>
        </div>
      </div>
    </section>
  )
}
