import type { Lesson } from "#content/lesson.ts"

export const validators: Lesson = {
  slug: "validators",
  title: "Validators",
  summary: "How five approved computers agree on each block of GuapcoinX, and what if some fail.",
  description:
    "Validators of GuapcoinX in plain words: proof of authority, why four of five must sign a block, what happens when some fail, and who may join.",
  recap: [
    "Validators check transactions and add the blocks of GuapcoinX.",
    "GuapcoinX uses proof of authority: five approved validators, and at least four must sign each block.",
    "With one validator offline the network goes on, and with two offline it waits.",
    "A small group is fast, but you trust fewer people.",
    "The places are not open for direct signup, so do not pay anyone who offers you one.",
  ],
  questions: [
    {
      question: "Two of the five GuapcoinX validators are offline. What happens?",
      answers: [
        {
          text: "The other three go on, because three is more than half",
          right: false,
          because:
            "Not quite: more than half is not enough. At least two thirds must sign, which is four of five.",
        },
        {
          text: "No new blocks are made until at least four can sign again",
          right: true,
          because:
            "Right. The network waits. Your coins are not lost, but you cannot move them for that time.",
        },
        {
          text: "All coins on GuapcoinX are lost",
          right: false,
          because: "No: the record stays as it is on every copy. Only new blocks have to wait.",
        },
      ],
    },
    {
      question: "How is a validator of GuapcoinX chosen?",
      answers: [
        {
          text: "It is admitted by a vote",
          right: true,
          because: "Right. GuapcoinX uses proof of authority: only admitted validators can add blocks.",
        },
        {
          text: "It has the fastest machine",
          right: false,
          because: "No: that would be proof of work, as in Bitcoin.",
        },
        {
          text: "It holds the most coins",
          right: false,
          because: "Not quite: coins count in proof of stake, which layer 1 of Guapcoin uses.",
        },
      ],
    },
    {
      question: "What is the price of having only five validators?",
      answers: [
        {
          text: "The network needs much more electricity",
          right: false,
          because: "No: five ordinary servers need little. Electricity is the price of proof of work.",
        },
        {
          text: "Each payment takes about an hour to become final",
          right: false,
          because:
            "Not quite: the published settings aim for a block every 5 seconds, and a signed block is final.",
        },
        {
          text: "You trust fewer people than on a network that everyone may join",
          right: true,
          because: "Right. That is why it is fair to ask who runs each of them.",
        },
        {
          text: "Nobody outside can check the blocks",
          right: false,
          because: "No: any node can keep a copy and refuse a block that breaks the rules.",
        },
      ],
    },
  ],
}
