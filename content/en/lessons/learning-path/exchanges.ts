import type { Lesson } from "#content/lesson.ts"

export const exchanges: Lesson = {
  slug: "exchanges",
  title: "Exchanges",
  summary: "Where coins are bought and sold, how the two kinds differ, and how to choose.",
  description:
    "Centralized and decentralized crypto exchanges in plain words: how prices form, what they cost, how to choose one and how to stay safe.",
  recap: [
    "An exchange is a place where buyers and sellers of coins meet, and the price is what they agree on.",
    "A centralized exchange is a company that holds your coins while you trade; on a decentralized one you sign each swap from your own wallet.",
    "Before you send money, check that the exchange serves your country, that the pair is still listed, what everything costs, and that you can take coins out.",
    "Keep on an exchange only what you trade now, and trade only what you can afford to lose.",
  ],
  questions: [
    {
      question: "Who holds the keys to your coins while they are on a centralized exchange?",
      answers: [
        {
          text: "You do, because the coins are in your account",
          right: false,
          because: "Not quite: the account shows what the company owes you. The company holds the keys.",
        },
        {
          text: "The company that runs the exchange",
          right: true,
          because: "Right. That is called custodial, so keep there only what you are trading.",
        },
        {
          text: "Nobody: the coins have no keys there",
          right: false,
          because: "No: coins on a blockchain can only be moved with keys. Here the company has them.",
        },
      ],
    },
    {
      question: "The best buyer offers 0.44 and the best seller asks 0.46. What is the spread?",
      answers: [
        {
          text: "0.02",
          right: true,
          because: "Right. The spread is the gap between the best two prices: 0.46 minus 0.44.",
        },
        {
          text: "0.45",
          right: false,
          because: "Not quite: 0.45 is the middle of the two prices. The spread is the gap between them.",
        },
        {
          text: "0.90",
          right: false,
          because: "No: that is both prices added up. Take one from the other to get the gap.",
        },
      ],
    },
    {
      question:
        "On a decentralized exchange you see a token with a name you know. What tells you that it is real?",
      answers: [
        {
          text: "The name and the logo are right",
          right: false,
          because: "No: anyone can make a token with any name and any logo.",
        },
        {
          text: "Its price has gone up today",
          right: false,
          because: "No: a price says nothing about who made a token, and it can be pushed up on purpose.",
        },
        {
          text: "Someone in a chat group sent you the link",
          right: false,
          because: "No: links in messages are a common way to lead people to fakes.",
        },
        {
          text: "Its contract address is the one an official source gives",
          right: true,
          because: "Right. Names can be copied, but a contract address belongs to one token on its network.",
        },
      ],
    },
  ],
}
