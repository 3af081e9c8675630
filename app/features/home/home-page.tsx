import type { ComponentProps, ReactNode } from "react"
import { WovenStrip } from "#app/ui/cloth/woven-strip.tsx"
import { FirstIdea } from "./first-idea.tsx"
import { FirstQuestions } from "./first-questions.tsx"
import { Hero } from "./hero.tsx"
import { Impact } from "./impact.tsx"
import { IntroVideo } from "./intro-video.tsx"
import { JoinCall } from "./join-call.tsx"
import { Mission } from "./mission.tsx"
import { NextEventPart } from "./next-event-part.tsx"
import { PressList } from "./press-list.tsx"
import { Reasons } from "./reasons.tsx"
import { ResourceCards } from "./resource-cards.tsx"
import { Steps } from "./steps.tsx"
import { Testimonials } from "./testimonials.tsx"
import { WorksToday } from "./works-today.tsx"

/**
 * The home page: first what can be done today, then what we stand for. All ten parts of docs/rulings.md, Home, are on it; those that
 * only say more fold on phones (decision 53).
 */
export function HomePage({
  answers,
  voices,
  nextLesson,
  shops,
  nextEvent,
  networks,
}: {
  answers: readonly { question: string; html: string }[]
  voices: ComponentProps<typeof Testimonials>["voices"]
  nextLesson: ReactNode
  shops: ReactNode
  nextEvent: ReactNode
  networks: ReactNode
}) {
  return (
    <>
      <Hero />
      <WovenStrip />
      <FirstIdea />
      {nextLesson}
      {shops}
      <div className="page-width section-room grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <NextEventPart>{nextEvent}</NextEventPart>
        <WorksToday networks={networks} />
      </div>
      <Steps />
      <JoinCall />
      <ResourceCards />
      <FirstQuestions answers={answers} />
      <Mission />
      <div className="max-sm:pt-4">
        <Reasons />
        <Impact />
        <Testimonials voices={voices} />
        <IntroVideo />
        <PressList />
      </div>
    </>
  )
}
