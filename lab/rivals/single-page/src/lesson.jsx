import "../.cache/shared/learn.css"
import { Lesson } from "../.cache/shared/lesson.js"
import lesson from "../.cache/shared/lesson.json"
import { useElements } from "./elements.js"

export function Component() {
  useElements()
  return (
    <>
      <title>{lesson.title}</title>
      <meta name="description" content={lesson.description} />
      <Lesson outline={lesson.outline} next={lesson.next} />
    </>
  )
}
