import type { Otherwise } from './other-words.ts'

/** Having a say in what is done for one's own health. */
const DECIDING =
  "(?:(?:do|does|did|are|can|could|is|would)(?: not|n['\u2019]?t)? |cannot |never |usually |who )*(?:have|has|having|make|makes|making|take|takes|taking|decide|decides|deciding|participate|participates|lack|without|allowed to decide|able to decide|get|gets)\\b[^?.;:]{0,60}?\\b(?:on|in|over|about|for|of|regarding) (?:their|her|her own|own)(?: own)? (?:health ?-?care|healthcare|health)\\b(?:,? (?:alone|by themselves|herself|themselves) or (?:jointly|together)(?: with (?:their |her |a )?(?:husbands?|partners?|others|someone else))?)?"

/** Everyday words for weight, schooling and survival of grown people, in the words of the reader of questions. */
export const EVERYDAY_ADULTS: readonly Otherwise[] = [
  // `Women who do not have the final say, alone or jointly, in their own health care`.
  {
    words: new RegExp(
      `\\b(?:(?:currently )?married )?(?:women|wives|mothers)(?<where>(?: (?:in|of|from) (?:the )?\\p{L}[\\p{L} -]{2,30}?)?)(?:,? (?:who|that|whose))? ${DECIDING}`,
      'iu',
    ),
    said: ({ 0: said, groups: { where = '' } = {} }) => {
      const isDenied = /\b(?:not|no|never|without|cannot|lack)\b|n['\u2019]?t\b/i.test(
        said.replace(where, ''),
      )
      return `women ${isDenied ? 'not ' : ''}deciding on own health care${where}`
    },
  },
  {
    words:
      /\b(?:on average,? )?how many years did (?:grown-?ups|adults)(?: (in \w+))? (?:sit|spend|stay) in school\b/i,
    said: ([, place = '']) => `mean years of schooling ${place}`,
  },
  { words: /\bcompleting primary (?:six|6|school)\b/i, said: () => 'primary completion rate' },
  // `How heavy for their height were men`.
  {
    words:
      /\bhow heavy (?:for their height )?(?:are|were) (?:nigerian |the )?(men|women)(?: for their height)?(?: on average)?\b(?: ?[-\u2013,(] ?the [\w -]{5,40}(?:number|figure|measure)\)?)?/i,
    said: ([, who = '']) => `mean body mass index of ${who}`,
  },
  {
    words:
      /\b(?:out )?of (?:every )?(?:1,?000|a thousand) (?:nigerian )?(girls|women|boys|men) who reach (?:the age of )?(?:fifteen|15),? how many (?:would |will )?(?:be dead|die|have died) before (?:their sixtieth birthday|(?:age |turning )?(?:sixty|60))\b/i,
    said: ([, who = '']) => `adult mortality, ${/girl|women/i.test(who) ? 'women' : 'men'} in Nigeria`,
  },
  {
    words:
      /^(?:if death rates (?:stay|remain) as they are,? )?how many of (?:every )?100 (?:baby )?(girls|boys)(?: born)?(?: in nigeria)? (?:would|will) (?:get to be|live to|reach|survive to) (?:the age of )?65\b/i,
    said: ([, who = '']) => `${/girl/i.test(who) ? 'women' : 'men'} surviving to 65 in Nigeria`,
  },
  {
    words:
      /\b(?:average|mean) fatness of (?:nigerian |the )?(men|women)\b(?:, that [\w -]{5,40}(?:number|figure|measure))?/i,
    said: ([, who = '']) => `mean body mass index of ${who}`,
  },
  {
    words:
      /\b(?:that |who |which )?(?:have |has )?(?:finished|completed) at least (?:junior|lower) secondary(?: school)?\b/i,
    said: () => 'with at least lower secondary education',
  },
  {
    words:
      /\bhow many years of schooling can (?:an? )?child(?:ren)?(?: starting school| who starts? school)?(?: (in \S+))? expect\b/i,
    said: ([, place = '']) => `expected years of schooling ${place}`,
  },
  {
    words:
      /(?<!\b(?:adults|people|women|men) )\bwho (?:finish|finishes|complete|completes|finished|completed) (upper|senior|lower|junior) secondary(?: school)?/i,
    said: ([, which = '']) => `${/upper|senior/i.test(which) ? 'upper' : 'lower'} secondary completion rate`,
  },
  { words: /\blive up to (?=(?:age )?65\b)/i, said: () => 'live to ' },
  // `The probability that a 15 year old woman dies before age 60`.
  {
    words:
      /\b(?:the )?(?:probability|chances?|risk|likelihood) (?:that|of) an? (?:15|fifteen)[- ]year[- ]old (woman|girl|man|boy|person|adult)?(?: (in \w+))? ?(?:dies|dying|will die|die) before (?:the age of |age |reaching |turning |they reach )?(?:60|sixty)\b/i,
    said: ([, who = '', place = '']) => {
      const of = /wom|girl/i.test(who) ? ', women' : /^(?:man|boy)/i.test(who) ? ', men' : ''
      return `adult mortality${of} ${place === '' ? 'in Nigeria' : place}`
    },
  },
  // `Avg years of school adults`.
  {
    words:
      /\b(?:avg|average|mean) (?:number of )?years (?:of|in|at) school(?:ing)?(?:,? (?:of|for|among|by))? ?(?:the )?(?:adults|grown[- ]ups|people over 25)\b/i,
    said: () => 'mean years of schooling',
  },
]
