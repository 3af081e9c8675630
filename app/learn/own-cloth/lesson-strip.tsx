import { pathTo } from "#app/lib/http/path-to.ts"
import { blockHeight, stripWidth } from "#app/ui/own-cloth/weave.ts"
import { lessonPage } from "#content/en/lesson-page.ts"
import { allLessons } from "../lessons.ts"
import { clothBlocks } from "./cloth-picture.ts"
import weaver from "./weave-strip.ts?worker&url"

const words = lessonPage.questions.strip

/**
 * Band of a lesson, drawn horizontally. Only devices on which the lesson is finished load the module that draws and shows
 * it (../progress/progress-element.ts, weave-strip.ts).
 */
export function LessonStrip({ path }: { path: string }) {
  const place = allLessons.findIndex((lesson) => lesson.path === path)
  return (
    <div role="status">
      <div hidden data-module={weaver} data-woven={path} data-place={place} className="pt-4">
        <svg
          viewBox={`0 0 ${clothBlocks * blockHeight} ${stripWidth}`}
          shapeRendering="crispEdges"
          aria-hidden="true"
          className="own-strip mb-3 w-full bg-ink"
        >
          <g transform={`rotate(-90) translate(${-stripWidth})`} />
        </svg>
        <p>
          {words.text}{" "}
          <a href={`${pathTo("/learn")}#cloth`} className="text-link">
            {words.link}
          </a>
        </p>
      </div>
    </div>
  )
}
