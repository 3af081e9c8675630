import type { LessonOutline } from "#app/features/learn/lesson/lesson-outlines.server.tsx"
import { LessonPage } from "#app/features/learn/lesson/lesson-page.tsx"
import type { LessonEntry } from "#app/features/learn/lessons.ts"
import { lessonPage } from "#content/en/lesson-page.ts"
import { blockchain } from "#content/en/lessons/university/blockchain.ts"

const lesson: LessonEntry = {
  facts: blockchain,
  path: "/learn/blockchain",
  file: "university/blockchain",
  picture: "blocks",
}

/** @param next the lesson after it, of which only the address and the title are shown */
export function Lesson({ outline, next }: { outline: LessonOutline; next: { path: string; title: string } }) {
  const after = { ...lesson, path: next.path, facts: { ...lesson.facts, title: next.title } }
  const back = { label: lessonPage.backToUniversity, href: "/learn" }
  return <LessonPage lesson={lesson} list={[lesson, after]} outline={outline} back={back} />
}
