import { useEffect, useRef, useState } from "react"
import { Notice } from "#app/ui/notice.tsx"
import { formMessages } from "#content/en/forms.ts"
import { formLost, type Why } from "./keep-lost-forms.ts"

/** Why the last form of this page was lost, until one is sent again. Needs the page as its key where it stays mounted. */
export function LostForm() {
  const [why, setWhy] = useState<Why>()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const tell = (event: Event) => setWhy((event as CustomEvent<Why>).detail)
    const forget = () => setWhy(undefined)
    window.addEventListener(formLost, tell)
    document.addEventListener("submit", forget)
    return () => {
      window.removeEventListener(formLost, tell)
      document.removeEventListener("submit", forget)
    }
  }, [])
  useEffect(() => {
    if (why) box.current?.focus()
  }, [why])

  if (!why) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="error" title={formMessages.lost.title}>
        {formMessages.lost[why]}
      </Notice>
    </div>
  )
}
