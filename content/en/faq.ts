import { claimWords } from "./claims.ts"

/**
 * The questions and answers of /faq; the home page shows four of them. Answers are Markdown. The ids are the anchors of /faq, so
 * they must not change. Answers say where the project has published nothing. Placeholders are filled from what-works.ts.
 */
export const faq = {
  title: "Questions and answers",
  description:
    "Plain answers about Guapcoin: getting started, wallets and safety, buying and selling, shops, staking and this site.",
  heading: "Questions and answers",
  lead: "Short, honest answers for people who are new to crypto. If yours is missing, write to us.",
  groups: [
    {
      id: "getting-started",
      heading: "Getting started",
      questions: [
        {
          id: "what-is-guapcoin",
          question: "What is Guapcoin?",
          answer:
            "Guapcoin is a cryptocurrency: digital money that is recorded on a [blockchain](/learn/blockchain), a shared list of payments that many computers keep. Its short name is **GUAP**. The project wants to strengthen the African diaspora economically. You can hold it, send it to others and spend it at shops that accept it. It is not issued by a bank or a government, and its price can rise and fall. Read more [about us](/about).",
        },
        {
          id: "how-do-i-start",
          question: "How do I start?",
          answer: `Take it in small steps:

1. Learn the basics in [Learn Crypto](/learn). It is free.
2. Choose a [wallet](/learn/wallets), the app that keeps your keys, and back it up.
3. Get a small amount of GUAP. [How to get Guapcoin](/get-guapcoin) shows the ways we know of.
4. Send a tiny test payment before you send a larger one.

You need a phone or a computer with internet, and no bank account. You do not have to buy anything to learn here, and there is no hurry.`,
        },
        {
          id: "do-i-need-to-know-about-crypto",
          question: "Do I need to know about crypto first?",
          answer:
            "No. Our lessons start from zero and explain each technical word. Begin with [Understanding Blockchain](/learn/blockchain), then read [Crypto Wallets](/learn/wallets) and [Trading Basics](/learn/trading). The [learning path](/learning-path) goes further, one topic at a time. When you meet a word you do not know, look it up in the [glossary](/learn/glossary).",
        },
        {
          id: "how-much-money-do-i-need",
          question: "How much money do I need?",
          answer:
            "None to learn. To try a payment, a very small amount of GUAP is enough. Exchanges set their own minimum orders and fees, so check those first. A [masternode](/learning-path/masternodes), a server that supports the network, is different: it needs a deposit of 10,000 GUAP. Whatever you do, use only money you can afford to lose, never the money for rent, food or school.",
        },
        {
          id: "is-this-financial-advice",
          question: "Is anything here financial advice?",
          answer:
            "No. We explain how things work and where the risks are. We do not know your situation, we do not tell you to buy or sell, and we promise no price and no profit. Check what you read with other sources. Before a large decision, talk to a qualified adviser in your country. Our [terms](/terms) say the same.",
        },
      ],
    },
    {
      id: "wallets-and-safety",
      heading: "Wallets and safety",
      questions: [
        {
          id: "which-wallet-should-i-use",
          question: "Which wallet should I use?",
          answer:
            "{wallets} The [wallet page](/wallet) has the links for Windows, macOS and Linux. Download a wallet only through links you trust, never from a message someone sent you. For daily spending a phone or web wallet is handy. For savings, keep the keys off the internet: read about [hot and cold wallets](/learn/wallets).",
        },
        {
          id: "how-do-i-back-up-my-wallet",
          question: "How do I back up my wallet?",
          answer:
            "It depends on the wallet. Some give you a **recovery phrase**, a list of words that brings back all your keys. Write it on paper, in order, and keep two copies in two safe places. Others give you a backup file: protect it with a strong password and copy it to a drive you keep offline. Do not take a photo and do not save it in email. Test your backup while the amount is still small. [Crypto Wallets](/learn/wallets) shows how.",
        },
        {
          id: "what-if-i-lose-my-recovery-phrase",
          question: "What if I lose my recovery phrase or private key?",
          answer:
            "The recovery phrase is the 12 or 24 words of your wallet. If your wallet still opens, move your coins to a new wallet with a fresh backup today. If the wallet is gone too, you can no longer reach the coins. Nobody can restore access: not us, not the developers, not a recovery service. People who offer to recover lost coins for a fee are almost always scammers. If you think that someone else has seen your phrase, move the coins at once.",
        },
        {
          id: "can-a-payment-be-taken-back",
          question: "Can a payment be taken back?",
          answer:
            "No. Once the network has confirmed a payment, no one can undo it, cancel it or get your money back for you, not even if you sent it to the wrong address. You can only ask the person who received it to send it back. So check three things before you press send: the **address**, the **amount** and the **network**. Compare the whole address with the one you were given, because thieves make look-alikes with the same first and last characters. For a larger sum, send a small test first.",
        },
        {
          id: "how-do-i-spot-a-scam",
          question: "How do I spot a scam?",
          answer: `Walk away when someone

- asks for your recovery phrase, private key or a code from your phone
- promises a sure profit, or to double what you send
- pushes you to act right now
- writes to you first and claims to be our support

We never ask for your keys, and our forms refuse them. Not sure? [Ask us](/contact) before you pay.`,
        },
        {
          id: "does-this-site-hold-my-coins",
          question: "Does this site hold my coins?",
          answer:
            "No. This site explains Guapcoin and lists businesses. It has no customer accounts, holds no coins and makes no transfers. The balances, prices, staking rates and trades you see in the [wallet tour](/wallet) and in our demos are samples to show how things look. Nothing is bought or sold there. Your real coins are recorded on the blockchain, and the keys in your own wallet control them.",
        },
      ],
    },
    {
      id: "buying-and-selling",
      heading: "Buying and selling",
      questions: [
        {
          id: "how-do-i-get-guapcoin",
          question: "How do I get Guapcoin?",
          answer:
            "You can accept it for goods or work, receive it from someone, or buy it. The project names one exchange for buying it, ProBit, with the pair GUAP-BTC: you trade bitcoin for GUAP there. **{market}** {ownMarkets} [How to get Guapcoin](/get-guapcoin) has the current list. Exchanges are other companies: you use them at your own risk.",
        },
        {
          id: "can-i-buy-with-a-credit-card",
          question: "Can I buy it with a credit card?",
          answer:
            "{card} Count the fees of both steps, and any interest your card charges. Never borrow money to buy a cryptocurrency. [How to get Guapcoin](/get-guapcoin) lists the ways we know of.",
        },
        {
          id: "what-is-guapcoin-worth",
          question: "What is one Guapcoin worth?",
          answer:
            "It is worth what someone pays for it at that moment. There is no fixed or guaranteed price. This site shows no price of today and no live price: the figures in the [wallet tour](/wallet) are samples. If few people trade a coin, the price you see in one place may not be the price you get. [Trading Basics](/learn/trading) explains order books and slippage, the gap between the price you expect and the price you get.",
        },
        {
          id: "can-i-lose-money",
          question: "Can I lose money?",
          answer:
            "Yes, and you can lose all of it: no coin is a safe place for your money. The price can fall to nothing, and a coin with few buyers can be hard to sell when you want to. You can also lose coins through a lost key, a wrong address, a scam, or an exchange that closes. No one insures you against this, and no one can promise you a profit. Use only money you can do without, and learn about [keeping coins safe](/learn/wallets) first.",
        },
        {
          id: "how-do-i-sell-guapcoin",
          question: "How do I sell Guapcoin for ordinary money?",
          answer:
            "Usually in two steps. First trade GUAP for bitcoin or another well-known coin, where such a pair is open. Then sell that coin for dollars, naira or other money, at an exchange that serves your country and pays out to your bank. Before you begin, find out whether both steps are open to you, what they cost and how long a payout takes. We do not buy coins back. [Exchanges](/learning-path/exchanges) explains the kinds of markets.",
        },
        {
          id: "why-does-an-exchange-ask-for-my-id",
          question: "Why does an exchange ask for my ID?",
          answer:
            "Many exchanges must follow laws against money laundering. They check who their customers are, which is called **KYC**, know your customer. They may ask for an ID card, a photo and your home address. Some do not serve every country, so check before you sign up. Send your documents only on the exchange's own website, never in a chat or by email. This site never asks for them.",
        },
        {
          id: "do-i-pay-tax",
          question: "Do I pay tax on Guapcoin?",
          answer:
            "Maybe. It depends on where you live and what you do. In many countries, the United States among them, selling or spending a cryptocurrency can be taxed, and so can earning it. Keep a simple record of each payment: the date, the amount, its value in your money and what it was for. We cannot give tax advice. Ask your tax office or a tax adviser.",
        },
      ],
    },
    {
      id: "spending-and-accepting",
      heading: "Spending and accepting",
      questions: [
        {
          id: "where-can-i-spend-guapcoin",
          question: "Where can I spend Guapcoin?",
          answer:
            "At businesses that accept it, in any country: Ghana, Kenya or Nigeria as well as the United States. Search the [merchant directory](/merchant-directory) by name, by category or by place. The directory is young: a card marked as a sample is not a real shop, and one marked COMING SOON may not take payments yet. Call or write to a shop before you travel there. [Use Guapcoin](/use-guapcoin) has ideas for everyday life, school and celebrations.",
        },
        {
          id: "how-do-i-pay-a-shop",
          question: "How do I pay a shop?",
          answer: `1. Ask for the total in GUAP and for the network: Guapcoin or GuapcoinX.
2. Scan the shop's payment code with your wallet, or copy its address.
3. Compare the address and the amount with what the shop shows you.
4. Press send and wait until the shop sees the payment.

Ask about refunds before you pay, because a payment cannot be taken back.`,
        },
        {
          id: "what-does-a-payment-cost",
          question: "What does a payment cost?",
          answer:
            "The sender pays a small fee to the network. On Guapcoin (layer 1) the lowest fee in wallet version 2.3.2 is 0.0001 GUAP for each kilobyte of data. A simple payment is usually smaller than that. On GuapcoinX (layer 2) the fee is called gas and is paid in [GUAPX](/faq#where-do-i-get-guapx). Your wallet shows the fee before you send. Exchanges and other services add their own charges, which can be much higher.",
        },
        {
          id: "how-long-does-a-payment-take",
          question: "How long does a payment take?",
          answer:
            "How fast a payment is depends on blocks: a block is a bundle of payments. The project's documents state a new one about every 60 seconds on Guapcoin, and every 5 seconds on GuapcoinX. A payment on Guapcoin gets safer with each block that follows, so a seller may wait for several. Small sums often need less waiting than large ones. An exchange may take much longer before it lets you use a deposit.",
        },
        {
          id: "can-i-send-guapcoin-to-family-abroad",
          question: "Can I send Guapcoin to family abroad?",
          answer:
            "Yes, if they have a Guapcoin wallet. The network does not ask where the two of you live. Think about the other end first: can they spend it there, or change it into local money, and at what cost? The price may also change on the way. Some countries limit the use of cryptocurrency, so check the rules on both sides. Start with a small test payment.",
        },
      ],
    },
    {
      id: "for-businesses",
      heading: "For businesses",
      questions: [
        {
          id: "how-do-i-list-my-business",
          question: "How do I list my business?",
          answer: `Open [Register Your Business](/merchant-register) and go through three short steps:

1. **Business information**: what you do and how we reach you.
2. **Location and payment details**: where you are. If you sell only online, tick that box.
3. **Review and submit**: check it, accept the [terms](/terms) and send it.

With JavaScript on, your answers are kept on your device until you send them, so you can stop and continue later. Once your shop is listed, you change its opening hours, phone, place and pictures yourself: press "Is this your shop?" on its page.`,
        },
        {
          id: "what-does-a-listing-cost",
          question: "What does a listing cost?",
          answer:
            "Nothing. Registering is free, and so is your page in the [directory](/merchant-directory). We take no share of your sales. If anyone asks you for money to be listed, it is not us: please [tell us](/contact). When you accept Guapcoin, customers pay you directly. You only pay a network fee when you send coins yourself, and the charges of an exchange if you use one.",
        },
        {
          id: "how-long-does-approval-take",
          question: "How long until I get an answer?",
          answer:
            "A person on our staff reads every application and contacts you by email within 2-3 business days. Our first email has a link that shows the status of your application at any time. Keep that link to yourself, because anyone who has it can see the page. If your application was rejected, read what our staff wrote in the email, correct it and apply again. No answer by then? Look in your spam folder, then [write to us](/contact).",
        },
        {
          id: "what-do-you-show-about-my-business",
          question: "What do you show in public?",
          answer:
            "Once you are approved, we show the business name, type, category, description, website, phone and location, with the street address if customers can visit you. Your wallet address appears only if you tick the box for it. We never show the **owner's name** or the **email address**; we use them to answer you. Before approval nothing is public. Our [privacy page](/privacy) says what we keep.",
        },
        {
          id: "do-i-need-a-wallet-to-register",
          question: "Do I need a wallet to register?",
          answer:
            "No. The wallet address is optional, and you can set up a [wallet](/learn/wallets) later. If you give one, enter a payment address: a Guapcoin address, which starts with G or 3, or a GuapcoinX address, which starts with 0x. The form checks it for typos. **Never enter a private key or recovery phrase.** The form refuses a private key and does not store it.",
        },
        {
          id: "what-if-the-price-falls-after-a-sale",
          question: "What if the price falls after a sale?",
          answer:
            "Then the coins you took are worth less than what you sold. That risk is yours, so decide early how much of it you want. You could accept Guapcoin for some of your goods only. You could set prices in your own currency, and work out the amount in coins at the moment of sale. If a market is open to you, you could also change coins soon after. Keep records for your taxes. [Merchants](/merchants) has more about accepting it.",
        },
      ],
    },
    {
      id: "guapcoin-and-guapcoinx",
      heading: "Guapcoin and GuapcoinX",
      questions: [
        {
          id: "what-is-the-difference-between-guapcoin-and-guapcoinx",
          question: "What is the difference between Guapcoin and GuapcoinX?",
          answer: `They are two separate networks of one project:

- **Guapcoin**, layer 1: its coin is GUAP. It uses [proof of stake](/learning-path/staking), where owners set coins aside to help make blocks. Addresses start with G or 3.
- **GuapcoinX**, layer 2: its coin is GUAPX. A small group of approved [validators](/learning-path/validators) makes the blocks. It runs smart contracts, which are small programs. Addresses start with 0x.

The figures for both are on [Whitepapers](/whitepapers).`,
        },
        {
          id: "where-do-i-get-guapx",
          question: "Where do I get GUAPX?",
          answer:
            "Every payment on GuapcoinX, even one in GUAP, costs a little GUAPX: the network fee, called gas. {gas} Get it before you need it. A little is enough for many payments, and your wallet shows the fee before you confirm. Anyone who asks for your recovery phrase in return is a thief.",
        },
        {
          id: "can-i-move-coins-between-the-networks",
          question: "Can I move coins between Guapcoin and GuapcoinX?",
          answer:
            "Not by sending them from one kind of address to the other. You need a bridge, a service that takes coins on one network and gives out matching ones on the other. {bridge} [Whitepapers](/whitepapers) lists the public links, and you may [ask us](/contact).",
        },
        {
          id: "how-many-coins-will-there-be",
          question: "How many coins will there be?",
          answer: `${claimWords.supply.text} For GuapcoinX the documents state 10,000,000 GUAPX at the start, about 9,460,800 new ones a year and no upper limit; its published configuration differs. We have noted these differences for the team to settle. The sources are on [Whitepapers](/whitepapers).`,
        },
        {
          id: "how-do-i-add-guapcoinx-to-my-wallet",
          question: "How do I add GuapcoinX to my wallet?",
          answer: `In a wallet for Ethereum-style networks, add a network by hand with these values:

- Network name: **GuapcoinX**
- Chain ID: **71111**
- Coin symbol: **GUAPX**
- RPC address, the server your wallet talks to: \`{rpc}\`

Your wallet may warn you that public lists spell the symbol differently. Compare the values with [Whitepapers](/whitepapers) first, and send a small amount before a larger one.`,
        },
        {
          id: "can-i-earn-with-staking-or-a-masternode",
          question: "Can I earn with staking or a masternode?",
          answer:
            "You may receive rewards, but they are not guaranteed. [Staking](/learning-path/staking) means setting coins aside to help run the network. A [masternode](/learning-path/masternodes) is a server that runs day and night and needs a deposit of 10,000 GUAP. How much you get depends on chance and on how many others take part, and the price may fall more than you earn. A server also costs money. The staking rate in our [wallet tour](/wallet) is a sample, not an offer.",
        },
        {
          id: "who-is-behind-guapcoin",
          question: "Who is behind Guapcoin?",
          answer:
            "Tavonia Evans founded the project; [our story](/about) tells more. The software of Guapcoin is open source, so anyone may read its code. Its blocks are made by people who stake. The published settings of GuapcoinX name five approved validators, so there you trust a small group. Guapcoin is not a bank, and no government guarantees it. We do not publish names of staff, partners or investors that we cannot confirm. [Facts and sources](/facts) says what is confirmed and what is not.",
        },
      ],
    },
    {
      id: "community-and-this-site",
      heading: "Community and this site",
      questions: [
        {
          id: "how-do-i-share-my-story",
          question: "How do I share my story?",
          answer:
            "Open [Community Impact](/community) and choose **Submit Your Story**. We need your name, email address, a title, the story and a category. A location and a picture are optional. The picture may be JPEG, PNG or GIF, up to 5 MB, and we remove hidden data such as where it was taken. A person reads your story within 48 hours. If we accept it, it appears on the [blog](/blog), without your email address. Please leave out anything private.",
        },
        {
          id: "what-are-town-halls",
          question: "What are town halls?",
          answer:
            "Live sessions about one topic, such as an overview of the project or how a DAO, a group that decides by vote, works. {webinar}[Town Halls](/town-halls) shows each session in your own time zone too and lets you add it to your calendar. Sign up there with your name and email address, and we will email you about the next ones. Other dates are under [Events](/events).",
        },
        {
          id: "how-does-the-newsletter-work",
          question: "How does the newsletter work?",
          answer:
            "Enter your email address in the box at the foot of any page. We then send you one message with a link to confirm. You are subscribed only after you open the link and confirm, so nobody else can sign you up. Every newsletter has a link that ends your subscription with one click. No message from us? Look in your spam folder, then try again.",
        },
        {
          id: "what-happens-to-my-data",
          question: "What happens to my data?",
          answer:
            "We store what you enter in a form, so that we can answer you. You can read and learn here without an account. Videos and other content from outside load only after you click on them, so no outside company learns about your visit before that. Your name and email address as a business owner are never shown. The [privacy page](/privacy) has the details. Questions about your data? [Write to us](/contact).",
        },
        {
          id: "how-do-i-reach-you",
          question: "How do I reach you?",
          answer:
            "Use the [contact form](/contact). Choose **Media**, **Support** or **Other**, and tell us what happened and on which page. Never send a private key, a recovery phrase or a password, not even to us. We cannot cancel payments, open a lost wallet or help with an account at an exchange. For those, turn to the wallet maker or the exchange itself.",
        },
      ],
    },
  ],
} as const

type QuestionId = (typeof faq)["groups"][number]["questions"][number]["id"]

/** The four questions on the home page, in this order. */
export const homeQuestions: readonly QuestionId[] = [
  "what-is-guapcoin",
  "how-do-i-get-guapcoin",
  "can-i-lose-money",
  "where-can-i-spend-guapcoin",
]
