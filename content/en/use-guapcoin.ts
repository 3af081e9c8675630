/**
 * Text of /use-guapcoin: a walk through a market. The examples are ideas, not reports; no shop or group in them is real. The ids
 * are the anchors of the specification and stay when a heading changes.
 */
export const useGuapcoin = {
  title: "Use Guapcoin in Your Community",
  description:
    "Ideas for using Guapcoin where you live: shops, arts, schools, daily life, savings groups, housing and festivals.",
  heading: "Use Guapcoin in Your Community",
  lead: "Come, let us walk through the market. Nine rows, and at every stall someone shows you what people can do with a coin of their own.",
  note: "All of these are ideas. They work where both sides agree to use Guapcoin. Prices go up and down, and a payment cannot be undone, so start small.",
  navigationLabel: "Rows of the market",
  more: "{count} more in this row",

  sections: [
    {
      id: "business",
      label: "Business",
      heading: "Business: the front row",
      lead: "The stalls open early here, and a payment code leans against the scales.",
      examples: [
        {
          title: "The market stall",
          text: "Yam, plantain and peppers. The seller prints a payment code on a card. You scan it, she sees the coins arrive, you take your bag.",
        },
        {
          title: "The hair salon",
          text: "Braids take an afternoon. You agree on the price in dollars at the start and pay that value in Guapcoin at the end.",
        },
        {
          title: "The barber's thank-you card",
          text: "Every tenth haircut earns a little Guapcoin back. A newcomer gets a first coin and learns to use a wallet in the chair.",
        },
        {
          title: "The food truck",
          text: "Jollof at lunch, a long line, no change in the box. A phone with the code at the window keeps the line moving.",
        },
        {
          title: "Shop pays shop",
          text: "The tailor buys cloth from the weaver, the weaver buys lunch from the cook. Each keeps a written invoice for the tax office.",
        },
      ],
    },
    {
      id: "arts",
      label: "Arts",
      heading: "Arts: drums around the corner",
      lead: "You hear this row before you see it: a choir warms up next to a painter's stand.",
      examples: [
        {
          title: "The choir",
          text: "Singers need robes and a bus to the next town. A payment code on the program lets the audience help, from the front row or from abroad.",
        },
        {
          title: "The painter",
          text: "A buyer in another country pays for a small print. The painter waits until the payment is confirmed, then brings it to the post office.",
        },
        {
          title: "The drummer's hat",
          text: "Street musicians put a code beside the hat. Someone without cash can still leave a tip.",
        },
        {
          title: "The film night",
          text: "Friends rent a room and show short films. Seats cost a few coins, and what is left goes to the filmmakers.",
        },
        {
          title: "Beats and samples",
          text: "A producer sells a beat to a poet. They write down who may use it and where, and the payment goes from phone to phone.",
        },
      ],
    },
    {
      id: "education",
      label: "Education",
      heading: "Education: under the tree",
      lead: "A board, some chairs and a teacher who lets you ask the same thing twice.",
      examples: [
        {
          title: "The study circle",
          text: "Six neighbors meet on Tuesdays with one of our lessons. Everyone sets up a wallet, and they send one coin around the table.",
        },
        {
          title: "The math tutor",
          text: "A student helps a younger one with fractions. Parents who hold Guapcoin pay by the hour.",
        },
        {
          title: "Language lessons",
          text: "Learn Yoruba, Twi or Haitian Creole by video call. Teacher and learner may live an ocean apart.",
        },
        {
          title: "A small prize",
          text: "A school club gives coins for the best science project. The parents agree first, and an adult keeps the wallet.",
        },
        {
          title: "Books that travel",
          text: "A reading club buys one set of books with a common fund and passes it on. The list of payments is open to all members.",
        },
      ],
    },
    {
      id: "everyday",
      label: "Everyday life",
      heading: "Everyday life: the middle of the market",
      lead: "Here people buy what they need today, greet each other and settle small debts.",
      examples: [
        {
          title: "Split the bill",
          text: "Four friends, one pot of pepper soup. One pays the cook, and the others send their share from their phones.",
        },
        {
          title: "Ride shares",
          text: "A neighbor drives to work anyway. You pay your part of the fuel in Guapcoin and save the bus fare.",
        },
        {
          title: "The babysitter",
          text: "Two hours on Saturday evening. You agree on the price beforehand, and pay when you are back.",
        },
        {
          title: "A gift for family abroad",
          text: "You send coins to a cousin who has a wallet. First ask whether she can spend or exchange them, and what the law there says.",
        },
        {
          title: "The corner store",
          text: "Milk, soap and phone credit. The owner decides how much of her sales she takes in coins, and how much in cash.",
        },
        {
          title: "Lawn, snow and groceries",
          text: "A teenager with a parent's consent helps older neighbors and earns a first few coins.",
        },
      ],
    },
    {
      id: "development",
      label: "Community development",
      heading: "Community development: the meeting table",
      lead: "At the long table, people put small sums together for something none could pay alone.",
      examples: [
        {
          title: "The savings circle",
          text: "Susu, esusu, tontine: everyone pays in, and each in turn takes the pot. Careful: the price may change before your turn, and a member who leaves can take your money with them. Keep it small, know everyone, and write the rules down.",
        },
        {
          title: "The playground fund",
          text: "A block collects for swings. Everyone can look up on the public chain what came in and what went out.",
        },
        {
          title: "The buying club",
          text: "Ten families order rice by the sack. They pay one member in coins, and she orders for all.",
        },
        {
          title: "The town association",
          text: "People from one town now live in five countries. They pay their yearly dues into one wallet that several members watch.",
        },
        {
          title: "Help after a storm",
          text: "A church or mosque publishes one payment address for help. Call a person you know there before you give: fake collections often follow a disaster.",
        },
      ],
    },
    {
      id: "sustainability",
      label: "Sustainability",
      heading: "Sustainability: sun and soil",
      lead: "This row smells of seedlings, and the lamp on the roof runs on the sun.",
      examples: [
        {
          title: "The solar kiosk",
          text: "Charge a phone or rent a lamp for the night. A few coins pay for an hour at the outlet.",
        },
        {
          title: "The community garden",
          text: "Whoever waters and weeds earns coins from the garden's fund, and spends them on its tomatoes in August.",
        },
        {
          title: "The repair café",
          text: "Bring the toaster, have a cup of tea. If it works again, you leave a tip for the one who fixed it.",
        },
        {
          title: "Bottles and cans",
          text: "Children on the block collect empties with their parents. A local shop gives a small reward for each bag.",
        },
        {
          title: "The cargo bike",
          text: "Five households share one bike. Each pays for the days it rides, and the fund pays for new tires.",
        },
      ],
    },
    {
      id: "housing",
      label: "Housing",
      heading: "Housing: around the courtyard",
      lead: "Behind the market people live, and a home needs clear words before any payment.",
      examples: [
        {
          title: "The rent deposit",
          text: "Only with your landlord's written consent. Write down the value in dollars, the date and the address, since the price may be different when you move out.",
        },
        {
          title: "Household costs among roommates",
          text: "One pays the power bill at the bank. The others send their share in Guapcoin on the first of the month.",
        },
        {
          title: "The neighbor with tools",
          text: "A leaking faucet, a shelf, a coat of paint. You agree on the work and the price first, then pay when it is done.",
        },
        {
          title: "Moving day",
          text: "Two strong friends and a van. Fuel and lunch are on you, and the thanks can be in coins.",
        },
        {
          title: "A room for a visitor",
          text: "A cousin of a friend stays for the weekend. Meet or call first, and never pay a stranger for a room you only saw in a picture.",
        },
      ],
    },
    {
      id: "tech",
      label: "Tech",
      heading: "Tech: the row with the soldering smoke",
      lead: "Young people and graybeards bend over laptops here, and most of them like to be asked.",
      examples: [
        {
          title: "Open-source bounties",
          text: "Open source means that everyone may read and improve a program. Someone offers coins for a missing piece, and whoever writes it well earns them.",
        },
        {
          title: "A website for the bakery",
          text: "A student builds one page with opening hours. Half is paid at the start, half when the page is online.",
        },
        {
          title: "Phone repair",
          text: "New screen, new battery. The price hangs on the wall in dollars, and the repairer takes coins too.",
        },
        {
          title: "The weekend hackathon",
          text: "Teams build small tools for local shops in two days. The prize is in coins, and the code stays open.",
        },
        {
          title: "Translators wanted",
          text: "An app needs to speak Hausa or French. Volunteers translate the menus and earn a little for each page.",
        },
      ],
    },
    {
      id: "special",
      label: "Special days",
      heading: "Special days: where the music is loud",
      lead: "The last row is dressed in white and gold, and someone has already put a plate in your hand.",
      examples: [
        {
          title: "The wedding",
          text: "Guests love to spray the couple with money. A payment code by the cake lets an aunt in Toronto join the dance.",
        },
        {
          title: "The festival",
          text: "At the gate you see which stands take Guapcoin. Eat, buy a cloth, tip the band, with one wallet.",
        },
        {
          title: "The naming ceremony",
          text: "A newborn gets a name and a first small gift. The parents keep the secret words until the child is grown.",
        },
        {
          title: "The Kwanzaa market",
          text: "Candles, books and soap from makers nearby. A weekend is a good time to try payments with patient sellers.",
        },
        {
          title: "The family reunion",
          text: "T-shirts, a bus and a barbecue for eighty. Each branch of the family pays its part into one wallet.",
        },
        {
          title: "A farewell",
          text: "When someone dies, people want to help at once. The family names one trusted payment address, and nobody collects in its name without asking.",
        },
      ],
    },
  ],

  closing: {
    heading: "Your turn",
    text: "You need a wallet, a few coins and one person who says yes. Not sure yet? Learn first. The market can wait.",
    buttons: [
      { label: "Get Guapcoin", href: "/get-guapcoin" },
      { label: "See the merchants", href: "/merchants" },
      { label: "Wallet & Tools", href: "/wallet" },
      { label: "Learn Crypto", href: "/learn" },
    ],
  },
} as const
