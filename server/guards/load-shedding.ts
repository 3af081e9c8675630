import { createVisitorPlaces, type Leave, widestNetwork } from "#app/lib/http/networks.ts"
import type { Log } from "#app/lib/log/log.ts"
import { type Admission, createAdmission, type Kind } from "./admission.ts"

/**
 * The database runs six statements of forms and four of pages at a time: more concurrent renderings only make each of them
 * slower.
 */
const shares = {
  form: { below: 24, ofOne: 8, waiting: 500, waitMs: 8_000 },
  kept: { below: 16, ofOne: 4, waiting: 100, waitMs: 2_000 },
  page: { below: 12, ofOne: 4, waiting: 60, waitMs: 1_000 },
}
/**
 * Uploads are counted separately: a picture arrives as slowly as the sender's network is, without load for the server. The memory
 * for pictures is limited in picture-places.server.ts.
 */
const uploads = { form: { below: 64, ofOne: 64, waiting: 100, waitMs: 8_000 } }
/** Uploads of one visitor at a time, so that slow uploads of one sender cannot take all slots. */
const mostUploadsOfOne = 8

export type LoadShedding = {
  /**
   * Waits for a slot.
   *
   * @param visitor `limitGroup`
   * @param isUpload whether the form contains a picture
   * @returns call it when the request ends; undefined when the request is refused
   */
  enter(kind: Kind, visitor: string, isUpload?: boolean): Promise<Leave | undefined>
  /**
   * Whether to refuse one more page because the queue is full, and counts it. Cheap and synchronous: a refusal must cost less
   * than rendering.
   */
  turnsAway(visitor: string): boolean
  /** For monitoring. `shed` counts from the start of the process. */
  readonly counts: { running: number; waiting: number; shed: { pages: number; forms: number } }
}

/**
 * Load shedding: under overload, pages that are not in the cache are refused, and forms have priority over pages. Cached pages,
 * files and `/livez` are answered without passing through here.
 */
export function createLoadShedding(parts: {
  log: Log
  /** Called for /metrics. */
  onShed?(what: "pages" | "forms"): void
  admission?: Admission
}): LoadShedding {
  const { log, admission = createAdmission(shares) } = parts
  const uploading = createAdmission(uploads)
  const placeOf = createVisitorPlaces(mostUploadsOfOne)
  const shed = { pages: 0, forms: 0 }
  const tell = oncePerSecond(() => log.warn("load.shed", { ...shed }))

  const count = (what: "pages" | "forms") => {
    shed[what]++
    parts.onShed?.(what)
    tell()
  }

  const enterUpload = async (sender: string): Promise<Leave | undefined> => {
    const leaveOwn = placeOf(sender)
    const leave = leaveOwn && (await uploading.enter("form", sender))
    if (!leave) leaveOwn?.()
    return (
      leave &&
      (() => {
        leave()
        leaveOwn()
      })
    )
  }

  return {
    async enter(kind, visitor, isUpload = false) {
      const leave = await (isUpload ? enterUpload(visitor) : admission.enter(kind, widestNetwork(visitor)))
      if (!leave) count(kind === "form" ? "forms" : "pages")
      return leave
    },
    turnsAway(visitor) {
      if (admission.hasRoom("page", widestNetwork(visitor))) return false
      count("pages")
      return true
    },
    get counts() {
      const running = admission.running + uploading.running
      return { running, waiting: admission.waiting + uploading.waiting, shed: { ...shed } }
    },
  }
}

/** At most one log line a second: a line for every refusal would add load. */
function oncePerSecond(act: () => void): () => void {
  let isAhead = false
  return () => {
    if (isAhead) return
    isAhead = true
    const later = () => {
      isAhead = false
      act()
    }
    setTimeout(later, 1000).unref()
  }
}
