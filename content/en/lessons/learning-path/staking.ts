import type { Lesson } from "#content/lesson.ts"

export const staking: Lesson = {
  slug: "staking",
  title: "Staking",
  summary: "How coins help to run Guapcoin, what your wallet needs and why no reward is certain.",
  description:
    "Staking on Guapcoin in plain words: why proof of stake works, what your wallet needs, how long coins wait, and why nobody can promise a reward.",
  recap: [
    "Layer 1 of Guapcoin uses proof of stake: coins give a chance to add the next block.",
    "Your coins stay in your own wallet, which must be online and unlocked for staking.",
    "Coins must wait before they count: 60 blocks by the published code, 8 hours by the project's documents.",
    "Rewards depend on luck and on everyone else who stakes, and the figures in our wallet demo are samples.",
  ],
  questions: [
    {
      question: "Where are your coins while you stake GUAP with the desktop wallet?",
      answers: [
        {
          text: "With the Guapcoin project",
          right: false,
          because: "No: you send your coins to nobody. If someone asks for them, be careful.",
        },
        {
          text: "Still under your own keys, in your own wallet",
          right: true,
          because: "Right. The wallet only has to be online, caught up and unlocked for staking.",
        },
        {
          text: "Locked by the network for 30 days",
          right: false,
          because:
            "Not quite: 30 days is a sample figure of our wallet demo. The published code has no such rule.",
        },
      ],
    },
    {
      question: "Ama stakes 500 coins and Zola 200, all day long. What can you say about the next block?",
      answers: [
        {
          text: "Ama will add it, because she has more coins",
          right: false,
          because: "Not quite: more coins mean a better chance, but any one block is a matter of luck.",
        },
        {
          text: "Both have the same chance",
          right: false,
          because:
            "No: the chance grows with the number of coins. Ama's is about two and a half times Zola's.",
        },
        {
          text: "Ama has the better chance, but either may add it, or someone else",
          right: true,
          because: "Right. Over many blocks the shares even out, but no single block is certain.",
        },
      ],
    },
    {
      question: 'A site offers "12% a year, guaranteed" if you send it your GUAP. What is the best answer?',
      answers: [
        {
          text: "It is safe, because staking has a fixed yearly rate",
          right: false,
          because: "No: layer 1 has no fixed yearly rate. Rewards depend on luck and on all who stake.",
        },
        {
          text: "Keep your coins: nobody can guarantee this, and the site would hold them",
          right: true,
          because:
            "Right. A promise of fixed returns is a warning sign, and coins you send away are no longer under your keys.",
        },
        {
          text: "Send your recovery phrase instead of the coins",
          right: false,
          because: "No: that is worse. Who has your phrase can take everything in the wallet.",
        },
        {
          text: "Send half, so that you lose less if it fails",
          right: false,
          because:
            "Not quite: a smaller loss is still a loss. You can stake in your own wallet without sending.",
        },
      ],
    },
  ],
}
