import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { nextLesson as words } from "#content/en/lesson-page.ts"
import { allLessons } from "../lessons.ts"

/**
 * One line with a link to a lesson: the first one, until progress-element.ts finds the lessons finished on this device.
 * The ten dots beside it are the ten lessons. Sends nothing, and nothing shifts when another link replaces the first.
 */
export function NextLesson() {
  const [first] = allLessons
  return (
    <lesson-progress className="next-lesson page-width">
      <nav aria-label={words.label}>
        {first && (
          <a href={first.path} data-next="none">
            {format(words.first, { title: first.facts.title })}
          </a>
        )}
        {allLessons.map(({ path, facts }) => (
          <a key={path} href={path} data-next={path} hidden>
            {format(words.next, { title: facts.title })}
          </a>
        ))}
        <a href={pathTo("/learn/certificate")} data-next="all" hidden>
          {words.all}
        </a>
        <span className="knots" aria-hidden="true">
          {allLessons.map(({ path }) => (
            <span key={path}>
              <span data-done={path} hidden />
            </span>
          ))}
        </span>
      </nav>
    </lesson-progress>
  )
}
