import { breadcrumbList } from "#app/lib/text/formats/json-ld.ts"
import { footer } from "#content/en/footer-links.ts"
import type { LessonEntry } from "./lessons.ts"

/** schema.org BreadcrumbList of a lesson. @param list its parent page */
export function lessonBreadcrumbs(
  publicUrl: string,
  list: { name: string; path: string },
  { facts, path }: LessonEntry,
) {
  const [home] = footer.quickLinks
  return breadcrumbList(publicUrl, [{ name: home.label, path: home.href }, list, { name: facts.title, path }])
}

/** schema.org FAQPage. @param questions with their answers as HTML */
export function faqStructuredData(questions: readonly { question: string; html: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, html }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: html },
    })),
  }
}
