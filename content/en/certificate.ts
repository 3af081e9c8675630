/** /learn/certificate: explains the certificate and lists the lessons to choose from. */
export const certificateStart = {
  title: "Your certificate",
  description:
    "Answer the questions of a lesson and get a certificate: a link that proves what you learned and when, without your name.",
  heading: "Show what you learned",
  lead: "Answer three questions about a lesson. Get all three right, and the lesson goes onto your certificate. Add more lessons any time.",
  back: "Back to Guapcoin U",
  privacy: {
    heading: "What it says about you",
    text: "Your certificate is a link. It contains the date and your lessons, and nothing else. We store nothing. Your own device puts your name on the certificate, and the name never leaves your device.",
  },
  choose: "Choose a lesson",
  questions: "Three questions",
  learned: "On your certificate",
} as const

/** /learn/certificate/questions/:lesson */
export const certificateQuestions = {
  title: "{lesson}: three questions",
  description: "Three questions about a lesson, for your certificate.",
  back: "All lessons",
  lead: "Choose one answer for each question. You can try as often as you like.",
  number: "Question {number}",
  lesson: "Read the lesson again",
  submit: "Check my answers",
  missing: "Question {number}: choose an answer.",
  wrong: "Question {number}: that is not the right answer yet.",
} as const

/** /learn/certificate/:proof */
export const certificateSheet = {
  title: "Certificate of learning",
  description: "A certificate of lessons learned at Guapcoin University: the date and the lessons.",
  kicker: "Guapcoin University",
  heading: "Certificate of learning",
  given: "This certificate is given to",
  text: "for the right answer to every question of these lessons:",
  day: "Date",
  check: "Check this certificate",
  checkText: "The link proves the date and the lessons. It does not say who learned them.",
  qr: "Code to scan with the link to this certificate",
  name: {
    label: "Your name, as it should appear on the certificate",
    hint: "Your device draws it on the certificate. It is not sent or kept: when you close the page, it is gone.",
    print: "Print the certificate",
  },
  keep: {
    heading: "Keep the link",
    text: "We keep no copy. Save this link, or send it to whoever should see it. Anyone who has it can open it.",
    link: "Link to your certificate",
  },
  more: {
    heading: "Add a lesson",
    text: "Each lesson you add weaves one more strip into the cloth. You then get a new link.",
    all: "All ten lessons are on it. The cloth is complete.",
  },
  unknown: {
    title: "Not a certificate",
    heading: "We did not make this certificate",
    text: "Part of the link is missing, or someone has changed it. Ask for the link again, and copy all of it.",
    start: "About the certificate",
  },
} as const
