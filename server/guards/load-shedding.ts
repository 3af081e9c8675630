import { createVisitorPlaces, type Leave, widestNetwork } from "#app/lib/http/networks.ts"
import type { Log } from "#app/lib/log/log.ts"
import { type Admission, createAdmission, type Kind } from "./admission.ts"

/** The database takes six statements of forms and four of pages at a time: more renderings at once only make each of them slower. */
const shares = {
  form: { below: 24, ofOne: 8, waiting: 500, waitMs: 8_000 },
  kept: { below: 16, ofOne: 4, waiting: 100, waitMs: 2_000 },
  page: { below: 12, ofOne: 4, waiting: 60, waitMs: 1_000 },
}
/**
 * A picture arrives as slowly as its sender's network is, without costing us work: these are counted by themselves. What a
 * picture costs in memory is bounded where it is held (picture-places.server.ts).
 */
const uploads = { form: { below: 64, ofOne: 64, waiting: 100, waitMs: 8_000 } }
/** Nobody takes all of these places by sending slowly in many of them. */
const mostUploadsOfOne = 8

export type LoadShedding = {
  /**
   * Waits for a place to work in.
   *
   * @param visitor `limitGroup`
   * @param isUpload whether it is a form that brings a picture
   * @returns what to call at the end; undefined when there is no room
   */
  enter(kind: Kind, visitor: string, isUpload?: boolean): Promise<Leave | undefined>
  /**
   * Says no to one more page when too many wait already, unless others of them have to go before it: refusing must cost less than
   * making it.
   */
  turnsAway(visitor: string): boolean
  /** For whoever watches. `shed` counts from the start of the process. */
  readonly counts: { running: number; waiting: number; shed: { pages: number; forms: number } }
}

/**
 * What happens when more is asked for than can be done: pages that nobody keeps are refused, forms go before them, and
 * everything that is kept, files and `/livez` are answered without asking here.
 */
export function createLoadShedding(parts: {
  log: Log
  /** For /metrics. */
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

/** A line for every refusal would be the next load. */
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
