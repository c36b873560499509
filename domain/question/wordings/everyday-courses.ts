import type { Otherwise } from './other-words.ts'

const TIMES =
  '(?:through|throughout|across|over|down|along) (?:(?:all|the|these|those|past|passing|different|various|last) )*'
const ASKS_FOR_SOURCES =
  /\b(?:(?:which|what|how many|all) (?:data )?(?:sources?|years?|surveys?|rounds?)|held|available|covers?|covered)\b/i
const COMPARED =
  '(?:and )?(?:how (?:does|do|did|would) (?:it|that|this|they|those|these|the figure)(?: figure)? (?:compare|look compared|stand compared|stack up)|(?:please |then )?compare (?:it|that|this|them)|is (?:it|that|this) compared|(?:as )?compared) (?:with|to|against) '
const AGO = '(?:a|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|\\d{1,2})'

/** Words for a course over time, and words of rising and falling that are none, in the words of the reader of questions. */
export const EVERYDAY_COURSES: readonly Otherwise[] = [
  // `When did it start rising`, `for how long has it been falling`: since when.
  {
    words:
      /^((?:and |so )*)(?:when|in (?:what|which) year|from when) did (\S.*?) (?:start|begin)(?:ed)? (?:to (?:rise|increase|go up|grow)|rising|increasing|going up|growing)\b/i,
    said: ([, lead = '', what = '']) => `${lead}since when has ${what} been rising`,
  },
  {
    words:
      /^((?:and |so )*)(?:when|in (?:what|which) year|from when) did (\S.*?) (?:start|begin)(?:ed)? (?:to (?:fall|drop|decline|decrease|go down|come down)|falling|dropping|declining|decreasing|going down|coming down)\b/i,
    said: ([, lead = '', what = '']) => `${lead}since when has ${what} been falling`,
  },
  {
    words:
      /^((?:and |so )*)(?:for |since )?how (?:long|many years) (?:has|have|is|are) (?=\S.* (?:been )?(?:rising|increasing|growing|falling|dropping|declining|decreasing|going (?:up|down)|improving|worsening)\b)/i,
    said: ([, lead = '']) => `${lead}since when has `,
  },
  // `From 59 in 2022 to 26 in 2023`: the change tells both numbers.
  {
    words:
      /\bfrom (?:about |around )?\d+(?:\.\d+)? ?(?:%|percent|per cent)?,? (?:back )?in ((?:19|20)\d\d) (?:down |up )?to (?:about |around |only |just )?\d+(?:\.\d+)? ?(?:%|percent|per cent)?,? in ((?:19|20)\d\d)\b/i,
    said: ([, one = '', other = '']) => `from ${one} to ${other}`,
  },
  // `Exclusive breastfeeding over the years`: the course, and no list of the years that are held.
  {
    words: new RegExp(
      String.raw`[,:]? *\b${TIMES}(?:years|(?:survey )?rounds|surveys)\b(?! (?:of|from|since|between|to|until|(?:in )?\(?\d))`,
      'i',
    ),
    said: (_, __, text) => (ASKS_FOR_SOURCES.test(text) ? null : ' over time'),
  },
  {
    words:
      /[,:]? *\b(?:year (?:by|on|after|over) year|year-(?:by|on|over)-year|from (?:one )?year to (?:the next|year|another)|(?:for |in )?(?:all|all of) the years|round by round|survey (?:by|after) survey|from (?:one )?(?:survey|round) to (?:the next|survey|round|another))\b(?! (?:of|from|since|between|until|(?:in )?\(?\d))/i,
    // In a conversation such words stand for the times of a turn.
    said: (_, { before }, text) => (before !== null || ASKS_FOR_SOURCES.test(text) ? null : ' over time'),
  },
  // `Fall into catastrophic spending`, `fall pregnant`, `grow up with stunting`: what happens to people, and no course.
  {
    words: /\b(?:that |who )?(?:fall|falls|fell|fallen|falling) into (?!line\b|\d)/i,
    said: () => 'have ',
  },
  {
    words: /\b(?:that |who )?(?:fall|falls|falling|fell|fallen) (pregnant|victim)\b/i,
    said: ([, how = '']) => `become ${how}`,
  },
  {
    words: /\b(?:that |who )?(?:grow|grows|grew|growing) up (?=with|without|in|stunted|underweight)/i,
    said: () => '',
  },
  {
    words:
      /\b(?:are |is |were |was |get |been |being )?put on (?=(?:\p{L}+ ){1,3}(?:treatment|therapy|drugs?|medicines?|prophylaxis)\b)/iu,
    said: () => 'on ',
  },
  // `At the 25% threshold`: part of the name.
  {
    words:
      /,? *\(?\b(?:at|with|using|by|above|over|on|past) (?:the |a |an )?(10|25) ?(?:%|percent|per cent)(?:[- ](?:of \p{L}+ )?(?:threshold|cut-?off|line|mark|level|limit))?\)?(?=[?.!,]| in |$)/iu,
    said: ([, limit = ''], _, text) => (/\bcatastrophic\b/i.test(text) ? ` (>${limit}%)` : null),
  },
  // `…, and how does it compare with 2000`: beside today, or beside the year that is named.
  {
    words: new RegExp(
      String.raw`[,;:.?\u2013\u2014-]* *\b${COMPARED}(?:in |that of |the one (?:in|of) )?((?:19|20)\d\d)[?.! ]*$`,
      'i',
    ),
    said: ([found, year = ''], _, text) => {
      const first = text.slice(0, text.length - found.length)
      if (!/\b(?:19|20)\d\d\b/.test(first)) return `, change since ${year}`
      return /\bcompared\b/i.test(found) ? null : ` and in ${year}`
    },
  },
  {
    words: new RegExp(
      String.raw`[,;:.?\u2013\u2014-]* *\b${COMPARED}(${AGO}) years (?:ago|back|before|earlier)[?.! ]*$`,
      'i',
    ),
    said: ([, count = '']) => `, change over the last ${count} years`,
  },
  // `How does penta 3 in Kano compare with 2018`.
  {
    words:
      /^(?:and |so )?how (?:does|do|did) (?!it\b|that\b|this\b|they\b)(.+?) compare(?: now| today)? (?:with|to|against) (?:in |that of )?((?:19|20)\d\d)[?.! ]*$/i,
    said: ([, what = '', year = '']) =>
      /\b(?:19|20)\d\d\b/.test(what) ? null : `${what}, change since ${year}`,
  },
]
