import { createContext, useContext } from "react"
import { type Times, timesIn } from "../text/date-text.ts"
import { usualStaffZone } from "./usual-zones.ts"

/** The zone of whoever is signed in: in it the back office shows times, and takes those that are typed. */
export const StaffZone = createContext<string>(usualStaffZone)

/** Dates and times for the one who reads the page. */
export function useStaffTimes(): Times {
  return timesIn(useContext(StaffZone))
}

export function StaffDate({ at }: { at: Date }) {
  return useStaffTimes().shortDateText(at)
}

export function StaffTime({ at }: { at: Date }) {
  return useStaffTimes().timeText(at)
}
