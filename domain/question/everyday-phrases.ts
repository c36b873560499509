import type { Otherwise } from './other-words.ts'
import { readPart } from './read-part.ts'
import { tokensOf } from './tokens.ts'

const LEVELS = 'states?|lgas?|zones?|local governments?|places?|areas?'

/** Everyday words for orders, groups, times and comparisons, each put in the reader's own. */
export const EVERYDAY_PHRASES: readonly Otherwise[] = [
  // `I'd like`, `yr`, `abt`, `w/o`: how people type.
  { words: /^(?:i['’]?d|we['’]?d) (?:like|love|want|need)(?: to (?:know|see|have|get))? /i, said: () => '' },
  { words: /\byrs?\b\.?/i, said: ([words = '']) => (/s/i.test(words) ? 'years' : 'year') },
  { words: /\babt\b/i, said: () => 'about' },
  { words: /^in one go[:,]? /i, said: () => '' },
  // Orders.
  {
    words: /\b(?:when it comes to|as far as|as regards|in terms of|with regard to|with respect to)\b/i,
    said: () => 'for',
  },
  { words: /\bwho has it (?:the )?(worst|best)\b/i, said: ([, end = '']) => `which state is ${end}` },
  {
    words: /\bcomes? out (?=on top|first|last|best|worst|ahead|lowest|highest|top|bottom)/i,
    said: () => 'are ',
  },
  { words: /\b(?:is |are )?(?:leading|ahead of|at the head of) the pack\b/i, said: () => 'is best' },
  {
    words:
      /\b(?:lag|lags|lagging|trail|trails|trailing|left|falling|fall|falls) (?:most |the most |far |furthest |farthest )?behind(?: the (?:most|rest|others))?(?= (?:on|in|for|with|at)\b|[?.! ]*$)/i,
    said: () => 'worst',
  },
  { words: /\b(?:lag|lags|lagging)(?= (?:most|worst)?\s*(?:on|in|for)\b)/i, said: () => 'worst' },
  { words: /\bhot ?-?spots?(?: (?:of|for))?\b/i, said: () => 'highest' },
  {
    words: new RegExp(
      String.raw`\b(?:hits?|affects?|strikes?|bites?) (?:which|what) (${LEVELS}) (?:the )?(?:hardest|most|worst)\b`,
      'i',
    ),
    said: ([, level = '']) => `highest in which ${level}`,
  },
  {
    words:
      /\b(?:hardest|worst|badly|most|heavily|heaviest)[- ](?:hit|affected|burdened|plagued)(?: (?:by|with|from))?\b/i,
    said: () => 'highest',
  },
  { words: /\b(most|least) (?:often|frequently|likely to|commonly)\b/i, said: ([, end = '']) => end },
  {
    words: new RegExp(String.raw`\b(poorest|richest|wealthiest) (${LEVELS})\b`, 'i'),
    said: ([, end = '', level = ''], _, text) =>
      `${level} with the ${/poor/i.test(end) ? 'highest' : 'lowest'}${/\b(?:poverty|poor\b|MPI\b)/i.test(text) ? '' : ' poverty'}`,
  },
  {
    words: /\b(states?|lgas?|zones?)\b(.*), (?:and|plus) (?:the|its) runner-?\s?up\b/i,
    said: ([, level = '', rest = '']) => `top two ${level.replace(/s$/i, '')}s${rest}`,
  },
  // `Not the most doctors: which states have the fewest`.
  { words: /^not the (?:most|least|highest|lowest|best|worst|fewest)\b[^-\u2013,:;]*[-\u2013,:;]+ */i, said: () => '' },
  { words: /\bcarr(?:y|ies|ied) (?=(?:the )?(?:most|highest|least|fewest))/i, said: () => 'had ' },
  { words: /\b(bigger|larger|smaller|more) in people\b/i, said: ([, more = '']) => `${more} in population` },
  { words: /\balready (?=(?:below|above|under|over|at|past|beyond|less|more)\b)/i, said: () => '' },
  // `Any state at 80% or better`.
  {
    words:
      /\b(?:at|with|on|having|has|have) (\d+(?:\.\d+)? ?(?:%|percent|per cent)) or (better|more|higher|above|over|worse|less|lower|below|under|fewer)\b/i,
    said: ([, number = '', side = '']) =>
      `with at ${/better|more|higher|above|over/i.test(side) ? 'least' : 'most'} ${number}`,
  },
  // `In how many states do most women have their babies at home`.
  {
    words:
      /^(?:in )?(how many|which|what) (states|lgas|zones|places) (?:do|does|did|are|is|have|has) (?:most|the majority of|a majority of|more than half(?: of)?|over half(?: of)?) (?:the |their |its )?(.+?)[?.! ]*$/i,
    said: ([, which = '', level = '', rest = '']) => `${which} ${level} are above 50% for ${rest}`,
  },
  // Comparisons.
  {
    words: /\b(?:as opposed to|in contrast (?:to|with)|relative to|as against|vis[- ]a[- ]vis)\b/i,
    said: () => 'compared with',
  },
  {
    words:
      /\b(above|below|than|over|under|to|with|from) (?:the )?((?:north|south)[- ]?(?:east|west|central|south)|south[- ]south|national|country['’]?s?) (?:zone |zonal )?(?:average|mean|norm)\b/i,
    said: ([, word = '', whole = '']) =>
      `${word} ${/national|country/i.test(whole) ? 'the national average' : whole}`,
  },
  // `How far is Yobe behind Delta`.
  {
    words: /\bhow (?:far|much) (?:is|are|was) (.+?) (?:behind|ahead of) (.+?)(?=[?.!,]|$| (?:on|in|for)\b)/i,
    said: ([, one = '', other = ''], { lexicon, currentYear }) => {
      const parts = [one, other].map((name) => readPart(tokensOf(name), lexicon, currentYear))
      return parts.every(({ places, indicator }) => places.length === 1 && indicator === null)
        ? `compare ${one} with ${other}`
        : null
    },
  },
  // `How many times higher is X in Kebbi than in Ekiti`, `twice as common in Bayelsa as in Rivers`: both figures.
  {
    words:
      /^(?:and |so )?(?:how many times|how much) (?:higher|lower|more|less|greater|bigger|as (?:high|low|common|much|many))(?: common)? (?:is|are|was|were) (.+?) in (.+?) (?:than|as|compared (?:to|with))(?: it is| in| that of| for)* (.+?)[?.! ]*$/i,
    said: ([, what = '', one = '', other = '']) => `compare ${what} in ${one} and ${other} times over`,
  },
  {
    words:
      /^(?:and |so )?(?:is|are|was|were) (.+?) (?:twice|two times|double|three times|half|half as|thrice|ten times)(?: as)?(?: (?:common|high|low|likely|frequent|much|many|big|bad))? in (.+?) (?:as|than|compared (?:to|with)|that of)(?: it is| in| for)* (.+?)[?.! ]*$/i,
    said: ([, what = '', one = '', other = '']) => `compare ${what} in ${one} and ${other} times over`,
  },
  // Groups.
  { words: /\bgrown-? ?ups?\b/i, said: () => 'adults' },
  { words: /\btoddlers?\b/i, said: () => 'children' },
  { words: /\b(?:guys|blokes|gentlemen)\b/i, said: () => 'men' },
  { words: /\bladies\b/i, said: () => 'women' },
  { words: /\bhow unequal (?:is|are|was|were)\b/i, said: () => 'how big is the gap in' },
  {
    words:
      /\b(?:,? ?(?:please )?(?:break|breaks|broken|split|splits|slice|divide) (?:it |that |this |them )?(?:down |up )?|disaggregated? )by\b/i,
    said: () => ' by',
  },
  {
    words: /\b(?:rich|wealth|poor)(?:est)?(?:[- ](?:and )?(?:poor|rich)(?:est)?)[- ](?:divide|split|gap|inequality)\b/i,
    said: () => 'by wealth',
  },
  {
    words:
      /\b(?:(?:urban|rural|city|town|village)(?:[- /]| and | vs\.? )(?:urban|rural|city|town|village)) (?:divide|split|gap|breakdown|difference)\b/i,
    said: () => 'by residence',
  },
  { words: /\b(sex|gender) (?:divide|split|breakdown)\b/i, said: () => 'by sex' },
  {
    words:
      /\b(?:by|across|per|for each|between) (?:the )?(?:income|wealth|economic|socio-?economic) (?:groups?|levels?|class(?:es)?|status|bands?|categor(?:y|ies)|brackets?|strata)\b/i,
    said: () => 'by wealth',
  },
  {
    words:
      /\b(?:for |in |among |between )?(?:(?:town|city|urban)(?: ?-?dwellers| people| folks?| residents)?|cities|towns|townspeople) (?:vs\.?|v\.?|versus|and|or|against|compared (?:to|with)) (?:the )?(?:villages?|villagers|rural (?:dwellers|people|folks?|residents|areas)|countryside)\b/i,
    said: () => 'by residence',
  },
  {
    words:
      /\bsplit (.+?) (?:between|into) (?:males? and females?|men and women|women and men|boys and girls)\b/i,
    said: ([, what = '']) => `${what} by sex`,
  },
  // Times.
  {
    words: /\blast year,? or (?:the )?(?:latest|newest|most recent)(?: (?:year|one|figure))?(?: (?:that )?you have)?\b/i,
    said: () => 'latest',
  },
  { words: /\b(?:trajectory|time[- ]?series|long view)(?: (?:of|for))?\b/i, said: () => 'trend' },
  { words: /,? *\bhow far (?:has|have|is|are) (?:the country|nigeria|we) (?:gone|come|got|reached)(?: (?:with|on) (?:it|that|this))?(?=[?.! ]*$)/i, said: () => '' },
  { words: /\b(?:in |of )?(?:this|the 21st|the present|the current) century\b/i, said: () => 'since 2000' },
  {
    words: /\b(?:from|since) the (?:early |late |mid-? ?)?(?:19)?([6-9]0)['’]?s\b/i,
    said: ([, decade = '']) => `since 19${decade}`,
  },
  { words: /\b(?:since|from) independence\b/i, said: () => 'since 1960' },
  {
    words: /\b(?:as|when) ((?:19|20)\d\d) (?:closed|ended|began|started|opened|closes|ends)\b/i,
    said: ([, year = '']) => `in ${year}`,
  },
  {
    words:
      /\b(?:across|through|throughout|over) (?:all )?(?:the |its |your )?(?:surveys|rounds|years)(?: (?:that )?you (?:have|hold))?\b/i,
    said: () => 'over all years',
  },
  {
    words: /,? *(?:please )?(?:show|give|list|with|for)(?: me)? all (?:the |its )?years(?: (?:that )?you (?:have|hold))?\b/i,
    said: () => ' over all years',
  },
  {
    words: /\b(?:has|have|had) (?:barely|hardly|scarcely|not|never|only just) (?:budged|moved|changed|shifted)\b/i,
    said: () => 'has changed',
  },
  { words: /\b(?:has|have) (slipped|gone|slid|moved) backwards?\b/i, said: () => 'has worsened' },
  // Shares and numbers.
  { words: /\babsolute (?=numbers?\b)/i, said: () => '' },
  { words: /\bper 100 ?k\b/i, said: () => 'per 100,000' },
  { words: /\bUSD\b/, said: () => 'US$' },
  { words: /\b(?:gov['’]?t|goment|govament|gofment)\b/i, said: () => 'government' },
  { words: /\b(?:corona ?virus|corona)\b/i, said: () => 'COVID-19' },
  { words: /\bbecause of (?:belle|pregnancy|pregnancies|childbirth|child birth|born pikin)\b/i, said: () => 'from pregnancy' },
  {
    words: /\b(?:die|dies|died|dying|deaths?) (?:before|within|in|inside) (?:the |their |its )?(?:first|one|1|a) month(?: of life)?\b/i,
    said: () => 'neonatal mortality',
  },
  { words: /\b(?:slice|chunk|portion) of\b/i, said: () => 'share of' },
  { words: /\bnot (?:even )?(?:a single|one|1) vaccine\b/i, said: () => 'no vaccination' },
  { words: /\b(?:at|on|equal to|exactly) zero\b(?! ?-?dose)/i, said: () => 'at 0%' },
  {
    words: /\b(?:lives|people|men|women|persons|nigerians) (?:lost|killed|claimed) (?:to|by|from) /i,
    said: () => 'deaths from ',
  },
  { words: /\b(newborns?|infants?|babies) (?:lost|who die|dying)(?= (?:each|every|a|per) year| yearly)/i, said: ([, who = '']) => `${/newborn/i.test(who) ? 'neonatal' : 'infant'} deaths` },
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
    words: /^(?:please |pls |abeg |kindly )*(?:bring|fetch|pull(?: up| out)?|dig (?:out|up)) (?:me |us |out |up |over )*(?:the )?(?=\S+ \S)/i,
    said: () => '',
  },
  { words: /,? *\b(?:and )?not (?:state by state|by states?|per state|the states|lga by lga)\b/i, said: () => '' },
  { words: /\bcountry (figure|number|value|average|level)\b/i, said: ([, what = '']) => `national ${what}` },
  // Who says it.
  {
    words: /\ball (?:the |your )?(?:sources|surveys) (?:holding|having|with|covering|(?:that|which) (?:hold|have|cover))\b/i,
    said: () => 'all sources of',
  },
  {
    words: /^is there more than (?:one|1) (?:survey|source)s? (?:with|for|on|of|that has|having) (.+?)(?:[?.,;] *(?:please )?(?:name|list|show|tell me)(?: them)?)?[?.! ]*$/i,
    said: ([, what = '']) => `all sources of ${what}`,
  },
  {
    words: /^how far apart are (?:the |all )?(?:sources|surveys|estimates|figures|numbers) (?:on|for|of|about) /i,
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
    words: /,? *(?:laid out|listed|given|shown|arranged)?,? *by (?:each )?(?:organi[sz]ations?|agency|agencies|publishers?)(?=[?.! ]*$)/i,
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
