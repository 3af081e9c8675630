import { Check } from "lucide-react"
import { learningPath } from "#content/en/lesson-page.ts"

/**
 * "Done", unseen until progress-element.ts finds that the lesson was learned on this device. Stands inside `lesson-progress`.
 *
 * @param path address of the lesson
 */
export function DoneMark({ path, className = "" }: { path: string; className?: string }) {
  return (
    <span hidden data-done={path} className={`station-done ${className}`.trim()}>
      <Check aria-hidden="true" className="size-4" /> {learningPath.done}
    </span>
  )
}
