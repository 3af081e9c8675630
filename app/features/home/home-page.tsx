import { WovenStrip } from "#app/ui/woven-strip.tsx"
import { FirstQuestions } from "./first-questions.tsx"
import { Hero } from "./hero.tsx"
import { Impact } from "./impact.tsx"
import { IntroVideo } from "./intro-video.tsx"
import { JoinCall } from "./join-call.tsx"
import { Mission } from "./mission.tsx"
import { PressList } from "./press-list.tsx"
import { Reasons } from "./reasons.tsx"
import { ResourceCards } from "./resource-cards.tsx"
import { Steps } from "./steps.tsx"
import { Testimonials } from "./testimonials.tsx"

/** The home page, its parts in the order of document 1, section 1. */
export function HomePage({ answers }: { answers: readonly { question: string; html: string }[] }) {
  return (
    <>
      <Hero />
      <WovenStrip />
      <IntroVideo />
      <Reasons />
      <Mission />
      <Steps />
      <WovenStrip />
      <Impact />
      <Testimonials />
      <ResourceCards />
      <FirstQuestions answers={answers} />
      <JoinCall />
      <PressList />
    </>
  )
}
