import type { Otherwise } from './other-words.ts'

/** What a number of a question is, where more than the number is said of it. */
const MARK = 'goals?|targets?|line|mark|thresholds?|cut-?off|benchmark|ceiling|bar|limit'

/** Words within any question, of which each that fits is put in others. */
export const OTHER_PHRASES: readonly Otherwise[] = [
  // `Which have met the 90% target`: with so much at least.
  {
    words: new RegExp(
      String.raw`\b(?:met|meet|meets|reached|reach|hit|achieved|achieve|attained|attain|passed) (?:the |their |its |our |a )?(\d+(?:\.\d+)? ?(?:%|percent|per cent)) (?:(?!abuja)\p{L}+ ){0,2}(?:${MARK})\b`,
      'iu',
    ),
    said: ([, number = '']) => `reached ${number}`,
  },
  // `Over the 15% emergency line`: the number is what a figure is held against.
  {
    words: new RegExp(
      String.raw`\b(?:the |a |an |our |its )?(\d+(?:\.\d+)? ?(?:%|percent|per cent)) (?:(?!abuja)\p{L}+ ){0,2}(?:${MARK})\b`,
      'iu',
    ),
    said: ([, number = '']) => number,
  },
  // `Fully vaccinated against covid`: nothing is compared.
  {
    words: /\b((?:vaccinat|immuni[sz]|protect|inoculat)\p{L}*) against /iu,
    said: ([, done = '']) => `${done} for `,
  },
  // `Babies born early`, before their time: no early motherhood.
  {
    words:
      /\b(?:babies|children|infants|newborns|births) (?:who (?:are|were) )?(?:born )?(?:too early|too soon|early|before (?:their|its) time|prematurely)\b(?! initiation| breast)/i,
    said: () => 'preterm births',
  },
  // `Doctors by state`, which is a name, asks for each of them.
  {
    words: /\b(doctors|nurses|midwives|physicians|health workers|pharmacists|dentists) (?:by|per) state\b/i,
    said: ([, who = '']) => `${who} in each state`,
  },
  // `Three numbers please`, `need three things for a brief`: how many things are named.
  {
    words:
      /[,.:;]? *[-\u2013\u2014]? *(?:all )?(?:two|three|four|five|(?<!\d)\d) (?:numbers|figures|values)(?: please| pls)?[?.! ]*$/i,
    said: ({ index }) => (index > 0 ? '' : null),
  },
  {
    words:
      /^(?:hi|hello|good \w+)?[,. ]*(?:i |we )?(?:need|want) (?:two|three|four|five|\d) (?:things|numbers|figures|values)(?: for (?:a|an|my|our|the) (?:\p{L}+ ?){1,3})?[:,-] */iu,
    said: () => '',
  },
  { words: /[,.;] *(?:the )?(?:latest|newest) (?:of )?(?:each|for each|all)[?.! ]*$/i, said: () => '' },
  // `The share of donor money in health spending`: it is no share of the economy.
  {
    words:
      /\b(?:(?:the )?share of (?:donors?|external|foreign) (?:money|funding|funds|aid) (?:in|of)|(?:donors?|external|foreign) (?:money|funding|funds|aid)(?:['\u2019]?s)? share (?:in|of)) (?=(?:the |total |current )*health)/i,
    said: () => 'external share of ',
  },
  // `I.e.`, `tx`, `24/7`: signs of those who write in haste.
  { words: /,? *\b(?:i\.e\.|ie|e\.g\.|eg|viz\.?|namely)(?=[ ,] *\p{L})/iu, said: () => ',' },
  { words: /\btx\b/i, said: () => 'treatment' },
  { words: /\b24 ?\/ ?7\b|\b24 hours a day\b/i, said: () => 'day and night' },
  // `A big problem`, which is what the survey asks.
  { words: /\b(?:big|serious|major|real) (?=problem\b)/i, said: () => '' },
  { words: /\bas (?:counted|recorded|reported|listed) (?:by|in) /i, said: () => 'by ' },
  // `Young children`: children are young, and women may be older.
  {
    words: /\b(?:young|little|small) (?=(?:child|children|kids?|babies|baby|infants?|ones)\b)/i,
    said: () => '',
  },
  // `And which year they are from`: every figure is told with its source and its time.
  {
    words:
      /(?<=\S\S),? (?:and|plus|with)(?: also)?(?: from| say| tell me| state| give)?(?: the)? (?:(?:which|what|whose) )?(?:year|survey|source|round|date|period)s?(?:(?: and| or|,)(?: the| which| what)? (?:year|survey|source|round|date)s?)?(?: (?:they|it|these|those|that|this|each|the figures?|the data)(?: (?:are|is|come|comes|came|were|was)(?: from)?)?)?[?.! ]*$/i,
    said: (_, __, text) =>
      /\b(highest|lowest|best|worst|most|least|peak|record|maximum|minimum|when)\b/i.test(text) ? null : '',
  },
  // `Homes that get light`.
  {
    words: /(?<!\b(?:their|own|in|at|from) )\bhomes\b/i,
    said: () => 'households',
  },
  {
    words: /\b(get|gets|got|have|has|with|without|no|lacks?|enjoys?) (?:nepa |electric |grid )?light\b/i,
    said: ([, verb = '']) => `${verb} electricity`,
  },
  {
    words: /\b(?:nepa |electric )?light (?=(?:in|at) (?:the |their )?(?:house|home)s?\b)/i,
    said: () => 'electricity ',
  },
  // `The 15 percent Abuja pledge`: the number is the pledge's own.
  {
    leavesOut: true,
    words:
      /\b(?:the |its |our |to )*(?:\d+ ?(?:%|percent|per cent) )?abuja (?:\d+ ?(?:%|percent|per cent) )?(?:pledge|promise|target|commitment|declaration|goal|agreement)(?: of \d+ ?(?:%|percent|per cent))?\b|\bthe abuja 15 ?(?:%|percent\b|per cent\b)/i,
    said: () => 'the Abuja target',
  },
  // `In two sentences`: how long the answer is to be.
  {
    words:
      /(?<=\S),? in (?:just |only )?(?:an?|one|two|three|1|2|3|a few|few) (?:short |simple )?(?:sentences?|lines?|words?|paragraphs?)(?=[?.! ,]|$)/i,
    said: () => '',
  },
  {
    words:
      /\b(poorest|richest|wealthiest) (fifth|quintile|quarter|third|20%|20 percent)s? of (?:the |all )?(?:families|households|people|population|nigerians|women|mothers)\b/i,
    said: ([, end = '', part = '']) => `${end} ${part}`,
  },
  {
    words: /\bhow many people (?:will|would|shall) (.+?) (?:have|be|hold|count) (?=(?:in|by) (?:19|20)\d\d)/i,
    said: ([, place = '']) => `population of ${place} `,
  },
  // `NDHS 23/24`.
  { words: /\b(?:20)?([12]\d)\/([12]\d)\b(?!\/)/, said: ([, from = '', to = '']) => `20${from}-${to}` },
  { words: / NG(?=[?.! ,]|$)/, said: () => ' Nigeria' },
  {
    words:
      /\bhow far is (.+?) from the (?:nigerian|national|country(?:['’]s)?|nigeria['’]s) (?:average|figure|mean|value) (?=(?:on|in|for)\b)/i,
    said: ([, place = '']) => `compare ${place} with Nigeria `,
  },
  // `The share that comes from donors`: no source of data is asked for.
  {
    words:
      /\b((?:share|percent|percentage|proportion|part|how much) of .{3,50}?) (?:that )?(?:comes?|came|is coming) from /i,
    said: ([, share = '']) => `${share} from `,
  },
  {
    words: /\b(donors?|funding|money|aid) (?:from )?(?:abroad|overseas)\b/i,
    said: ([, who = '']) => (/donor/i.test(who) ? who : `external ${who}`),
  },
  {
    words:
      /\b(?:what |which )?(?:percent|percentage|share|proportion) of (?:the |all )?cases (?:that )?(?:died|die|dies|were fatal|ended in death)\b/i,
    said: () => 'case fatality ratio',
  },
  // `I go to print tonight: …`: when the asker needs it.
  {
    words:
      /^[^:?]*\b(?:print|press|deadline|on air|broadcast|meeting|presentation|presenting|publishing|writing|story|editor)\b[^:?]*: (?=\S+ \S+ \S)/i,
    said: () => '',
  },
  // `From 2015 till now`.
  {
    words:
      /\b(?:from|between) ((?:19|20)\d\d) (?:till|until|to|up to|through|and|upto|-) (?:now|today|date|the present|present|this (?:year|day|moment)|currently)\b/i,
    said: ([, year = '']) => `since ${year}`,
  },
  { words: /\bback in (?=(?:19|20)\d\d)/i, said: () => 'in ' },
  // `By the way, how many refugees`.
  {
    words:
      /^(?:by the way|btw|another (?:thing|question)|one more thing|also|next question)[,: ]+(?=\S+ \S)/i,
    said: () => '',
  },
  // `Do NDHS and NNHS give the same thing`.
  {
    words:
      /\b(?:do|does|did) (\S+(?: \d{4})?) and (?:the )?(\S+(?: \d{4})?) (?:give|say|show|report|have|tell|agree|get)(?: (?:us|me))?(?: (?:the|on the) same)?(?: (?:things?|figures?|numbers?|values?|story|answer))?(?=[?.! ]|$)/i,
    said: ([said, one = '', other = '']) =>
      `compare ${one} and ${other}${/\bagree$/i.test(said) ? ' whether they agree' : ''}`,
  },
  // `In men compared to women`.
  {
    words:
      /\b(?:(?:for|in|of|between|among) )?(?:(?:men|males?|boys) (?:compared (?:to|with)|and|vs\.?|v\.?|versus|against|or) (?:women|females?|girls)|(?:women|females?|girls) (?:compared (?:to|with)|and|vs\.?|v\.?|versus|against|or) (?:men|males?|boys))(?: separately| apart| each| respectively)?(?=[?.!,]|$)/i,
    said: () => 'by sex',
  },
  { words: /\bwives\b/i, said: () => 'married women' },
  // `Where people dey deliver for hospital`.
  { words: /(?<!\bhow many )\b(?:people|persons|dem|una) (?:dey|de) (?=\p{L})/iu, said: () => '' },
  {
    words: /\bsick (?=(?:child|children|kids?|babies)\b.*\b(?:fever|diarrh\w+|cough|pneumonia|malaria)\b)/i,
    said: () => '',
  },
  // `Without a single vaccine`.
  {
    words:
      /\b(?:without (?:a single|any|even one) vaccin\w+|(?:who |that |wey )?(?:have |has |had )?never (?:got|had|get|gotten|received|took|taken|been given) (?:any|a single|even one) vaccin\w+|(?:who |that )?(?:are |were |have been |had been )?(?:not|never) vaccinated at all)\b/i,
    said: () => 'with no vaccination',
  },
  { words: /(?<=\S\S),? and (?:from|by) whom[?.! ]*$/i, said: () => '' },
  { words: /\b(least|most) common(?:ly)?\b/i, said: ([, end = '']) => end },
  { words: /\b(?:commonest|most widespread)\b/i, said: () => 'highest' },
  { words: /\b(?:rarest|least widespread)\b/i, said: () => 'lowest' },
  {
    words:
      /\b(which|who|what)( one| state| place| lga| zone| of .{3,60}?)? (is|was|has|had) (?:the )?(?:(bigger|larger|greater)|smaller)\b/i,
    said: ([, who = '', what = '', verb = '', more]) =>
      `${who}${what} ${verb} ${more === undefined ? 'lower' : 'higher'}`,
  },
  {
    words:
      /(?<=^(?:and |what about |how about )*)under[- ]ones?(?: year)?(?: old| of age)?\b|(?<=\bpopulation )under[- ]ones?\b/i,
    said: () => 'under 1',
  },
  // `Population of under-fives`: a name of its own.
  {
    words:
      /\bpopulation of (?:the |all )?(?:children )?(under[- ]?(?:fives?|5s?|1s?|18s?)|(?:aged )?0-14)\b/i,
    said: ([, age = '']) => `population ${age.replace(/s$/i, '')}`,
  },
  // `People who cannot read`: of men and women, and not of women alone.
  {
    words:
      /\b(?:people|persons|nigerians) (?=(?:who |that |wey )?(?:can(?:['’]?t|not| not)?|no (?:fit|sabi)|(?:are|is) (?:not |un)?able to|know how to|do not know how to|don['’]?t know how to) read\b)/i,
    said: () => 'adults ',
  },
  {
    words:
      /\b(?:can ?not|cannot|can['’]?t|could not|unable to|not able to) read(?: (?:and|or|nor) write)?\b/i,
    said: () => 'not literate',
  },
  { words: /\b(?:who )?(?:can|(?:are|is) able to) read(?: and write)?\b/i, said: () => 'literate' },
  // `Illiterate adults`, `illiteracy`.
  {
    words: /\billiterate (adults|women|youths?|people)\b/i,
    said: ([, who = '']) => `${/^people$/i.test(who) ? 'adults' : who} not literate`,
  },
  { words: /\b(?:adult )?illiteracy(?: rate)?\b/i, said: () => 'adults not literate' },
  // Of both sexes, where neither is named.
  {
    words:
      /(?<!\b(?:adult|youth|female|male|women(?:'s)?|girls?(?:'|'s)?|men(?:'s)?|boys?|young|health|financial|digital|computer) )\bliteracy(?: rates?| levels?)?(?!.*\b(?:women|female|girls?|men|males?|boys?|youths?|young|adults?)\b)/i,
    said: (_, __, text) =>
      /\b(?:women|female|girls?|men|males?|boys?|youths?|young|adults?)\b/i.test(text)
        ? null
        : 'adult literacy rate',
  },
  {
    words:
      /\b(?:that )?(?:i|we) can (?:read|say|use|quote|print)(?: out)? (?:on|in|at) (?:the )?(?:air|radio|tv|podium|stage|print|news|newspaper|paper|broadcast)\b/i,
    said: () => 'to quote',
  },
  // `Which number should my paper print`.
  {
    words:
      /\b(?:should (?:i|we|you|one|they)|(?:should|can|may|could|must|does) (?:my|our|the|this|a) (?:paper|newspaper|article|story|report|editor|station|desk|blog|bulletin))(?: (?:safely|best|now))* (?:print|publish|quote|cite|run|use|write|report)\b/i,
    said: () => 'to quote',
  },
  // After what a cause killed, which is asked with these words too.
  { words: /\bI need the (?=(?:percentage|share|number|rate|proportion)\b)/i, said: () => 'give me the ' },
]
