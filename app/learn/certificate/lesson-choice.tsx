import { pathTo } from "#app/lib/http/path-to.ts"
import { Card } from "#app/ui/card.tsx"
import { PatternTile } from "#app/ui/pattern/pattern-tile.tsx"
import { certificateStart } from "#content/en/certificate.ts"
import { type LessonCode, lessonOf } from "./certificate-lessons.ts"

/** Lessons to choose for a certificate, each with its pattern. @param proof the certificate to extend */
export function LessonChoice({ lessons, proof }: { lessons: readonly LessonCode[]; proof?: string }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {lessons.map((lesson) => {
        const { facts, path } = lessonOf(lesson)
        return (
          <li key={lesson} className="grid">
            <Card
              title={facts.title}
              href={questionsPath(lesson, proof)}
              action={certificateStart.questions}
              top={<PatternTile text={path} repeat={4} className="h-4 w-full" />}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Address of a lesson's questions. @param proof the certificate to extend */
export function questionsPath(lesson: LessonCode, proof?: string): string {
  const path = pathTo("/learn/certificate/questions/:lesson", { lesson })
  return proof ? `${path}?with=${proof}` : path
}
