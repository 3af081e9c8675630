import { textCategories } from "#app/lib/text/text-categories.ts"

/** Start of every invented text. */
export const demoMark = "Demo: "

type DemoText = { title: string; author: string; text: string }

/** Articles as staff would write them, with categories in turn. Several sections show the supported Markdown. */
export const demoArticles: readonly (DemoText & { status: "published" | "draft" })[] = [
  {
    title: "What a market learns in its first week",
    author: "Demo author Abena",
    status: "published",
    text: `Nobody in this text exists. It is here so that the blog shows how an article looks.

## Monday

Six stalls hang up a sign. Two people ask what it means, and one of them pays.

## Saturday

- The sign stands lower, where people wait.
- The price stands beside the code, in both currencies.
- Somebody's nephew answers the questions.

> A sign that nobody can explain is a decoration.

The second week begins with **eleven** stalls.`,
  },
  {
    title: "Three words to write down before anything else",
    author: "Demo author Kwame",
    status: "published",
    text: `An invented text about paper and pencils.

1. Write the words of the wallet on paper.
2. Read them aloud to yourself, from the paper.
3. Put the paper where you keep what you would not photograph.

Our lesson about [wallets](/learn/wallets) says why.`,
  },
  {
    title: "How a choir paid for its robes",
    author: "Demo author Marisol",
    status: "published",
    text: `A made-up choir, forty made-up singers and a tailor who does not exist.

The treasurer sent one payment instead of forty, and the tailor saw it before the tea was cold.

| Who | What |
|---|---|
| Choir | forty robes |
| Tailor | one payment |`,
  },
  {
    title: "A letter from a shop that closed early",
    author: "Demo author Thandiwe",
    status: "published",
    text: `Invented, like the shop. On the day the network of the street was down, the shop wrote names into a book and
was paid the next morning by all but one, who came at noon.`,
  },
  {
    title: "What we do not know yet",
    author: "Demo author Abena",
    status: "draft",
    text: "A draft that nobody but staff can see, kept here so that the list of articles shows one.",
  },
]

/** Stories as visitors send them. `status` says how each was decided. */
export const demoStories: readonly (DemoText & { status: "pending" | "approved" | "rejected" })[] = [
  {
    title: "My aunt counts in coins now",
    author: "Demo sender Yaw",
    status: "approved",
    text: "An invented story. My aunt sells thread. She asked me once what the code was for, and now she asks the customers.",
  },
  {
    title: "A class of twelve and one telephone",
    author: "Demo sender Ngozi",
    status: "approved",
    text: "An invented story. We passed the telephone around the room, and each of us sent the next one the price of a sweet.",
  },
  {
    title: "The day the generator stopped",
    author: "Demo sender Tunde",
    status: "pending",
    text: "An invented story that waits for a decision. The generator stopped, the payment had not, and we finished by candle.",
  },
  {
    title: "Bicycles for the night shift",
    author: "Demo sender Lerato",
    status: "pending",
    text: "An invented story that waits for a decision. Five nurses share three bicycles, and a ledger that nobody has to keep.",
  },
  {
    title: "Buy my course",
    author: "Demo sender Rex",
    status: "rejected",
    text: "An invented advertisement that staff have rejected, so that the list of rejected stories has one.",
  },
]

/** Contact messages. */
export const demoMessages: readonly { name: string; subject: string; text: string; isRead: boolean }[] = [
  {
    name: "Demo visitor Efua",
    subject: "Demo: may we print your lesson?",
    text: "An invented message. We would like to hang the lesson about wallets up in our library. May we?",
    isRead: false,
  },
  {
    name: "Demo visitor Carlos",
    subject: "Demo: my application",
    text: "An invented message. I sent an application on Monday and would like to change the telephone number in it.",
    isRead: false,
  },
  {
    name: "Demo visitor Amina",
    subject: "Demo: a word about the sound",
    text: "An invented message. At the last town hall the second speaker could hardly be heard.",
    isRead: true,
  },
]

/** Events around the day of the seeding. @property inDays days after it; negative: past */
export const demoEvents: readonly {
  title: string
  text: string
  kind: "town-hall" | "community"
  location: string
  inDays: number
  time: string
  timeZone: string
  isCancelled?: boolean
}[] = [
  {
    title: "Town hall on shops and signs",
    text: "An invented town hall, so that the page of town halls shows what comes next.",
    kind: "town-hall",
    location: "Online",
    inDays: 12,
    time: "19:00",
    timeZone: "America/New_York",
  },
  {
    title: "An evening with the market women of Makola",
    text: "An invented evening in Accra. Nobody expects you there.",
    kind: "community",
    location: "Accra, Ghana",
    inDays: 19,
    time: "18:30",
    timeZone: "Africa/Accra",
  },
  {
    title: "Wallets by hand, for beginners",
    text: "An invented afternoon with paper, pencils and old telephones.",
    kind: "community",
    location: "Lagos, Nigeria",
    inDays: 33,
    time: "15:00",
    timeZone: "Africa/Lagos",
  },
  {
    title: "A breakfast that was called off",
    text: "An invented breakfast. It is cancelled, so that the list shows how that looks.",
    kind: "community",
    location: "Atlanta, GA",
    inDays: 8,
    time: "08:30",
    timeZone: "America/New_York",
    isCancelled: true,
  },
  {
    title: "Town hall of last month",
    text: "An invented town hall that is over.",
    kind: "town-hall",
    location: "Online",
    inDays: -30,
    time: "19:00",
    timeZone: "America/New_York",
  },
]

/** Local parts of addresses at example.org, which no one can own (RFC 2606). */
export const demoReaders = [
  { name: "demo-reader-ama", status: "confirmed" },
  { name: "demo-reader-bisi", status: "confirmed" },
  { name: "demo-reader-chen", status: "pending" },
  { name: "demo-reader-dede", status: "unsubscribed" },
] as const

export const demoGuests = ["Demo guest Akua", "Demo guest Baraka", "Demo guest Celeste"] as const

export const addressOf = (name: string) => `${name.toLowerCase().replaceAll(" ", "-")}@example.org`

/** Category of a text by its index, in turn. */
export const categoryOf = (index: number) =>
  textCategories[index % textCategories.length] ?? textCategories[0]
