/** How much an announcement asks for. */
export const announcementTones = ["info", "important"] as const

export const mostStaffAddresses = 10
