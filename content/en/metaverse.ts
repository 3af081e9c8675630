import type { LinkId } from "../facts/links.ts"
import { claimWords } from "./claims.ts"

/** Text of /metaverse. The address of the space is 'metaverse-space' in links.ts; while it is not set, the page says so. */
export const metaverse = {
  title: "Metaverse",
  description:
    "Meet the Guapcoin community in a virtual space: town halls, lessons you can try, and news from the team.",
  heading: "Guapcoin Metaverse",
  lead: "A metaverse is a computer-made place where people meet. You walk around as a small figure, look at things and talk with others, wherever you are.",

  townHalls: {
    heading: "Town Halls",
    text: `${claimWords["town-halls"].short} We announce each one in our messaging group and on our chat server.`,
    /** Ids of links.ts. A link that is not set there becomes plain text. */
    announcements: [
      { label: "Messaging group", link: "messaging-group" },
      { label: "Chat server", link: "discord" },
    ] satisfies { label: string; link: LinkId }[],
    sessions: { label: "See the town halls", href: "/town-halls" },
  },

  featuresHeading: "What you will find there",
  features: [
    {
      title: "Virtual events",
      text: "Town halls and meetings that you join without a ticket, a visa or a long drive.",
    },
    {
      title: "Interactive learning",
      text: "Walk through a topic, try things out and ask while you learn.",
    },
    {
      title: "Meet the team and the community",
      text: "Talk with the people who build Guapcoin and with the people who use it.",
    },
    {
      title: "Exclusive announcements",
      text: "Some news is announced first to people in the space.",
    },
  ],

  /** Replaces the space until a visitor loads it. */
  poster: {
    heading: "Enter the virtual space",
    button: "Load the virtual space",
    beforeClick:
      "The space belongs to another site. Nothing loads from that site until you press the button.",
    afterClick:
      "Once you do, the other site may learn your IP address, which browser and device you use, and what you do in the space. It may set cookies. Its own privacy rules apply.",
    data: "The space may use a lot of data and battery. Use Wi-Fi if your data costs money.",
    frameTitle: "The virtual space of Guapcoin, from another site",
    trouble: "Nothing appears? Some browsers block spaces like this.",
    newTab: "Open the space in a new tab",
  },

  /** While no address of the space is set. */
  notSet: {
    heading: "Where we meet next",
    text: "The virtual space will open on this page. Until then, we meet on calls.",
    learn: { label: "Learn Crypto", href: "/learn" },
  },
} as const
