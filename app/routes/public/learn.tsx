import { AssistantWidget } from "#app/features/assistant-demo/assistant-widget.tsx"
import { ChatDemo } from "#app/features/assistant-demo/chat-demo.tsx"
import { LearnPage } from "#app/features/learn/learn-page.tsx"
import lessonProgress from "#app/features/learn/progress/progress-element.ts?worker&url"
import { pageMeta } from "#app/platform/page-meta.ts"
import type { RouteHandle } from "#app/root.tsx"
import { learn } from "#content/en/learn.ts"
import type { Route } from "./+types/learn"

export const handle: RouteHandle = { elements: true, modules: [lessonProgress], keptWith: [] }
export const meta: Route.MetaFunction = (args) => pageMeta(args, learn)

export default function Learn() {
  return (
    <>
      <LearnPage chat={<ChatDemo />} />
      <AssistantWidget />
    </>
  )
}
