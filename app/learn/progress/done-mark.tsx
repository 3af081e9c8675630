import { Check } from "lucide-react"
import { learningPath } from "#content/en/lesson-page.ts"

/**
 * "Done", hidden until progress-element.ts finds that the lesson is finished on this device. Requires a `lesson-progress`
 * ancestor.
 *
 * @param path path of the lesson
 */
export function DoneMark({ path, className = "" }: { path: string; className?: string }) {
  return (
    <span hidden data-done={path} className={`station-done ${className}`.trim()}>
      <Check aria-hidden="true" className="size-4" /> {learningPath.done}
    </span>
  )
}
