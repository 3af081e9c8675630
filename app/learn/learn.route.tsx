import { weeklyText } from "#app/events/webinars.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import type { RouteHandle } from "#app/root.tsx"
import { AssistantWidget } from "#app/search/assistant/assistant-widget.tsx"
import assistantWidget from "#app/search/assistant/widget-element.ts?worker&url"
import { ChatDemo } from "#app/search/assistant-demo/chat-demo.tsx"
import { services } from "#app/services.ts"
import { readWebinar } from "#app/settings/webinar/webinar.server.ts"
import { learn } from "#content/en/learn.ts"
import type { Route } from "./+types/learn.route"
import { LearnPage } from "./learn-page.tsx"
import lessonProgress from "./progress/progress-element.ts?worker&url"

export const handle: RouteHandle = {
  elements: true,
  modules: [lessonProgress, assistantWidget],
  cacheTags: [],
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
