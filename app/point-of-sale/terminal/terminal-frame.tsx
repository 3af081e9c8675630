import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { counterWords } from "#content/en/counter.ts"

const words = counterWords.terminal

/** Layout of terminal pages, without the site's header and footer: small screens need the space. */
export function TerminalFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh content-start gap-4 p-4 sm:mx-auto sm:w-full sm:max-w-xl">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-bold wrap-anywhere">{name}</p>
        <nav aria-label={words.pages} className="flex gap-x-5">
          <a href={pathTo("/counter")} className="inline-flex min-h-11 items-center text-gold-400 underline">
            {words.title}
          </a>
          <a
            href={pathTo("/counter/day")}
            className="inline-flex min-h-11 items-center text-gold-400 underline"
          >
            {words.dayLink}
          </a>
        </nav>
      </header>
      <main className="grid gap-4">{children}</main>
    </div>
  )
}

/** Error page of the terminal for devices that are not activated. */
export function StrangerPage() {
  const { stranger } = counterWords
  return (
    <main className="grid min-h-dvh content-center gap-3 p-6 sm:mx-auto sm:max-w-xl">
      <h1 className="text-title">{stranger.title}</h1>
      <p className="text-lg">{stranger.text}</p>
    </main>
  )
}
