import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { spansOf } from '../spans.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const LGA = 4

/** True where the words name an indicator by themselves. */
function namesFigure(words: string, { lexicon, currentYear }: Reader): boolean {
  return readPart(tokensOf(words), lexicon, currentYear).indicator !== null
}

/** What people write before they ask, and short forms of it. */
export const EVERYDAY_OPENINGS: readonly Otherwise[] = [
  { words: /\b(we|they|you)['’]re\b/i, said: ([, who = '']) => `${who} are`, isEach: true },
  { words: /\bI['’]m\b/, said: () => 'I am', isEach: true },
  // `Writing about zero-dose children. Top five states please`: what it is about is told before.
  {
    words:
      /^(?:i am |we are )?(?:writing|reporting|working|doing (?:a |some )?(?:piece|story|report|research|research work)|preparing (?:a |some )?(?:slides?|note|talk|piece|story|report))(?: (?:an? |some )?(?:story|piece|article|report|note|paper|essay|thesis|brief))? (?:about|on|for) ([^.:;?!]{3,60})[.:;!] *(\S.*)$/i,
    said: ([, about = '', asked = ''], reader) =>
      namesFigure(about, reader) && !namesFigure(asked, reader)
        ? `${asked.replace(/[?.! ]+$/, '')} for ${about}`
        : null,
  },
  {
    words:
      /(?<=\b(?:are|were|is|was|have|has|had|been|who|that) )(?:actually|in fact) (?=\p{L}+(?:ed|en|put|found)\b)/iu,
    said: () => '',
  },
  // `How many states are at 6 or more`.
  {
    words:
      /(?<=\b(?:states|lgas|zones|ones) (?:are|is|stand|were|lie) )(?:at )?(\d+(?:\.\d+)?) (or (?:more|above|over|higher)|or (?:less|below|under|lower|fewer))\b/i,
    said: ([, number = '', side = '']) =>
      `with at ${/more|above|over|higher/i.test(side) ? 'least' : 'most'} ${number}`,
  },
  // `By how many points do they differ`, behind what is compared.
  {
    words:
      /(?<=\S)[,;.?!]? *(?:and )?by how (?:many (?:percentage )?points|much) (?:do|does|did) (?:they|it|the two|these|both) differ[?.! ]*$/i,
    said: () => ', difference',
  },
  // `Out of every thousand children born, how many die before they reach five`.
  {
    words:
      /\bout of (?:every |each |a )?(?:thousand|1,?000) (?:pikin|children|babies|births|live births)(?: (?:wey dem born|born|wey dem born alive|born alive))?,? how many (?:dey |go |will |do )?(?:die|kpai|quench) before (?:dem|they|their|the) (?:reach|turn|clock|get to|see|age of|fifth birthday|first birthday)?(?: age)? ?(five|5|one|1|birthday)?\b/i,
    said: ([words = '', age = '']) =>
      /one|1$|first/i.test(age === '' ? words : age) ? 'infant mortality rate' : 'under-five mortality rate',
  },
  // `Can less than a quarter of women read`.
  {
    words:
      /\bcan (less than|fewer than|more than|over|under|at least) (.{1,24}?) of (?:the |its )?women read(?: and write)?\b/i,
    said: ([, side = '', part = '']) => `is female literacy ${side} ${part}`,
  },
  // `The chance that a Nigerian woman lives to 65`.
  {
    words:
      /\b(?:what are |what is )?(?:the )?(?:chances?|probability|likelihood) (?:that |of |for )(?:an? |the average )?(?:nigerian )?(woman|women|man|men|girl|boy)s? (?:to )?(?:lives?|living|reach(?:es|ing)?|surviv(?:es?|ing)|gets?|getting)(?: to)?(?: the)?(?: age)?(?: of)? 65\b/i,
    said: ([, who = '']) => `survival to age 65 ${/^(?:woman|women|girl)$/i.test(who) ? 'women' : 'men'}`,
  },
  // `Which state has the highest prevalence and by how much over the second`: the first two.
  {
    words:
      /\bwhich (state|zone|lga) (?:has|had) the (highest|lowest) (.+?),? and by how (?:much|many points) (?:over|above|below|ahead of|more than) the (?:second|next)(?: one)?(?=[?.! ]*$)/i,
    said: ([, level = '', end = '', what = '']) => `which two ${level}s have the ${end} ${what}`,
  },
  // `Does TB hit men harder than women`.
  {
    words:
      /^(?:and |so )?(?:does|do|did|is|are) (.+?) (?:hit|hits|affect|affects|strike|kill|kills|harm|harms|hitting|affecting|killing) (?:more )?(?:men|women|boys|girls|males|females)(?: (?:harder|more|worse|more often|more severely))? (?:than|or) (?:men|women|boys|girls|males|females)(?: (?:harder|more|worse))?\b/i,
    said: ([words = '', what = '']) => `${what} ${/\bkill/i.test(words) ? 'deaths ' : ''}by sex`,
  },
  // `How many doctors work in Mashi`: of an LGA only those who were counted in its facilities are held.
  {
    words:
      /\b(how many|number of) (doctors|nurses|midwives)(?: (?:work|are there|are|serve|do we have|does it have))?(?= (?:in|at|for) )(?! in facilities)/i,
    said: ([words = '', many = '', who = ''], { lexicon }, text) => {
      const levels = spansOf(tokensOf(text.slice(text.indexOf(words) + words.length)), lexicon).flatMap(
        ({ meanings }) =>
          meanings.flatMap((one) =>
            one.kind === 'place' ? [lexicon.reference.locations.get(one.id)?.level] : [],
          ),
      )
      const isOfLga = levels.length > 0 && levels.every((level) => level === LGA)
      return isOfLga ? `${many} ${who} in facilities (inventory)` : null
    },
  },
  // `According to WHO and UNICEF`: their estimates of vaccination together.
  { words: /\bWHO ?(?:and|\/|&) ?UNICEF\b|\bUNICEF ?(?:and|\/|&) ?WHO\b/i, said: () => 'WUENIC' },
  // `What is government spending on health as % of GDP`: the figure, and no meaning.
  {
    words:
      /^what(?:['’]?s| is) (?:the |our )?(.{3,60}? (?:as|in) (?:an? )?(?:%|percent(?:age)?|per cent|share) of (?:the )?gdp)[?.! ]*$/i,
    said: ([, what = '']) => `${what} in Nigeria`,
  },
  // `Will the national under five rate drop`, `the SDG on under-five deaths`: the rate of dying.
  { words: /\b(under[- ]?(?:five|5))s? rate\b/i, said: ([, who = '']) => `${who} mortality rate` },
  {
    words:
      /\b((?:sdg|target|goal)s?(?: target| goal)? (?:on|for|of) )(under[- ]?(?:five|5)|child|newborn|neonatal|maternal|infant) deaths\b/i,
    said: ([, aim = '', who = '']) => `${aim}${/^newborn$/i.test(who) ? 'neonatal' : who} mortality`,
  },
  { words: /,? (?:in )?(?:percentage|percent|per cent)[- ]wise\b/i, said: () => '' },
  { words: /\bby (?:the |a )?(?:n?dhs|survey|mics) team\b/i, said: () => '' },
  // `The last year we have data for`.
  {
    words:
      /\b(?:in |for )?(?:the )?last year (?:that |for which )?(?:we|you|there) (?:have|hold|is|are) (?:any )?(?:data|figures|numbers)(?: for| on)?\b/i,
    said: () => 'latest',
  },
  // `List the seven north west states from worst to best`.
  {
    words:
      /^(?:please )?(?:list|rank|order|sort|arrange) (?:the |all |all the )*(?:(?:two|three|four|five|six|seven|\d) )?(.+? )?(states|zones|lgas) from (?:the )?(worst|best|highest|lowest) to (?:the )?(?:worst|best|highest|lowest)\b/i,
    said: ([, where = '', level = '']) => `rank the ${where}${level}`,
  },
  {
    words: /\b(?:ordinary |plain |normal )?(?:income|money|monetary) poverty\b/i,
    said: () => 'poverty, national line,',
  },
  { words: /(?<=\bmost (?:\p{L}+ ){1,3})(?:in total|altogether|overall)(?=[?.! ]*$)/iu, said: () => '' },
]
