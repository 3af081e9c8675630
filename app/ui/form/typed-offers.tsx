import { useEffect, useId, useState } from "react"
import { useLocation } from "react-router"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { typedWords as words } from "#content/en/typed.ts"
import { formArrived } from "./keep-lost-forms.ts"
import {
  dropPosted,
  dropSent,
  dropTyped,
  fillTyped,
  keepTyped,
  noteFirst,
  offersOfPage,
  type TypedOffer,
} from "./typed-copies.ts"

const pauseMs = 250

/**
 * Stores the input of each form of the page in this tab until it is accepted, and offers it when the form is shown without it:
 * after the session ended, the page was left, or the system closed the browser. Nothing is filled in automatically.
 */
export function TypedOffers() {
  const { pathname } = useLocation()
  const [offers, setOffers] = useState<TypedOffer[]>([])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onTouch = ({ target }: Event) => {
      const form = target instanceof Element && target.closest("form")
      if (form) noteFirst(form)
    }
    const onInput = ({ target, isTrusted }: Event) => {
      const { form } = target as HTMLInputElement
      if (!form || !isTrusted) return
      clearTimeout(timer)
      timer = setTimeout(() => keepTyped(form, "typed"), pauseMs)
    }
    // Runs after React, which also listens on the document: a submit it does not handle is posted as a document.
    const onSubmit = ({ target, defaultPrevented }: Event) => {
      clearTimeout(timer)
      keepTyped(target as HTMLFormElement, defaultPrevented ? "sent" : "posted")
    }
    dropPosted()
    document.addEventListener("focusin", onTouch)
    document.addEventListener("pointerdown", onTouch)
    document.addEventListener("input", onInput)
    document.addEventListener("submit", onSubmit)
    window.addEventListener(formArrived, dropSent)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("focusin", onTouch)
      document.removeEventListener("pointerdown", onTouch)
      document.removeEventListener("input", onInput)
      document.removeEventListener("submit", onSubmit)
      window.removeEventListener(formArrived, dropSent)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the forms are those of the page
  useEffect(() => setOffers(offersOfPage()), [pathname])

  const answer = (offer: TypedOffer) => setOffers((open) => open.filter(({ key }) => key !== offer.key))
  return (
    offers.length > 0 && (
      <section aria-label={words.title} className="panel grid gap-4 border-s-4 border-s-indigo p-4">
        <p className="font-semibold">{words.title}</p>
        {offers.map((offer) => (
          <Offer key={offer.key} offer={offer} onAnswer={() => answer(offer)} />
        ))}
      </section>
    )
  )
}

function Offer({ offer, onAnswer }: { offer: TypedOffer; onAnswer(): void }) {
  const { timeText } = useStaffTimes()
  const text = useId()
  return (
    <div className="grid gap-3">
      <p className="text-ivory-300">{format(words.text, { time: timeText(new Date(offer.copy.at)) })}</p>
      <p id={text} className="line-clamp-3 whitespace-pre-line wrap-anywhere">
        {textOf(offer)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          variant="gold"
          aria-describedby={text}
          onClick={() => {
            fillTyped(offer)
            onAnswer()
          }}
        >
          {words.use}
        </Button>
        <Button
          type="button"
          variant="outline"
          aria-describedby={text}
          onClick={() => {
            dropTyped(offer.key)
            onAnswer()
          }}
        >
          {words.drop}
        </Button>
      </div>
    </div>
  )
}

/** Returns the texts of a copy that differ from its form, so that the user recognizes it. */
function textOf({ form, copy }: TypedOffer): string {
  const shown = new FormData(form)
  return Object.entries(copy.values)
    .filter(([name, value]) => typeof value === "string" && value !== "" && shown.get(name) !== value)
    .map(([, value]) => value)
    .join("\n")
}
