import type { Lesson } from "#content/lesson.ts"

export const masternodes: Lesson = {
  slug: "masternodes",
  title: "Masternodes",
  summary: "What a masternode does, what it needs, how rewards are shared and what can go wrong.",
  description:
    "A Guapcoin masternode in plain words: the 10,000 GUAP deposit, the server, the setup steps, how block rewards are shared, and the risks.",
  recap: [
    "A masternode is a full node of layer 1 that stays online, does extra work and can earn a part of block rewards.",
    "It needs a deposit of exactly 10,000 GUAP, which stays in your own wallet and stays yours.",
    "A server does the work, while the key that can spend the deposit stays at home.",
    "The documents and the published code name different shares of the reward, and nobody can promise you an income.",
  ],
  questions: [
    {
      question: "Where do the 10,000 GUAP of a masternode belong?",
      answers: [
        {
          text: "In the account of the server company",
          right: false,
          because: "No: the company rents you a computer. It has nothing to do with your coins.",
        },
        {
          text: "In your own wallet, at a new address of yours",
          right: true,
          because:
            "Right. You set the coins aside in your own wallet. If you spend them, the masternode ends.",
        },
        {
          text: "With the Guapcoin project, which gives them back later",
          right: false,
          because: "Not quite: you pay the deposit to nobody. Who asks you to send it to them can keep it.",
        },
      ],
    },
    {
      question:
        "Thandi uses two computers, as most owners do. A thief breaks into her server. What can the thief do?",
      answers: [
        {
          text: "Spend the 10,000 GUAP",
          right: false,
          because:
            "No: the key that can spend them is in her wallet at home. The server has only the masternode key.",
        },
        {
          text: "Change the payments that are already on the blockchain",
          right: false,
          because: "Not quite: every other full node has its own copy and would refuse a changed one.",
        },
        {
          text: "Disturb her masternode, so that it may miss rewards",
          right: true,
          because:
            "Right. That is a nuisance, but the deposit is safe as long as the wallet at home is safe.",
        },
      ],
    },
    {
      question: "Many new masternodes join, and all else stays the same. What happens to yours?",
      answers: [
        {
          text: "Its turn comes less often",
          right: true,
          because:
            "Right. Each block pays one masternode, so with more of them you wait longer. Rewards are not a fixed income.",
        },
        {
          text: "Its turn comes just as often, because each masternode has a fixed wage",
          right: false,
          because:
            "No: there is no fixed wage. One masternode is paid for each block, whatever their number.",
        },
        {
          text: "It must add more coins to its deposit",
          right: false,
          because: "Not quite: the deposit stays at 10,000 GUAP, whatever the number of masternodes.",
        },
      ],
    },
  ],
}
