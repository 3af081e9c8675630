import type { Lesson } from "#content/lesson.ts"

export const nfts: Lesson = {
  slug: "nfts",
  title: "NFTs",
  summary: "What a numbered token proves about art or a ticket, and what it does not.",
  description:
    "NFTs in plain words: what a token says about ownership, why copyright is another matter, examples with art and tickets, fees and common scams.",
  recap: [
    "An NFT is one numbered entry on a blockchain that says which address holds it.",
    "The picture and the rights usually live outside the chain, and buying the token does not by itself give you the copyright.",
    "Gas, marketplace fees and royalties differ, so ask for all of them before you buy or sell.",
    "Compare contract addresses, read what you sign, and spend only what you can afford to lose: many NFTs never find another buyer.",
  ],
  questions: [
    {
      question:
        "You buy an NFT of a painting, and nothing is said about rights. What can you be sure to have?",
      answers: [
        {
          text: "The copyright of the painting",
          right: false,
          because: "No: as a rule, copyright moves only by a written transfer. The artist usually keeps it.",
        },
        {
          text: "The right to print it on shirts and sell them",
          right: false,
          because: "Not quite: for that you need a license, which is a written permission.",
        },
        {
          text: "The original canvas",
          right: false,
          because: "No: a token is an entry on a blockchain. It does not bring you the canvas by itself.",
        },
        {
          text: "The token, held by your address on the blockchain",
          right: true,
          because: "Right. That is what the chain proves. All else depends on promises outside it.",
        },
      ],
    },
    {
      question: "Why is a screenshot of an NFT ticket not enough at the door?",
      answers: [
        {
          text: "Anyone can copy a picture, but only the holder's wallet can sign a fresh message",
          right: true,
          because: "Right. The signature shows that the guest controls the address that holds the ticket.",
        },
        {
          text: "A screenshot has too few colors to be scanned",
          right: false,
          because: "No: the picture may be perfect. It simply does not prove who holds the token.",
        },
        {
          text: "The blockchain deletes tickets that are photographed",
          right: false,
          because: "No: a blockchain knows nothing about screenshots.",
        },
      ],
    },
    {
      question:
        "An NFT that you never bought appears in your wallet, with a link to claim a prize. What do you do?",
      answers: [
        {
          text: "Open the link and see what the prize is",
          right: false,
          because: "No: such links often lead to pages that ask for a dangerous signature.",
        },
        {
          text: "Leave it alone and sign nothing",
          right: true,
          because:
            "Right. An unwanted token alone takes nothing. The trap is the link and what you would sign.",
        },
        {
          text: "Enter your recovery phrase to send it back",
          right: false,
          because: "Never: who has your recovery phrase can take all your coins and tokens.",
        },
      ],
    },
  ],
}
