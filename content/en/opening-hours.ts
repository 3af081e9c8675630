/** Text about opening hours. Times and days are in the shop's time zone. */
export const openingHoursContent = {
  /** Closes within a day, closes later, never closes. */
  open: {
    until: "Open now, until {time}",
    untilDay: "Open now, until {day} at {time}",
    always: "Open now, day and night",
  },
  closed: {
    today: "Closed, opens at {time}",
    tomorrow: "Closed, opens tomorrow at {time}",
    day: "Closed, opens on {day} at {time}",
    date: "Closed, opens on {date} at {time}",
    unknown: "Closed now",
  },
  midnight: "midnight",
  /** Parsed times, written so that AM and PM cannot be confused. Placeholders: {time}, {from}, {until}. */
  spoken: {
    am: "{time} AM",
    pm: "{time} PM",
    noon: "noon",
    midnight: "midnight",
    sameDay: "{from} to {until}",
    nextDay: "{from} to {until} the next day",
    always: "day and night",
  },
  today: "Today: {times}",
  closedToday: "Today: closed",
  /** After the hours on a card: the reader may be in another time zone. */
  there: "(local time there)",
  timesThere: "Local time there (UTC{offset}), according to the owner.",
} as const
