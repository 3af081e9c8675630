import { pathTo } from "#app/lib/http/path-to.ts"
import type { askContent } from "#content/en/ask.ts"

export type Refusal = keyof typeof askContent.refusals

const any = (...words: string[]) => new RegExp(`\\b(?:${words.join("|")})\\b`, "i")

/**
 * Questions that are refused, by pattern; the first match counts. The patterns are narrow on purpose: a false match would
 * hide the answer to a question about Guapcoin, while a question about something else finds no passage anyway.
 */
const refusals: readonly (readonly [Refusal, RegExp])[] = [
  [
    "instructions",
    any(
      "(?:ignore|forget|disregard|override|bypass) (?:all |any |every |the |your |my |these |those |previous |prior )*(?:rules?|instructions?|prompts?|orders|guidelines)",
      "(?:system|developer) (?:prompt|message|mode)",
      "(?:pretend|act|behave|respond|answer) (?:to be|as if|as though|as an?|like an?)",
      "you are now",
      "jailbreak",
      "from now on,? you",
      "repeat (?:the words|everything|after me)",
    ),
  ],
  [
    "crime",
    any(
      "(?:hack|crack|break into|steal from|phish) (?:a|an|the|some|someone|somebody|his|her|their|another|my)",
      "(?:launder|hide|wash) (?:\\w+ )?(?:money|coins|funds|income)",
      "(?:avoid|evade|dodge|not pay|without paying) (?:\\w+ )?tax(?:es)?",
      "(?:buy|sell|pay for) (?:drugs|weapons|guns|cocaine|stolen)",
      "fake (?:id|passport|money|documents?)",
    ),
  ],
  [
    "insult",
    any(
      "stupid (?:bot|machine|site|thing)",
      "you(?:'re| are) (?:stupid|useless|dumb|an idiot|a liar|liars|thieves)",
      "idiots?",
      "fuck\\w*",
      "shit",
      "bastards?",
      "bitch",
      "shut up",
      "go to hell",
    ),
  ],
  [
    "program",
    any(
      "are you (?:a |an )?(?:human|person|robot|bot|real|ai|machine|computer|chatgpt)",
      "(?:who|what) are you",
      "am i (?:talking|speaking|chatting) (?:to|with)",
      "do you (?:love|like|feel|dream|think|have feelings)|(?:love|marry) me",
      "your (?:favou?rite|name|birthday|age)",
      "(?:call|phone|ring|text) me",
    ),
  ],
  [
    "promise",
    any(
      "guaranteed? (?:\\w+ )?(?:profits?|returns?|income|gains?)",
      "(?:double|triple|multiply) (?:my|your|our|the) (?:money|coins?|guapcoins?|investment)",
      "(?:get|become|be|make me|getting) rich",
      "passive income",
      "how much (?:money )?(?:can|will|could|would) (?:i|we|one|you) (?:earn|make|profit|gain)",
    ),
  ],
  [
    "advice",
    any(
      "(?:i|we) should (?:\\w+ )?(?:buy|sell|invest|hold|keep|trade|stake|borrow|wait)",
      "should (?:i|we|my \\w+) (?:\\w+ )?(?:buy|sell|invest|hold|keep|trade|stake|borrow|put|wait)",
      "(?:is|are|was) (?:it|now|this|today|guapcoins?|they|bitcoin|crypto|guap) (?:\\w+ )?(?:a )?(?:good|bad|smart|safe|great|right|best) (?:time|moment|buy|investment|idea|bet)",
      "worth (?:buying|investing|the risk|it)",
      "(?:which|what|best) (?:\\w+ )?(?:coins?|cryptos?|tokens?) (?:to|should (?:i|we)|shall (?:i|we)|is best|will)",
      "invest (?:my|all|our|in)",
      "(?:recommend|advise|suggest) (?:me |that i |buying |a coin)",
      "(?:take|get|need) (?:out )?a loan",
      "best (?:\\w+ )?(?:stocks?|shares|bonds?|fund|bank|broker|phone|laptop|car)",
    ),
  ],
  [
    "price",
    any(
      "(?:price|value|worth) (?:prediction|forecast|target|next|tomorrow|in (?:\\d+|a|one|two|five|ten)|by)",
      "(?:will|going to|gonna) (?:\\w+ ){0,4}(?:moon|rise|crash|go up|go down|pump|drop|fall|reach|hit|be worth|grow|explode)",
      "how (?:high|low|far|big) (?:can|will|could|might|does)",
      "(?:predict|forecast)\\w*",
      "(?:exchange )?rate of (?:the )?(?:naira|cedi|rand|shilling|franc|dollar|euro|pound)|(?:dollar|euro|pound) to (?:the )?(?:naira|cedi|rand|shilling|franc)",
      "(?:price|value) of (?:bitcoin|btc|ethereum|eth|gold|solana|dogecoin)",
      "(?:today'?s|current|live) (?:price|rate|value)",
      "when (?:moon|lambo)",
      "market cap",
    ),
  ],
  [
    "action",
    any(
      "(?:send|give|transfer|pay|lend|refund|airdrop) (?:me|us|my \\w+)",
      "(?:buy|sell|send|stake|swap|withdraw|deposit|cancel|reverse|exchange) (?:\\w+ ){0,3}for me",
      "(?:reset|unlock|unfreeze|change) my (?:wallet|account|password|pin|login)",
      "(?:recover|restore|find|open) my (?:\\w+ )?(?:wallet|account|coins?|funds) for me",
      "(?:borrow|loan|get|have) (?:\\w+ ){0,3}from (?:you|this site)",
      "free (?:coins?|guapcoins?|guap|money|crypto)",
    ),
  ],
  [
    "account",
    any(
      "(?:what(?:'s| is)|show(?: me)?|check|tell me|see) my (?:balance|transactions?|payments?|account|history|holdings)",
      "how (?:much|many) (?:\\w+ )?(?:do i|have i) (?:have|own|got|hold)",
      "(?:did|has) my (?:payment|money|coins?|transfer) (?:\\w+ )?(?:arrive|arrived|come|go through|gone through|been)",
      "log me in",
      "i forgot my (?:password|pin|login)",
      "(?:my|an?|the) (?:facebook|instagram|tiktok|twitter|gmail|yahoo|netflix|paypal) (?:account|password|login)",
    ),
  ],
  [
    "people",
    any(
      "(?:phone|telephone|email|home|mail) (?:number |address )?of (?!guapcoin|the (?:project|site|team))\\w+",
      "who (?:owns|is behind|holds|has) (?:the |this |that )?(?:wallet|address|account|phone|number)",
      "where does (?:he|she|\\w+ \\w+) live",
      "(?:names?|list|addresses|emails|numbers) of (?:\\w+ )?(?:customers|users|members|subscribers|holders|applicants|staff|employees|admins?)",
      "(?:customer|user|member|subscriber)s? (?:list|data|details|emails)",
      "(?:personal|private) (?:data|details|information) of",
    ),
  ],
  [
    "code",
    any(
      "write (?:me )?(?:a|an|my|some|the) (?:\\w+ )?(?:poem|essay|story|song|code|script|letter|email|program|article|homework|speech|business plan|joke)",
      "tell (?:me )?(?:a|another) (?:\\w+ )?(?:joke|story|fairy tale)",
      "translate (?:this|the|into|to|my)",
      "(?:python|javascript|java|excel|sql) (?:code|script|program|formula)",
      "solve (?:this|the|my)",
      "(?:do|help with) my homework",
    ),
  ],
  [
    "elsewhere",
    any(
      "weather",
      "football|soccer|world cup|basketball",
      "recipes?|cook(?:ing)?|jollof",
      "president|elections?|politics|politician|vote for|war in",
      "(?:a|my|the|get|travel) visas?|immigration|asylum|green card",
      "doctor|medicine|headache|pregnan\\w+|symptoms?|disease|malaria",
      "girlfriend|boyfriend|marriage|marry|dating",
      "(?:cheap )?flights?|hotels?",
      "capital of|how tall|how old is|who won|who invented (?!bitcoin|guapcoin|the blockchain|blockchain)",
      "movies?|songs?|lyrics|horoscope|meaning of life",
      "\\d+ (?:plus|times|minus|divided by) \\d+|\\d+ ?[*x+] ?\\d+",
    ),
  ],
]

