import { useEffect, useState } from "react"

const storageKey = "guapcoin.staffKeys"
const notText = "a[href], button, [type=checkbox], [type=radio], [type=submit]"

/**
 * Single-letter shortcuts for a list or for the subject of a page: 'j' and 'k' move between rows (`data-row`, with the link
 * `data-open`). Any other letter, and these if there is no row, clicks the element with this `data-shortcut`, in the focused row
 * or else on the page. They can be turned off (WCAG 2.1.4), and are ignored while the user types.
 */
export function useListKeys(): { isOn: boolean; turn(on: boolean): void } {
  const [isOn, setOn] = useState(true)

  useEffect(() => {
    setOn(areOn())
    const onKey = (event: KeyboardEvent) => {
      if (!areOn()) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return
      if (document.querySelector("dialog[open], [popover]:popover-open")) return
      // Key repeat is ignored for actions, so that a key that is held down acts once.
      if (event.repeat && !/^[jk]$/.test(event.key)) return
      if (press(event.key)) event.preventDefault()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])

  return {
    isOn,
    turn(on) {
      setOn(on)
      try {
        localStorage.setItem(storageKey, on ? "on" : "off")
      } catch {}
    },
  }
}

// A browser may refuse storage; then the shortcuts are on.
function areOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off"
  } catch {
    return true
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || (target.matches("input, textarea, select") && !target.matches(notText))
}

/** @returns whether the key had an effect */
function press(key: string): boolean {
  // Rows that are about to be replaced are ignored: the next letter would act on a row that replaces them.
  const isBehind = document.querySelector("table[aria-busy=true]") !== null
  const rows = isBehind ? [] : [...document.querySelectorAll<HTMLElement>("[data-row]")]
  const current = isBehind ? null : document.activeElement?.closest<HTMLElement>("[data-row]")
  if ((key === "j" || key === "k") && rows.length > 0) {
    const index = current ? rows.indexOf(current) + (key === "j" ? 1 : -1) : 0
    const link = rows[index]?.querySelector<HTMLElement>("[data-open]")
    link?.focus()
    link?.scrollIntoView({ block: "nearest" })
    return link !== undefined && link !== null
  }
  if (!/^[a-z/]$/.test(key)) return false
  const selector = `[data-shortcut="${key}"]`
  const target =
    current?.querySelector<HTMLElement>(selector) ??
    // Elements in another row are excluded.
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest("[data-row]"))
  if (!target) return false
  if (target.matches("input:not([type=checkbox])")) target.focus()
  else target.click()
  return true
}
