import type { Lesson } from "#content/lesson.ts"

export const wallets: Lesson = {
  slug: "wallets",
  title: "Crypto Wallets",
  summary: "Hot or cold, yours or a company's: how wallets work and how to keep your keys safe.",
  description:
    "How a crypto wallet works, what hot and cold wallets are, who holds the keys, and the habits that keep your coins safe. For beginners.",
  recap: [
    "Coins stay on the blockchain. A wallet holds the keys that move them.",
    "Custodial means that a company holds the keys. Non-custodial means that only you do.",
    "Hot wallets are online and handy for small amounts. Cold wallets are offline and safer for savings.",
    "Back up before you receive more than a little, test the backup, and never share your recovery phrase.",
    "Check the coin, the network and the whole address before every payment.",
  ],
  questions: [
    {
      question:
        "Your phone falls into the sea. Your recovery phrase is on paper at home. What about your coins?",
      answers: [
        {
          text: "They are lost, because they were on the phone.",
          right: false,
          because: "Not quite: coins are entries on the blockchain. The phone only held the keys.",
        },
        {
          text: "They are safe: you can restore the wallet on a new device with the phrase.",
          right: true,
          because: "Right. The phrase rebuilds your keys, and the keys control the coins.",
        },
        {
          text: "You must ask the blockchain's support desk to send them again.",
          right: false,
          because:
            "Not quite: a blockchain has no support desk, and nobody can move coins without your keys.",
        },
      ],
    },
    {
      question:
        '"Guapcoin Support" writes to you and asks for your recovery phrase to fix a problem. What do you do?',
      answers: [
        {
          text: "Send only the first six words.",
          right: false,
          because: "Not quite: part of the phrase already makes the thief's work easier. Share none of it.",
        },
        {
          text: "Type the phrase into the form they link to, because the page shows Guapcoin's logo.",
          right: false,
          because: "Not quite: anyone can copy a logo. This is a common phishing trick.",
        },
        {
          text: "Send it, but change your password right after.",
          right: false,
          because: "Not quite: the phrase alone moves your coins. A new password does not stop that.",
        },
        {
          text: "Share nothing and stop answering.",
          right: true,
          because:
            "Right. Nobody honest needs your phrase. Ask us through the contact page if you are unsure.",
        },
      ],
    },
    {
      question: "What makes a wallet cold?",
      answers: [
        {
          text: "Its keys are kept away from the internet.",
          right: true,
          because: "Right. A thief online cannot reach a key that is offline.",
        },
        {
          text: "You have not used it for a year.",
          right: false,
          because: "Not quite: a phone wallet that you never open is still a hot wallet.",
        },
        {
          text: "A company keeps the keys for you.",
          right: false,
          because: "Not quite: that makes it custodial. Hot and cold say whether the keys are online.",
        },
      ],
    },
  ],
}
