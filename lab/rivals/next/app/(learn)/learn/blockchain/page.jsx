import Script from "next/script"
import built from "../../../../.cache/shared/built.json"
import { Frame } from "../../../../.cache/shared/frame.js"
import { Lesson } from "../../../../.cache/shared/lesson.js"

const { lesson, year } = built.facts

export const metadata = { title: lesson.title, description: lesson.description }

export default function LessonPage() {
  return (
    <Frame path="/learn/blockchain" year={year}>
      <Lesson outline={lesson.outline} next={lesson.next} />
      <Script type="module" src={built.elements} strategy="lazyOnload" />
    </Frame>
  )
}
