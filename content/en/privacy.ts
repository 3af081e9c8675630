import type { PolicyPage } from "../policy-page.ts"

/** What the product stores, in plain language. A change to what is stored has to change this page. */
export const privacy: PolicyPage = {
  title: "Privacy",
  description:
    "What this site stores about you, what it shows to others, how long it keeps it, and how to see or erase it.",
  datedLabel: "Last changed: {date}",
  lead: "You can read this whole site without telling us who you are. We store what you send us in a form, and we tell you here what happens to it.",
  contentsLabel: "On this page",
  sections: [
    {
      id: "short",
      heading: "In short",
      paragraphs: [],
      list: [
        "No tracking, no analytics and no advertising.",
        "No request to another site before you click on something that belongs to it.",
        "We do not sell or rent your data.",
        "We never ask for a private key or recovery phrase. Our registration form refuses a private key and does not store it.",
        "You can ask us what we have about you, and ask us to erase it.",
      ],
    },
    {
      id: "business",
      heading: "When you register a business",
      paragraphs: [
        "We store the answers of the form: the name, type, category and description of the business, its website, phone and address, the owner's name, your email address and, if you give one, a wallet address. We also store when you sent the form and accepted the terms, what our staff decided and why, and a note if a submission looks automated or was sent twice.",
        "If we list the business, the directory shows its name, type, category, description, website, phone and address. It never shows the owner's name or your email address. It shows the wallet address only if you ticked the box for it. Payments on a blockchain can be seen by everyone, for ever, and the listing ties them to your business.",
        "If somebody claims a listing, we keep the address they give, why they claim it and what they write to our staff, and tell the address that the listing had. An address that is not confirmed is deleted after three days. Whose a listing was is deleted 30 days after it was handed over.",
        "If you take payments at your counter with this site, we store what you charge: each price, the coins and the payment address you asked for, when, your note, and what you said of it. Your customer and everybody with the code of that payment can see it. We store nothing about your customers. Of each phone we store the name you give it and the day on which it was used last.",
        "We show and email you a secret link to the state of your application. Anyone who has the link can see that page.",
      ],
    },
    {
      id: "story",
      heading: "When you send a story",
      paragraphs: [
        "We store your name, your email address, the title, the story, its category and, if you give them, a place and a picture. Our staff read it first. A published story may show everything but your email address.",
        "We save each picture anew. Hidden details in the file, such as where it was taken, are removed. It stays private until the story is approved.",
      ],
    },
    {
      id: "messages",
      heading: "When you write to us or subscribe",
      paragraphs: ["These forms store what you enter, and the time:"],
      list: [
        "Contact: your name, email address, subject, kind of inquiry and message. Only our staff read it.",
        "Newsletter: your email address, your topics, the form in which you agreed and its wording, and when you asked, confirmed and left. Without your click in our first email you receive no newsletter. If you do not click, we delete your address after 30 days. Our staff write the newsletters themselves, and send them with an email program or service. That program or service gets your address and your link to unsubscribe with one click. Once you have used the link, we keep the address, marked as unsubscribed.",
        "Tell me when it opens: your email address and what you wait for, confirmed like the newsletter. With the one email that tells you we delete both, unless you also get the newsletter.",
        "Town halls: your full name and email address, to tell you about coming sessions, and when you confirmed. Without your click in our first email you hear about no session, and after 30 days we delete both. Each email has a link to leave the list. Then we delete your name and address from it.",
      ],
    },
    {
      id: "mails",
      heading: "Emails",
      paragraphs: [
        "Our answers to your forms come by email. We keep a copy of each email and a note of whether it was sent. We delete both 90 days after the email was sent, or 180 days after it was written if it could not be sent. On its way it passes through mail servers, ours and yours.",
      ],
    },
    {
      id: "device",
      heading: "What stays on your own device",
      paragraphs: [
        "While you fill in the business registration, your browser keeps a draft in its local storage. Its names there are merchantFormData, merchantFormStep and merchantFormKey. The draft goes to nobody until you send the form. It is deleted when you send or reset the form. On a shared device, please reset it before you leave.",
        "When you open the right answer to a question of a lesson, your browser notes it in its local storage, under the name guapcoin.lessons. This is how a lesson can show that you have finished it. From the first lesson on it also keeps a random number, under the name guapcoin.cloth, from which it weaves a cloth of your own. Both stay on your device and are never sent to us. To remove them, delete the data of this site in the settings of your browser.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      paragraphs: ["A cookie is a small note that a site leaves in your browser. We use nine kinds:"],
      list: [
        "A style cookie (style-app, style-learn), for all visitors. It notes for 30 days that your browser has fetched the look of our pages, so that we need not send it again. It says nothing about you: everybody has the same one.",
        "A theme cookie (theme), for visitors and staff who choose one. It notes for one year whether they want our pages light, dark or like their device, and nothing else.",
        "A message cookie (flash), for visitors and staff. It carries one message, such as that your form has arrived, to the next page. It is removed when the message is shown, at the latest after five minutes.",
        "A report cookie (reporter), for visitors who tell us whether a business takes Guapcoin. It marks the browser for half a year, so that one person's reports count once. It holds a random number, which we keep in a form that differs for each business, for 90 days.",
        "An owner's cookie (owner-session), for owners of businesses in the directory. It keeps their page open for one hour after they followed a link that we emailed to them.",
        "A counter cookie (counter), for phones with which a business charges. It says for half a year, from each day on which it is used, of which business the phone is, until the owner removes the phone.",
        "A session cookie (session), for staff only. It keeps them signed in for at most 12 hours.",
        "A second-step cookie (second-step), for staff only. It notes for five minutes that the right password was typed, until the code or the passkey has been shown as well.",
        "A device cookie (device), for staff only. It marks a browser in which they have signed in before, for one year, and protects their accounts against guessed passwords.",
      ],
    },
    {
      id: "records",
      heading: "Technical records",
      paragraphs: [
        "To answer you, our server has to see your network address (IP address). We do not write it into our logs. A log line holds the time, the page, the result, how long it took and a random number. It holds no name, no search word and no cookie.",
        "To stop floods of forms and guessed passwords, we count attempts. The counter holds a scrambled code made from your network address, or from the account name at sign-in, not the address itself. We delete it within about two hours.",
        "We count how many searches of this site and questions to its assistant found an answer. Words without an answer are shown to our staff once three different networks have used them within a week. Until then we hold scrambled codes of the words and of the networks, and we delete the codes when the week is over. Nothing says who asked.",
        "A separate record notes what staff decided and when. It cannot be changed, so that nobody can hide a decision. It names the member of staff and the number of the record, and it holds the reason given for a refusal. It does not hold your name or email address, unless our staff wrote it into such a reason. When we erase or copy your data, the record holds a scrambled code made from your email address, so that we can prove it. It also notes when staff save a list of subscribers as a file, and how many there were.",
      ],
    },
    {
      id: "other-sites",
      heading: "Other sites",
      paragraphs: [
        "Videos, the virtual space, maps, calendars, wallets and exchanges belong to others. Our pages ask nothing of them until you click. After the click, the other site may learn your network address and which browser you use, and its own rules apply.",
      ],
    },
    {
      id: "access",
      heading: "Who can see your data",
      paragraphs: [
        "Our staff, who need a password to sign in, and those who run the server and the email service for us. We also give data to an authority if the law requires it. What you asked us to publish can be seen by everyone, and others may copy it.",
      ],
    },
    {
      id: "retention",
      heading: "How long we keep it",
      paragraphs: ["Some data is deleted by itself:"],
      list: [
        "A newsletter request that nobody confirmed: 30 days after our last email about it.",
        "A place on the town hall list that nobody confirmed: 30 days after it was asked for.",
        "A picture of a story that was not accepted: 30 days after the decision. A picture of a form that was not sent: two days later.",
        "What a business charged at its counter: 13 months, and 30 days if it was not paid.",
        "Copies of emails: 90 days after they were sent, or 180 days after they were written if they could not be sent.",
        "Applications, stories, messages and subscriptions have no automatic end. We keep them while we need them for the purpose you sent them for, or until you ask us to erase them.",
        "Counts of searches and questions, and words without an answer: 26 weeks.",
        "Backup copies can hold erased data until they are replaced.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      paragraphs: [
        "Wherever you live, you may ask us for the following. Write to us through the contact page, with the email address you used, so that we can find your data and check that it is yours:",
      ],
      list: [
        "a copy of what we have about you, in a file you can read;",
        "a correction of what is wrong;",
        "the end of a listing, a story or a subscription;",
        "the erasure of your data. We then delete all that we have about your email address: applications, stories, messages, our answers, subscriptions, emails, pictures, and what our staff noted about them. A listing in the directory and an article made from your story disappear with it. The record of staff decisions stays, as told above.",
      ],
    },
    {
      id: "law",
      heading: "Law and changes",
      paragraphs: [
        "The laws of the United States and the State of Georgia govern this page, like our terms. Rights that the law of your own country gives you are not touched. If we change what we store, we change this page and the date at the top.",
      ],
    },
  ],
  contact: {
    id: "questions",
    heading: "Write to us",
    text: "Do you want a copy of your data, have it erased, or ask a question? Use the contact form. A person reads it.",
    links: [
      { label: "Contact us", href: "/contact" },
      { label: "Read the terms", href: "/terms" },
    ],
  },
}
