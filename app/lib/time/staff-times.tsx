import { createContext, useContext } from "react"
import { type Times, timesIn } from "../text/date-text.ts"
import { usualStaffZone } from "./usual-zones.ts"

/** The time zone of the signed-in user, for times shown and entered in the back office. */
export const StaffZone = createContext<string>(usualStaffZone)

/** Returns the date and time formats of the signed-in user. */
export function useStaffTimes(): Times {
  return timesIn(useContext(StaffZone))
}

export function StaffDate({ at }: { at: Date }) {
  return useStaffTimes().shortDateText(at)
}

export function StaffTime({ at }: { at: Date }) {
  return useStaffTimes().timeText(at)
}