/** Why a question is refused, by its text; undefined if the pages may answer it. */
export function refusalOf(question: string): Refusal | undefined {
  const line = question.replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, " ")
  return refusals.find(([, pattern]) => pattern.test(line))?.[0]
}

const faq = (id: string) => ({ path: pathTo("/faq"), anchor: id })

/** Questions about money at risk: the passage that helps is shown first, whatever else is found. */
const emergencies: readonly (readonly [RegExp, { path: string; anchor: string }])[] = [
  [
    any(
      "(?:asks?|asked|asking|wants?|wanted|needs?|needed|demands?|requests?|requested|says?|said|told|tells|give|gave|given|share|shared|send|sent|show|showed|typed?|enter|entered) (?:\\w+ ){0,6}(?:(?:12|24|twelve|twenty.?four|secret|seed|recovery|backup) (?:words?|phrase|key)|(?:private|secret) keys?|seed|seed phrase|recovery phrase)",
    ),
    faq("how-do-i-spot-a-scam"),
  ],
  [
    any(
      "(?:scammed|hacked|robbed|tricked|cheated|phished|defrauded)",
      "(?:stole|stolen|steal(?:ing)?|took|taken|emptied|drained) (?:\\w+ ){0,3}(?:my|our|coins?|wallet|money)",
      "my (?:\\w+ ){0,2}(?:were|was|are|is|got|have been|has been) (?:stolen|hacked|taken|emptied|drained|gone)",
      "someone (?:else )?(?:has|saw|knows|have seen|has seen) my (?:\\w+ )?(?:words|phrase|key|seed)",
    ),
    faq("what-if-i-lose-my-recovery-phrase"),
  ],
  [
    any(
      "(?:sent|send|paid|transferred|moved) (?:\\w+ ){0,6}(?:wrong|bad|incorrect|other|different|mistaken)",
      "wrong (?:address|network|person|wallet|chain)",
      "by mistake",
    ),
    faq("can-a-payment-be-taken-back"),
  ],
]

/** Passage to show first if coins are at risk; undefined otherwise. */
export function emergencyOf(question: string): { path: string; anchor: string } | undefined {
  return emergencies.find(([pattern]) => pattern.test(question))?.[1]
}
