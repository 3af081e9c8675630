import { createVisitorPlaces, type Leave } from "../http/networks.ts"

/** Takes a slot for one picture. @returns a function that releases it; undefined if none is free */
export type TakePlace = () => Leave | undefined

/**
 * Pictures are in memory until they are encoded: 80 MB in total, those of staff included. One visitor may press the button again
 * before the first response.
 */
const visitors = { all: 12, ofOne: 3 }
const staff = 4
/** Files for the import of listings, up to 10 MB each. */
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

/**
 * Limited per visitor, so that no visitor takes all slots with slow uploads, whatever the number of connections and addresses.
 */
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
/** Separate from those of visitors. */
export const placeOfStaff = createPlaces(staff)
export const placeOfImport = createPlaces(imports)
