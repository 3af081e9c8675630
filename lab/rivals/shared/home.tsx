import type { ComponentProps } from "react"
import { HomePage as Page } from "#app/features/home/home-page.tsx"

/** Without what the product's home reads from its database, so that the rivals have less to send and to paint. */
export function HomePage({ answers }: Pick<ComponentProps<typeof Page>, "answers">) {
  const unread = { nextLesson: null, shops: null, nextEvent: null, networks: null }
  return <Page answers={answers} voices={[]} {...unread} />
}
