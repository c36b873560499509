import type { Otherwise } from './other-words.ts'

/** Everyday words for what is counted, and for who says it, in the words of the reader of questions. */
export const EVERYDAY_FIGURES: readonly Otherwise[] = [
  // Shares and numbers.
  { words: /\babsolute (?=numbers?\b)/i, said: () => '' },
  { words: /\bper 100 ?k\b/i, said: () => 'per 100,000' },
  { words: /\bUSD\b/, said: () => 'US$' },
  { words: /\b(?:gov['’]?t|goment|govament|gofment)\b/i, said: () => 'government' },
  { words: /\b(?:corona ?virus|corona)\b/i, said: () => 'COVID-19' },
  {
    words: /\bbecause of (?:belle|pregnancy|pregnancies|childbirth|child birth|born pikin)\b/i,
    said: () => 'from pregnancy',
  },
  {
    words:
      /\b(?:die|dies|died|dying|deaths?) (?:before|within|in|inside) (?:the |their |its )?(?:first|one|1|a) month(?: of life)?\b/i,
    said: () => 'neonatal mortality',
  },
  { words: /\b(?:slice|chunk|portion) of\b/i, said: () => 'share of' },
  { words: /\bnot (?:even )?(?:a single|one|1) vaccine\b/i, said: () => 'no vaccination' },
  { words: /\b(?:at|on|equal to|exactly) zero\b(?! ?-?dose)/i, said: () => 'at 0%' },
  {
    words: /\b(?:lives|people|persons|nigerians) (?:lost|killed|claimed) (?:to|by|from) /i,
    said: () => 'deaths from ',
  },
  {
    words: /\b(newborns?|infants?|babies) (?:lost|who die|dying)(?= (?:each|every|a|per) year| yearly)/i,
    said: ([, who = '']) => `${/newborn/i.test(who) ? 'neonatal' : 'infant'} deaths`,
  },
  // Who lives long.
  {
    words:
      /\b(?:['’]s )?(?:people |women |men |citizens |residents |nigerians )?(?:live|lives|living) (?:the )?(longest|shortest)(?: lives)?\b/i,
    said: ([, end = '']) => ` ${/long/i.test(end) ? 'highest' : 'lowest'} life expectancy`,
  },
  {
    words:
      /^(?:and |so )?do (?:nigerian )?(?:women|men|females|males|girls|boys) (?:outlive (?:men|women|the men|males|females)|live longer(?: than (?:men|women|males|females))?)\b/i,
    said: () => 'life expectancy by sex',
  },
  {
    words:
      /^(?:and |so )?who (drinks|smokes) more,? (?:the )?(?:men|women) or (?:the )?(?:women|men)(?:,? and by how much)?/i,
    said: ([, verb = '']) => `${/drink/i.test(verb) ? 'alcohol consumption' : 'tobacco use'} by sex`,
  },
  // `Bring hospital births for the north`.
  {
    words:
      /^(?:please |pls |abeg |kindly )*(?:bring|fetch|pull(?: up| out)?|dig (?:out|up)) (?:me |us |out |up |over )*(?:the )?(?=\S+ \S)/i,
    said: () => '',
  },
  {
    words: /,? *\b(?:and )?not (?:state by state|by states?|per state|the states|lga by lga)\b/i,
    said: () => '',
  },
  { words: /\bcountry (figure|number|value|average|level)\b/i, said: ([, what = '']) => `national ${what}` },
  // Who says it.
  {
    words:
      /\ball (?:the |your )?(?:sources|surveys) (?:holding|having|with|covering|(?:that|which) (?:hold|have|cover))\b/i,
    said: () => 'all sources of',
  },
  {
    words:
      /^is there more than (?:one|1) (?:survey|source)s? (?:with|for|on|of|that has|having) (.+?)(?:[?.,;] *(?:please )?(?:name|list|show|tell me)(?: them)?)?[?.! ]*$/i,
    said: ([, what = '']) => `all sources of ${what}`,
  },
  {
    words:
      /^how far apart are (?:the |all )?(?:sources|surveys|estimates|figures|numbers) (?:on|for|of|about) /i,
    said: () => 'all sources of ',
  },
  {
    words:
      /\bthe (?:different|various|several|competing|available) (.+?) (?:estimates|figures|numbers|values)\b/i,
    said: ([, name = '']) => `${name} all sources`,
  },
  {
    words:
      /\b(?:give|list|show)(?: me| us)? (?:every|all(?: the)?|each)(?: available)? (?:estimates?|figures?|numbers?|values?) (?:of|for) /i,
    said: () => 'all sources of ',
  },
  { words: /^(?:the )?provenance (?:of|for) /i, said: () => 'sources of ' },
  {
    words:
      /,? *(?:laid out|listed|given|shown|arranged)?,? *by (?:each )?(?:organi[sz]ations?|agency|agencies|publishers?)(?=[?.! ]*$)/i,
    said: () => ' all sources',
  },
  {
    words: /,? *(?:and|with) who (?:published|made|produced|gave|reported) (?:it|them|each(?: one)?)\b/i,
    said: () => '',
  },
  {
    words: /\b(?:what|which) data ?sets? (?=should (?:i|we) (?:quote|cite|use)\b)/i,
    said: () => 'which source ',
  },
  {
    words: /,? *(?:and|with) (?:what(?:['’]?s| is) )?its (?:value|figure|number)(?=[?.! ]*$)/i,
    said: () => '',
  },
]
