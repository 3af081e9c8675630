import { useEffect, useState } from "react"

const storageKey = "guapcoin.staffKeys"
const notText = "a[href], button, [type=checkbox], [type=radio], [type=submit]"

/**
 * Single letters that act on a list or on the thing a page is about: 'j' and 'k' go from row to row (`data-row`, whose
 * link is `data-open`), any other letter, and these where there is no row, presses what carries it as `data-shortcut`, in the row that has the focus or, if
 * there is none, on the page. A person can turn them off (WCAG 2.1.4), and they are silent while somebody types.
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
      // A key that is held down decides once.
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

// A browser may refuse storage; the keys are then as if nobody had turned them off.
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

/** @returns whether the key meant something */
function press(key: string): boolean {
  // Rows that are about to be others are none: the next letter would decide about what comes in their place.
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
    // What belongs to another row is not meant.
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest("[data-row]"))
  if (!target) return false
  if (target.matches("input:not([type=checkbox])")) target.focus()
  else target.click()
  return true
}
