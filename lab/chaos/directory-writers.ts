import { randomUUID } from "node:crypto"
import { listingOwners } from "#content/en/listing-owners.ts"
import { type Act, browserAt, filled, isOpened, isTaken } from "./directory-browser.ts"
import type { Shop } from "./directory-site.ts"

/** What was acknowledged about a listing or an application. Each has exactly one writer. */
export type Acknowledged = {
  reports: Set<string>
  /** By listing: its state after the owner's last acknowledged action. */
  stands: Map<number, { status?: "listed" | "closed"; phone?: string; confirmedFrom?: number }>
  phones: string[]
  acts: number
  /** The number of edits begun: each sets a unique phone number. */
  edits: number
}

/** A visitor's report about a listing, a new visitor each time. */
export function reportOn(origin: string, shop: Shop, said: Acknowledged): Act {
  const key = randomUUID()
  const path = `/merchant-directory/${shop.slug}/report`
  let body: URLSearchParams | undefined
  return async () => {
    if (!body) {
      const browser = browserAt(origin)
      if (!(await isOpened(browser, path))) return true
      body = filled(browser, { answer: "asked-no", note: key })
    }
    // The same form each time: the response shows a new one.
    const [again, form] = [browserAt(origin), body]
    const taken = await isTaken(said, again, () => again.post(path, form))
    if (taken) said.reports.add(key)
    return taken
  }
}

/** The actions of an owner in turn: reopen, confirm, edit, close. */
export function ownerActs(origin: string, shop: Shop, said: Acknowledged): (() => Act)[] {
  const page = `/my-listings/${shop.publicId}`
  const stands = () => {
    const known = said.stands.get(shop.id) ?? {}
    said.stands.set(shop.id, known)
    return known
  }
  const press = (intent: string, then: () => void) => () => async () => {
    const browser = browserAt(origin, shop.cookie)
    const taken = await isTaken(said, browser, () => browser.post(page, new URLSearchParams({ intent })))
    if (taken) then()
    return taken
  }
  const edit = () => {
    said.edits++
    const phone = `+1404${2_000_000 + said.edits}`
    return async () => {
      const browser = browserAt(origin, shop.cookie)
      if (!(await isOpened(browser, `${page}/edit`))) return false
      const taken = await isTaken(said, browser, () =>
        browser.fill({ phone }).press(listingOwners.edit.submit),
      )
      if (!taken) return false
      stands().phone = phone
      said.phones.push(phone)
      return true
    }
  }
  return [
    press("reopen", () => {
      stands().status = "listed"
    }),
    press("confirm", () => {
      stands().confirmedFrom = Date.now() - 120_000
    }),
    edit,
    press("close", () => {
      stands().status = "closed"
    }),
  ]
}

/** The actions of staff: approve an application, undo that, and approve it again. */
export function staffActs(origin: string, id: number, cookie: string, said: Acknowledged): Act[] {
  const post = (fields: Record<string, string>) => () => {
    const browser = browserAt(origin, cookie)
    return isTaken(said, browser, () => browser.post(`/admin/merchants/${id}`, new URLSearchParams(fields)))
  }
  const approve = post({ intent: "approve" })
  return [approve, post({ intent: "undo", decisions: `${id}:1` }), approve]
}
