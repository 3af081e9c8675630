/** Takes a place for one picture. @returns what gives it back; undefined when there is none */
export type TakePlace = () => (() => void) | undefined

/**
 * Pictures are held in memory until they are re-encoded: 80 MB in all, those of the staff included. One visitor may press
 * the button again before the first answer has come.
 */
const visitors = { all: 12, ofOne: 3 }
const staff = { all: 4, ofOne: 4 }

/** Nobody takes all of them by sending slowly, however many connections he opens. */
function createPlaces({ all, ofOne }: { all: number; ofOne: number }): (who: string) => TakePlace {
  const held: string[] = []
  return (who) => () => {
    if (held.length >= all || held.filter((one) => one === who).length >= ofOne) return undefined
    held.push(who)
    return () => void held.splice(held.indexOf(who), 1)
  }
}

/** @param limitGroup whom the limits count as one visitor */
export const placeOfVisitor = createPlaces(visitors)
/** Apart from those of the visitors. */
export const placeOfStaff = createPlaces(staff)("staff")
/** Files of listings, of 10 MB each. */
export const placeOfImport = createPlaces({ all: 2, ofOne: 2 })("staff")
