import type { Lesson } from "#content/lesson.ts"

export const wallets: Lesson = {
  slug: "wallets",
  title: "Wallets",
  summary: "Choose a wallet, set it up, back it up, test the backup and send a first small amount.",
  description:
    "Step by step: choose a Guapcoin or GuapcoinX wallet, set it up safely, make and test a backup, send a first small payment and check it.",
  recap: [
    "A wallet holds your keys, and the coins stay on the blockchain.",
    "A Guapcoin address starts with G (a few start with 3), and a GuapcoinX address starts with 0x.",
    "Some wallets are backed up with a recovery phrase, the Guapcoin desktop wallet with a copy of its file and your passphrase.",
    "Test the backup while the wallet is still empty.",
    "Send a small amount first, and check it in an explorer before you send more.",
  ],
  questions: [
    {
      question:
        "Kwame asks you for GUAP on layer 1, but the address he sends starts with 0x. What do you do?",
      answers: [
        {
          text: "Replace the 0x with a G and send",
          right: false,
          because:
            "No: an address is one whole. If you change a part, it is not his address, and your wallet should refuse it.",
        },
        {
          text: "Ask him again which network and which address he means",
          right: true,
          because:
            "Right. An address with 0x is of the GuapcoinX kind. For GUAP on layer 1 he needs an address that starts with G, or sometimes with 3.",
        },
        {
          text: "Send it from any wallet, because both networks belong to Guapcoin",
          right: false,
          because:
            "Not quite: they are two networks with two kinds of address. A wallet for one does not open the other.",
        },
      ],
    },
    {
      question: "When is the backup of a Guapcoin desktop wallet 2.3.2 complete?",
      answers: [
        {
          text: "When you have written down its 12 words",
          right: false,
          because:
            "Not quite: the published code of this wallet has no recovery phrase. Its keys are in a file.",
        },
        {
          text: "When you copied the file, and set your first passphrase after that",
          right: false,
          because:
            "No: setting the first passphrase starts a new set of keys, so the older copy will not hold your new addresses.",
        },
        {
          text: "When you can open your online account with the company",
          right: false,
          because: "No: nobody else holds your keys here, so there is no account that could restore them.",
        },
        {
          text: "When you set a passphrase, then copied the file, and a test restore showed the same address",
          right: true,
          because: "Right. The order matters, and only a test shows that the backup works.",
        },
      ],
    },
    {
      question: "You sent 1 GUAP as a test. An explorer site asks for your recovery phrase to show it. Why?",
      answers: [
        {
          text: "It is a trap: close the page",
          right: true,
          because:
            "Right. An explorer shows public records. Nobody needs your phrase to look up a payment, so someone is trying to steal your coins.",
        },
        {
          text: "The explorer must check that the payment is yours",
          right: false,
          because:
            "No: everyone may look at every payment. An explorer needs only the transaction ID or an address.",
        },
        {
          text: "The payment does not have enough confirmations yet",
          right: false,
          because:
            "Not quite: confirmations come by themselves with each new block. No secret speeds them up.",
        },
      ],
    },
  ],
}
