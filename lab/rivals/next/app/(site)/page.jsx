import Script from "next/script"
import built from "../../.cache/shared/built.json"
import { Frame } from "../../.cache/shared/frame.js"
import { HomePage } from "../../.cache/shared/home.js"

const { home, year } = built.facts

export const metadata = { title: home.title, description: home.description }

export default function Home() {
  return (
    <Frame path="/" year={year}>
      <HomePage answers={home.answers} />
      <Script type="module" src={built.elements} strategy="lazyOnload" />
    </Frame>
  )
}
