import type { Lesson } from "#content/lesson.ts"

export const trading: Lesson = {
  slug: "trading",
  title: "Trading Basics",
  summary: "How market and limit orders work, what trades cost, and how to limit a loss.",
  description:
    "Trading basics for beginners: the order book, market and limit orders, slippage, fees, and how to plan a loss before you trade.",
  recap: [
    "An order book lists bids and asks, and the gap between the best of each is the spread.",
    "A market order trades now at the prices on offer. In a thin market, slippage can be large.",
    "A limit order sets your worst price, but it may fill late, in part or never.",
    "Spread and fees cost money on every trade, even when the market does not move.",
    "Trade only with money you can live without, and decide how much you can lose before you start.",
  ],
  questions: [
    {
      question:
        "A book offers 100 coins at 0.50 dollars and 300 coins at 0.52. You buy 200 with a market order. What do you pay, before fees?",
      answers: [
        {
          text: "100 dollars, because the best ask is 0.50.",
          right: false,
          because: "Not quite: only 100 coins are offered at 0.50. The other 100 cost 0.52 each.",
        },
        {
          text: "102 dollars.",
          right: true,
          because: "Right. 100 coins at 0.50 are 50 dollars, and 100 coins at 0.52 are 52 dollars.",
        },
        {
          text: "104 dollars, because the whole order gets the higher price.",
          right: false,
          because: "Not quite: the order takes the cheaper 100 coins first and pays 0.52 only for the rest.",
        },
      ],
    },
    {
      question: "You place a limit order to buy at 0.45 dollars. Which of these can NOT happen?",
      answers: [
        {
          text: "You pay 0.47 for each coin, before fees.",
          right: true,
          because: "Right. A limit order to buy never pays more than the price you named.",
        },
        {
          text: "The order is never filled.",
          right: false,
          because: "Not quite: this can happen, if nobody sells at 0.45 or lower.",
        },
        {
          text: "You get only part of the coins.",
          right: false,
          because: "Not quite: this can happen, if too few coins are offered at your price.",
        },
        {
          text: "You pay 0.44 for each coin, before fees.",
          right: false,
          because: "Not quite: this can happen. A limit sets the worst price, and a better one is welcome.",
        },
      ],
    },
    {
      question: "A coin falls by half. By how much must it then rise to be back where it was?",
      answers: [
        {
          text: "By 50%.",
          right: false,
          because: "Not quite: from 100 down to 50, a rise of 50% brings you only to 75.",
        },
        {
          text: "By 100%.",
          right: true,
          because: "Right. From 100 down to 50, the price must double to reach 100 again.",
        },
        {
          text: "It always comes back by itself, if you wait long enough.",
          right: false,
          because: "Not quite: some coins never come back. Waiting is not a plan.",
        },
      ],
    },
  ],
}
