import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Carousel } from "#app/ui/carousel/carousel.tsx"
import { demos } from "#content/en/demos.ts"
import { home } from "#content/en/home.ts"
import { AssistantSlide } from "./slides/assistant-slide.tsx"
import { ExchangeSlide } from "./slides/exchange-slide.tsx"
import { WalletSlide } from "./slides/wallet-slide.tsx"

/** First screen: what Guapcoin is, the two main links, and demo slides in a phone. */
export function Hero() {
  const slides = [
    { name: demos.wallet.name, content: <WalletSlide /> },
    { name: demos.exchange.name, content: <ExchangeSlide /> },
    { name: demos.assistant.name, content: <AssistantSlide /> },
  ]
  const { kicker, heading, lead, start, learn, learnAbout, shops, carousel } = home.hero
  return (
    <section className="hero">
      <div className="page-width grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-16">
        <div className="grid gap-4 sm:gap-6">
          <p className="font-semibold text-gold-400">
            <a href={`${pathTo("/facts")}#founded`} className="hover:underline">
              {kicker}
            </a>
          </p>
          <h1 className="text-hero">{heading}</h1>
          <p className="max-w-xl text-ivory-300 sm:text-lg lg:text-xl">{lead}</p>
          <p className="button-pair [--pair:8rem] *:max-sm:px-5">
            <ButtonLink href={pathTo("/get-guapcoin")} variant="gold" size="lg">
              {start}
            </ButtonLink>
            <ButtonLink href={pathTo("/learn")} variant="outline" size="lg">
              {learn}
              <span className="visually-hidden">: {learnAbout}</span>
            </ButtonLink>
          </p>
          <p>
            <a href={pathTo("/merchant-directory")} className="text-link inline-block py-2">
              {shops}
            </a>
          </p>
        </div>
        <Carousel id="demos" label={carousel} slides={slides} className="device" />
      </div>
    </section>
  )
}
