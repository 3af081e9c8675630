import type { Lesson } from "#content/lesson.ts"

export const blockchain: Lesson = {
  slug: "blockchain",
  title: "Understanding Blockchain",
  summary: "What a blockchain is, why it is hard to change, and how its computers agree.",
  description:
    "A plain first lesson on blockchain: a shared record book, many copies, seals that show changes, and how computers agree. With pictures.",
  recap: [
    "A blockchain is a record book of payments, kept as blocks that are tied together by seals called hashes.",
    "Decentralization means that many computers keep a copy, so no single company holds the only one.",
    "A change to an old block shows at once, which makes the record very hard to change and mistakes hard to undo.",
    "Anyone can read a public chain. It shows addresses and amounts, not names.",
    "Consensus is how the computers agree: Guapcoin uses proof of stake and GuapcoinX uses proof of authority.",
  ],
  questions: [
    {
      question: "Someone secretly changes a payment in an old block. How do the other computers notice?",
      answers: [
        {
          text: "A manager compares the books at the end of each month.",
          right: false,
          because: "Not quite: no manager is needed. Every node can check the seals by itself at any time.",
        },
        {
          text: "The changed block gets a new seal, and the next block still repeats the old one.",
          right: true,
          because: "Right. The two seals no longer match, so honest nodes refuse the changed block.",
        },
        {
          text: "They cannot notice, because every block stands alone.",
          right: false,
          because: "Not quite: each block repeats the seal of the one before it, so no block stands alone.",
        },
      ],
    },
    {
      question: "You pay a shop from an address that the owner knows is yours. What can the owner see?",
      answers: [
        {
          text: "Only that one payment.",
          right: false,
          because: "Not quite: the chain is public, so every payment of that address can be looked up.",
        },
        {
          text: "Your name, your street and your phone number, because the chain stores them.",
          right: false,
          because: "Not quite: the chain stores addresses and amounts, not names or streets.",
        },
        {
          text: "Nothing, because crypto payments are invisible.",
          right: false,
          because: "Not quite: payments on a public chain can be seen by anyone with an explorer.",
        },
        {
          text: "Every payment that this address ever sent or received.",
          right: true,
          because: "Right. A public chain is pseudonymous: once an address has a name, so does its history.",
        },
      ],
    },
    {
      question: "What is consensus for?",
      answers: [
        {
          text: "It makes all computers agree on the same record, so that nobody spends the same coins twice.",
          right: true,
          because: "Right. Proof of work, proof of stake and proof of authority are three ways to agree.",
        },
        {
          text: "It keeps the price of a coin from falling.",
          right: false,
          because:
            "Not quite: buyers and sellers make the price. Consensus only decides what is in the record.",
        },
        {
          text: "It gives your coins back when you send them to the wrong address.",
          right: false,
          because: "Not quite: once a payment is part of the agreed record, nobody can reverse it.",
        },
      ],
    },
  ],
}
