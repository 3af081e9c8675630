import { randomUUID } from "node:crypto"
import { listingOwners } from "#content/en/listing-owners.ts"
import { type Act, browserAt, filled, isOpened, isTaken } from "./directory-browser.ts"
import type { Shop } from "./directory-site.ts"

/** What was acknowledged about one listing or one application, by who alone writes to it. */
export type Acknowledged = {
  reports: Set<string>
  /** By listing: what the owner's last acknowledged act made of it. */
  stands: Map<number, { status?: "listed" | "closed"; phone?: string; confirmedFrom?: number }>
  phones: string[]
  acts: number
  /** How many edits were begun: each gives a phone number of its own. */
  edits: number
}

/** A visitor who reports something of a listing, another one each time. */
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
    // The same form each time: the page that came back is another one.
    const [again, form] = [browserAt(origin), body]
    const taken = await isTaken(said, again, () => again.post(path, form))
    if (taken) said.reports.add(key)
    return taken
  }
}

/** An owner who opens again, confirms, edits and closes, by turns. */
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

/** Staff who approve an application, take that back, and approve it anew. */
export function staffActs(origin: string, id: number, cookie: string, said: Acknowledged): Act[] {
  const post = (fields: Record<string, string>) => () => {
    const browser = browserAt(origin, cookie)
    return isTaken(said, browser, () => browser.post(`/admin/merchants/${id}`, new URLSearchParams(fields)))
  }
  const approve = post({ intent: "approve" })
  return [approve, post({ intent: "undo", decisions: `${id}:1` }), approve]
}
