import type { ComponentProps, ReactNode } from "react"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
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
 * The home page: its sections in the order of the specification (docs/rulings.md, Home). Below the steps are the feature
 * status and the next session; below the uses are the shops.
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
      <PatternBand />
      <IntroVideo />
      {nextLesson}
      <Reasons />
      <Mission />
      <Steps />
      <div className="page-width section-room grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <WorksToday networks={networks} />
        <NextEventPart>{nextEvent}</NextEventPart>
      </div>
      <Impact />
      {shops}
      <Testimonials voices={voices} />
      <ResourceCards />
      <FirstQuestions answers={answers} />
      <JoinCall />
      <PressList />
    </>
  )
}
