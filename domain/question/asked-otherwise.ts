import { readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { tokensOf } from './tokens.ts'

/** Words that ask what other words ask, of whatever else a question names; null: they ask something else here. */
interface Otherwise {
  readonly words: RegExp
  readonly said: (found: RegExpExecArray, reader: Reader, text: string) => string | null
}

const TARGET = `(?:the |its |our |their |this |that )?(?:(?:national|sdg|global|country) )*(?:targets?|goals?)`

/** What a number of a question is, where more than the number is said of it. */
const MARK = 'goals?|targets?|line|mark|thresholds?|cut-?off|benchmark|ceiling|bar|limit'

/** Whole questions, of which the first that fits is put in other words. */
const QUESTIONS: readonly Otherwise[] = [
  // `Will stunting reach the target`: whether its pace suffices.
  {
    words: new RegExp(
      `^(and |so |but )*(?:will|would|can|could|shall|does|do) (.+?) (?:ever |still |likely )*(?:reach|meet|hit|achieve|attain|make|get to) (${TARGET})(?=[?.! ]|$)`,
      'i',
    ),
    said: ([, start = '', subject = '', target = '']) => `${start}is ${subject} on track for ${target}`,
  },
  // `Will the stunting target be met`, `will Kano meet its stunting target`.
  {
    words:
      /^(and |so |but )*(?:will|would|can|could|shall) (?:(.+?) (?:ever |still )*(?:reach|meet|hit|achieve|attain) )?(?:the|its|our|their|his|her)(?: (.+?))? (targets?|goals?)(?: (?:ever |still )*be (?:met|reached|hit|achieved|attained))?(?=[?.! ]|$)/i,
    said: ([, start = '', place, subject, target = '']) =>
      `${start}is ${[place, subject].filter((name) => name !== undefined).join(' ') || 'it'} on track for the ${target}`,
  },
  // `The health situation in Kano`: of no one figure, as a place alone.
  {
    words:
      /^(?:(?:please|kindly|pls|and|so) )*(?:(?:what(?:['’]?s| is| are)|how(?:['’]?s| is| are)|show|give|tell|describe|summari[sz]e|explain|i (?:want|need)|get|open)(?: me| us)?(?: (?:about|of|on|to know|to see))* )?(?:the |a |an )?(?:(?:overall|general|current|present) )*(?:state of )?(?:(?:public )?health(?:care)? )?(?:profile|situation|overview|status|picture|landscape|condition|summary|report card|health(?:care)?)s? (?:of|in|for|about|from|like in) (.+?)[?.! ]*$/i,
    said: ([, rest = ''], { lexicon, currentYear }) => {
      const { places, indicator, contents, periods } = readPart(tokensOf(rest), lexicon, currentYear)
      const isAlone = indicator === null && contents.length === 0 && periods.years.length === 0
      return places.length === 1 && isAlone ? rest : null
    },
  },
  // `What is counted as a limited water service`.
  {
    words:
      /^(?:and |so )*what (?:exactly |really |precisely )?(?:is|are|gets|do you|does it|does one) (?:exactly |really )?(?:counted?|counting|included?|considered?|classed|classified|defined?|understood|regarded|called?) (?:as |by |in |under |to be )?(?:an? |the )?(.+?)(?: (?:in|on) (?:your|this|the) (?:data|site|dashboard|platform|figures?))?[?.! ]*$/i,
    said: ([, name = '']) => `definition of ${name}`,
  },

  // `Are Sokoto and Taraba different on poverty`.
  {
    words:
      /^(?:and |so |but )*(?:is|are|do|does|did|were|was) (.+?) and (.+?) (?:very |really |much |any |so |all that )*(?:different|differ|the same|similar|equal|alike|apart)(?: (?:on|in|for|at|about|when it comes to|regarding|by)(?: the)?)? (?=\S)/i,
    said: ([, one = '', other = '']) => `compare ${one} and ${other} in `,
  },
  // `Which cancers do you have numbers for`.
  {
    words:
      /^(?:and |so )?(?:which|what) (?!.*\b(?:surveys?|sources?|data|figures?|numbers?|years?|indicators?|states?|lgas?|places?) (?:do|are|is)\b)(.+?) (?:do|are|is) (?:you|there|it|they)(?: people| guys| all)? (?:have|hold|got|cover)(?: (?:any )?(?:numbers?|figures?|data|stats|statistics|info|information))?(?: (?:for|on|about|of))?[?.! ]*$/i,
    said: ([, topic = '']) => `what do you have on ${topic}`,
  },
  // `Out of ten women in Yobe, how many think so`: a share of them.
  {
    words:
      /^(?:and |so )?(?:out of|in|of) (?:every |each )?(?:ten|10|a hundred|100|five|5|a thousand|1,?000) (women|men|children|mothers|girls|boys|people|households|homes|babies|kids|births)((?: (?:in|of|from) [^,?]+?)?),? how many /i,
    said: ([, people = '', place = '']) => `what share of ${people}${place} `,
  },
  // `What position is Kaduna in when states are sorted by IPTp 3`.
  {
    words:
      /^(?:and |so )?(?:(?:what|which) (?:position|place|rank|spot|number)|where) (?:is|does|has|would|do) (.+?)(?: (?:be|in|at|on|hold|have|take|occupy|stand|come|rank|sit))* (?:when|if|once) (?:all |the )*(states|zones|lgas) (?:are|get|were) (?:sorted|ranked|ordered|listed|lined up|put in order) (?:by|on|for|in|according to) /i,
    said: ([, place = '', level = '']) => `rank of ${place} among ${level} for `,
  },
  // `Malaria: list what you can tell me about it`.
  {
    words:
      /^(.+?)[:,–-] *(?:please |pls )?(?:list|show(?: me)?|tell me|give me)? ?(?:what(?:ever)?|everything|all)(?: that)? (?:you (?:can tell me|have|hold|know|got)|is held|there is|is available)(?: (?:about|on)(?: it| this)?)?[?.! ]*$/i,
    said: ([, topic = '']) => `what do you have on ${topic}`,
  },
]

/** Words within any question, of which each that fits is put in others. */
const WORDS: readonly Otherwise[] = [
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
    said: ([, one = '', other = '']) => `compare ${one} and ${other}`,
  },
  // `In men compared to women`.
  {
    words:
      /\b(?:(?:for|in|of|between|among) )?(?:(?:men|males?|boys) (?:compared (?:to|with)|and|vs\.?|v\.?|versus|against|or) (?:women|females?|girls)|(?:women|females?|girls) (?:compared (?:to|with)|and|vs\.?|v\.?|versus|against|or) (?:men|males?|boys))(?: separately| apart| each| respectively)?(?=[?.!,]|$)/i,
    said: () => 'by sex',
  },
  { words: /\bwives\b/i, said: () => 'married women' },
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
      /\b(which|who|what)( one| state| place| lga| zone)? (is|was|has|had) (?:the )?(?:(bigger|larger|greater)|smaller)\b/i,
    said: ([, who = '', what = '', verb = '', more]) =>
      `${who}${what} ${verb} ${more === undefined ? 'lower' : 'higher'}`,
  },
  {
    words: /(?<=^(?:and |what about |how about )*)under[- ]ones?\b|(?<=\bpopulation )under[- ]ones?\b/i,
    said: () => 'under 1',
  },
  // `Population of under-fives`: a name of its own.
  {
    words:
      /\bpopulation of (?:the |all )?(?:children )?(under[- ]?(?:fives?|5s?|1s?|18s?)|(?:aged )?0-14)\b/i,
    said: ([, age = '']) => `population ${age.replace(/s$/i, '')}`,
  },
  {
    words:
      /\b(?:can ?not|cannot|can['’]?t|could not|unable to|not able to) read(?: (?:and|or|nor) write)?\b/i,
    said: () => 'not literate',
  },
  { words: /\b(?:who )?(?:can|(?:are|is) able to) read(?: and write)?\b/i, said: () => 'literate' },
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
]

/** A question in the words that the reader of questions knows, where it is put in others; else as it was put. */
export function askedOtherwise(text: string, reader: Reader): string {
  const plain = WORDS.reduce((said, rule) => putBy(rule, said, reader) ?? said, text)
  for (const rule of QUESTIONS) {
    const other = putBy(rule, plain, reader)
    if (other !== null) return other
  }
  return plain
}

function putBy({ words, said }: Otherwise, text: string, reader: Reader): string | null {
  const found = words.exec(text)
  const other = found && said(found, reader, text)
  if (!found || other === null) return null
  return `${text.slice(0, found.index)}${other}${text.slice(found.index + found[0].length)}`
}
