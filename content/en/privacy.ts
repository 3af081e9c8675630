import type { PolicyPage } from "../policy-page.ts"

/** What the product stores, in the words of the people it is about. Whoever changes what is stored changes this page. */
export const privacy: PolicyPage = {
  title: "Privacy",
  description:
    "What this site stores about you, what it shows to others, how long it keeps it, and how to see or erase it.",
  dated: "May 4, 2025",
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
        "We store the answers of the form: the name, type, category and description of the business, its website, phone and address, the owner's name, your e-mail address and, if you give one, a wallet address. We also store when you sent the form and accepted the terms, what our staff decided and why, and a note if a submission looks automated or was sent twice.",
        "If we list the business, the directory shows its name, type, category, description, website, phone and address. It never shows the owner's name or your e-mail address. It shows the wallet address only if you ticked the box for it. Payments on a blockchain can be seen by everyone, for ever, and the listing ties them to your business.",
        "We e-mail you a secret link to the state of your application. Anyone who has the link can see that page.",
      ],
    },
    {
      id: "story",
      heading: "When you send a story",
      paragraphs: [
        "We store your name, your e-mail address, the title, the story, its category and, if you give them, a place and a picture. Our staff read it first. A published story may show everything but your e-mail address.",
        "We save each picture anew. Hidden details in the file, such as where it was taken, are removed. It stays private until the story is approved.",
      ],
    },
    {
      id: "messages",
      heading: "When you write to us or subscribe",
      paragraphs: ["These forms store what you enter, and the time:"],
      list: [
        "Contact: your name, e-mail address, subject, kind of inquiry and message. Only our staff read it.",
        "Newsletter: your e-mail address, your topics, the form in which you agreed and its wording, and when you asked, confirmed and left. Without your click in our first mail you receive no newsletter. If you do not click, we delete your address after 30 days. Every newsletter has a link to unsubscribe with one click. We then keep the address, marked as unsubscribed.",
        "Town halls: your full name and e-mail address, to tell you about coming sessions. Each mail has a link to leave the list. Then we delete your name and address from it.",
      ],
    },
    {
      id: "mails",
      heading: "Mails",
      paragraphs: [
        "Our answers to your forms come by e-mail. We keep a copy of each mail and a note of whether it was sent. We delete both 90 days after the mail was sent, or 180 days after it was written if it could not be sent. On its way it passes through mail servers, ours and yours.",
      ],
    },
    {
      id: "device",
      heading: "What stays on your own device",
      paragraphs: [
        "While you fill in the business registration, your browser keeps a draft in its local storage, under the names merchantFormData, merchantFormStep and merchantFormKey. The draft goes to nobody until you send the form. It is deleted when you send or reset the form. On a shared device, please reset it before you leave.",
        "When you open the right answer to a question of a lesson, your browser notes it in its local storage, under the name guapcoin.lessons. This is how a lesson can show that you have finished it. The note stays on your device and is never sent to us. To remove it, delete the data of this site in the settings of your browser.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      paragraphs: ["A cookie is a small note that a site leaves in your browser. We use three kinds:"],
      list: [
        "A message cookie, for visitors and staff. It carries one message, such as that your form has arrived, to the next page. It is removed when the message is shown, at the latest after five minutes.",
        "A session cookie, for staff only. It keeps them signed in for at most 12 hours.",
        "A device cookie, for staff only. It marks a browser in which they have signed in before, for one year, and protects their accounts against guessed passwords.",
      ],
    },
    {
      id: "records",
      heading: "Technical records",
      paragraphs: [
        "To answer you, our server has to see your network address (IP address). We do not write it into our logs. A log line holds the time, the page, the result, how long it took and a random number. It holds no name, no search word and no cookie.",
        "To stop floods of forms and guessed passwords, we count attempts. The counter holds a scrambled code made from your network address, or from the account name at sign-in, not the address itself. We delete it within about two hours.",
        "A separate record notes what staff decided and when. It cannot be changed, so that nobody can hide a decision. It names the member of staff and the number of the record, and it holds the reason given for a refusal. It does not hold your name or e-mail address, unless our staff wrote it into such a reason. When we erase or copy your data, the record holds a scrambled code made from your e-mail address, so that we can prove it. It also notes when staff save a list of subscribers as a file, and how many there were.",
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
        "Our staff, who need a password to sign in, and those who run the server and mail service for us. We also give data to an authority if the law requires it. What you asked us to publish can be seen by everyone, and others may copy it.",
      ],
    },
    {
      id: "retention",
      heading: "How long we keep it",
      paragraphs: ["Some data is deleted by itself:"],
      list: [
        "A newsletter request that nobody confirmed: 30 days after our last mail about it.",
        "A picture of a story that was not accepted: 30 days after the decision. A picture of a form that was not sent: two days later.",
        "Copies of mails: 90 days after they were sent, or 180 days after they were written if they could not be sent.",
        "Applications, stories, messages and subscriptions have no automatic end. We keep them while we need them for the purpose you sent them for, or until you ask us to erase them.",
        "Backup copies can hold erased data until they are replaced.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      paragraphs: [
        "Wherever you live, you may ask us for the following. Write to us through the contact page, with the e-mail address you used, so that we can find your data and check that it is yours:",
      ],
      list: [
        "a copy of what we have about you, in a file you can read;",
        "a correction of what is wrong;",
        "the end of a listing, a story or a subscription;",
        "the erasure of your data. We then delete all that we have about your e-mail address: applications, stories, messages, our answers, subscriptions, mails, pictures, and what our staff noted about them. A listing in the directory and an article made from your story disappear with it. The record of staff decisions stays, as told above.",
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
