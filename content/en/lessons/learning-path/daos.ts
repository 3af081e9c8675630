import type { Lesson } from "#content/lesson.ts"

export const daos: Lesson = {
  slug: "daos",
  title: "DAOs",
  summary: "How a group can share a treasury and decide by votes, and where that goes wrong.",
  description:
    "What a DAO is, in plain words: proposals, votes, quorum and the shared treasury, who really decides, and the risks to know before you join.",
  recap: [
    "A DAO is a group that keeps a shared treasury and makes its decisions with the help of smart contracts.",
    "A decision goes from a discussion to a proposal, a vote, often a pause, and then the payment or change.",
    "Votes are often counted by tokens, so ask who holds them and how large the quorum is.",
    "Code can have mistakes, votes can be bought and the law is often unclear: read the rules before you join.",
  ],
  questions: [
    {
      question: "A vote ends with 2,500 Yes and 1,000 No. The quorum is 4,000 votes. What happens?",
      answers: [
        {
          text: "It passes, because Yes has the majority",
          right: false,
          because:
            "Not quite: a majority is not enough here. Only 3,500 votes were cast, and 4,000 were needed.",
        },
        {
          text: "It passes, because 2,500 is more than half of 4,000",
          right: false,
          because: "No: the quorum asks how many votes were cast in all, and those were 3,500.",
        },
        {
          text: "It fails, because too few votes were cast",
          right: true,
          because: "Right. 3,500 votes were cast, which is less than the quorum of 4,000.",
        },
      ],
    },
    {
      question:
        "A DAO has 900 members and counts votes by tokens. One member holds 52% of the tokens. Who decides a vote that needs a simple majority?",
      answers: [
        {
          text: "The member with 52% of the tokens",
          right: true,
          because:
            "Right. When votes are counted by tokens, that member wins against all the others together.",
        },
        {
          text: "The other 899 members, because they are more people",
          right: false,
          because: "Not quite: here tokens are counted, not people, and the others hold only 48%.",
        },
        {
          text: "The smart contract, because the group is autonomous",
          right: false,
          because: "No: the contract only counts the votes and follows the rules. It has no opinion.",
        },
      ],
    },
    {
      question: "What is a timelock good for?",
      answers: [
        {
          text: "It makes the governance token worth more",
          right: false,
          because: "No: it says nothing about a price. It only delays a change.",
        },
        {
          text: "It gives members time to check a result before it takes effect",
          right: true,
          because: "Right. In that time people can spot a trick or leave before the change.",
        },
        {
          text: "It keeps votes secret until the end",
          right: false,
          because: "Not quite: a timelock starts after the vote. It does not hide any votes.",
        },
        {
          text: "It lets members vote again each year",
          right: false,
          because: "No: a timelock is a pause between a decision and its effect, not a calendar of votes.",
        },
      ],
    },
  ],
}
