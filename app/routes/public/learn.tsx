import { ChatDemo } from "#app/features/assistant-demo/chat-demo.tsx"
import { weeklyText } from "#app/features/events/webinars.ts"
import { LearnPage } from "#app/features/learn/learn-page.tsx"
import lessonProgress from "#app/features/learn/progress/progress-element.ts?worker&url"
import { AssistantWidget } from "#app/features/site-search/assistant/assistant-widget.tsx"
import assistantWidget from "#app/features/site-search/assistant/widget-element.ts?worker&url"
import { pageMeta } from "#app/platform/page-meta.ts"
import { readWebinar } from "#app/platform/webinar/webinar.server.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { learn } from "#content/en/learn.ts"
import type { Route } from "./+types/learn"

export const handle: RouteHandle = {
  elements: true,
  modules: [lessonProgress, assistantWidget],
  keptWith: [],
}
export const meta: Route.MetaFunction = (args) => pageMeta(args, learn)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const webinar = await readWebinar(db, clock())
  return { webinar: webinar ? weeklyText(webinar) : undefined }
}

export default function Learn({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LearnPage chat={<ChatDemo />} webinar={loaderData.webinar} />
      <AssistantWidget />
    </>
  )
}
