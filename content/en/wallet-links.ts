/** Text of the two dialogs with links to wallets and exchanges. */
export const walletLinks = {
  download: {
    open: "Download Wallet",
    title: "Download Guapcoin Wallet",
    phone: "On a phone",
    onPhone: "What works on a phone today",
    computer: "On a computer",
    /** {computers} is filled from what-works.ts. */
    lead: "{computers} Each link opens the release page in a new tab.",
    options: {
      web: { title: "Mobile Friendly", text: "The web wallet, in the browser of your phone." },
      windows: { title: "Windows 64-bit", text: "For Windows on a desktop or a laptop." },
      macos: { title: "macOS", text: "For Apple desktops and laptops." },
      linux: { title: "Linux", text: "For Linux on a desktop or a laptop." },
    },
    comingSoon: "Coming soon",
    help: "Need help?",
    helpLesson: "Read how to set up a wallet, step by step.",
  },
  exchanges: {
    open: "Exchanges",
    title: "Buy Guapcoin on Exchanges",
    note: "External exchanges are not affiliated with Guapcoin. Trade at your own risk.",
  },
} as const
