import { outlineLesson } from "#app/features/learn/lesson/lesson-outlines.server.tsx"
import { renderMarkdown } from "#app/platform/text/formats/markdown.server.ts"
import { directoryContent } from "#content/en/directory.ts"
import { faq, homeQuestions } from "#content/en/faq.ts"
import { home } from "#content/en/home.ts"
import { blockchain } from "#content/en/lessons/university/blockchain.ts"
import { wallets } from "#content/en/lessons/university/wallets.ts"

type Question = { id: string; question: string; answer: string }

/** What the product works out on its server; the rivals find it in a file, so that no visitor has to. */
export const facts = {
  year: new Date().getUTCFullYear(),
  home: {
    title: home.title,
    description: home.description,
    answers: faq.groups
      .flatMap<Question>(({ questions }) => questions)
      .filter(({ id }) => homeQuestions.some((chosen) => chosen === id))
      .map(({ question, answer }) => ({ question, html: renderMarkdown(answer) })),
  },
  directory: { title: directoryContent.title, description: directoryContent.description },
  lesson: {
    title: blockchain.title,
    description: blockchain.description,
    outline: outlineLesson("university/blockchain"),
    next: { path: "/learn/wallets", title: wallets.title },
  },
}
