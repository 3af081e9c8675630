import { createVisitorPlaces, type Leave } from "../http/networks.ts"

/** Takes a place for one picture. @returns what gives it back; undefined when there is none */
export type TakePlace = () => Leave | undefined

/**
 * Pictures are held in memory until they are re-encoded: 80 MB in all, those of the staff included. One visitor may press
 * the button again before the first answer has come.
 */
const visitors = { all: 12, ofOne: 3 }
const staff = 4
/** Files of listings, of 10 MB each. */
const imports = 2

function createPlaces(all: number): TakePlace {
  let held = 0
  return () => {
    if (held >= all) return undefined
    held++
    let isHeld = true
    return () => {
      if (isHeld) held--
      isHeld = false
    }
  }
}

const anyVisitor = createPlaces(visitors.all)
const ofVisitor = createVisitorPlaces(visitors.ofOne)

/** Nobody takes all of them by sending slowly, however many connections and addresses he has. */
export const placeOfVisitor =
  (limitGroup: string): TakePlace =>
  () => {
    const leaveOwn = ofVisitor(limitGroup)
    const leave = leaveOwn && anyVisitor()
    if (!leave) leaveOwn?.()
    return (
      leave &&
      (() => {
        leave()
        leaveOwn()
      })
    )
  }
/** Apart from those of the visitors. */
export const placeOfStaff = createPlaces(staff)
export const placeOfImport = createPlaces(imports)
