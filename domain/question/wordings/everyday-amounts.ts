import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const TENS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const HUNDRED = '(?:every |each |a |one )?(?:100|hundred)'
const DISEASES =
  'lassa(?: fever)?|cholera|measles|covid(?:-?19)?|meningitis|mpox|polio|yellow fever|diphtheria|dengue'

/** Words that name the deaths of one cause. */
function namesDeaths(words: string, { lexicon, currentYear }: Reader): boolean {
  const { indicator, unused, places } = readPart(tokensOf(words), lexicon, currentYear)
  const name = lexicon.reference.indicators.get(indicator ?? 0)?.shortName ?? ''
  return unused.length === 0 && places.length === 0 && /\b(?:deaths?|mortality)\b/i.test(name)
}

/** Everyday words for shares, amounts and what is newest, and lay names of diseases, in the words of the reader of questions. */
export const EVERYDAY_AMOUNTS: readonly Otherwise[] = [
  {
    words:
      /\bhow many litres of pure (?:drink|alcohol)(?: ?\(alcohol\))? does the average (?:person|nigerian)(?: from 15 up| aged 15 and over)? (?:take|drink)(?: in a year)?\b/i,
    said: () => 'alcohol consumption per person (15+)',
  },
  { words: / in the country['\u2019]s food\b/i, said: () => '' },
  // `How many confirmed cases did Ondo have in 2024, and how many people died there that year`: two counts of one disease.
  {
    words:
      /^how many ([\p{L} -]{3,25}?) ((?:confirmed |suspected )?cases) (?:did|were there in|in) (\p{L}[\p{L} ]*?)(?: have| record| report| see)? in ((?:19|20)\d\d),? and how many (?:people )?died(?: there| of it| from it)?(?: (?:that|the same|in the same|in that) year)?[?.! ]*$/iu,
    said: ([, what = '', kind = '', place = '', year = '']) =>
      `${what} ${kind} in ${place} in ${year} and ${what} deaths in ${place} in ${year}`,
  },
  // `How many births out of a hundred`, `how many for 100`: a share.
  {
    words: new RegExp(
      String.raw`\bhow many (?:of|out of|in|for|per|inside) ${HUNDRED}\b(?! thousand)( (?=\p{L}))?`,
      'iu',
    ),
    said: ([, goesOn]) => (goesOn === undefined ? 'what percentage' : 'what percentage of '),
  },
  {
    words:
      /\bhow many (\p{L}[\p{L} -]{2,30}?) (?:out of|in|of|for|per) (?:every|each|a|one) (?:100|hundred)\b(?! thousand)/iu,
    said: ([, who = '']) => `what percentage of ${who}`,
  },
  {
    words: new RegExp(String.raw`\b(\d{1,2}) (?:of|in|out of) ${HUNDRED}\b(?! thousand)`, 'i'),
    said: ([, number = '']) => `${number}%`,
  },
  {
    words: new RegExp(
      String.raw`\b(${TENS.slice(1).join('|')}|[2-9]) (?:out of|of|in) (?:every )?(?:ten|10)\b(?= (?!years|months|weeks|states|lgas)\p{L})`,
      'iu',
    ),
    said: ([, number = '']) =>
      `${TENS.includes(number.toLowerCase()) ? TENS.indexOf(number.toLowerCase()) + 1 : number}0% of`,
  },
  // `How many more points must Kebbi gain to reach 90%`.
  {
    words:
      /\bhow many (?:more )?(?:percentage )?points (?:more )?(?:must|does|do|would|should|will|has) (\S.*?) (?:gain|need|have|add|rise|improve|go up|climb|to gain|need to gain)(?: by)? (?:to|before it|in order to) (?:reach|reaches|hit|get to|meet|meets) /i,
    said: ([, place = '']) => `how far is ${place} from `,
  },
  // `Give me heads, not percent`.
  {
    words:
      /\b(?:give me |i want |in )?heads?,? (?:and )?not (?:the )?(?:percent(?:age)?s?|%|shares?)[.,;:]?/i,
    said: () => '',
  },
  {
    words: /\bhow many (\p{L}+) (?:altogether|all told)\b/iu,
    said: ([, who = '']) => `total number of ${who}`,
  },
  { words: /\bvery (?=(?:worst|best|highest|lowest|least|most)\b)/i, said: () => '' },
  { words: /(?<=, ?)per head\b/i, said: () => 'per person' },
  // `2 top`, `lowest schooling by state, three`.
  {
    words:
      /(?<=[,:;] ?|^|\b(?:give|name|list|the|just|only) )([2-9]|two|three|four|five) (top|worst|best|bottom|highest|lowest)(?=[?.!,]|$)/i,
    said: ([, count = '', end = '']) => `${end} ${count}`,
  },
  {
    words:
      /\b(lowest|highest|top|bottom|best|worst) ([^,]+), (?:give |name |list )?(two|three|four|five|[2-9])(?: of them)?(?= ?\(|,? (?:please|pls)\b|[?.! ]*$)/i,
    said: ([, end = '', what = '', count = '']) => `${end} ${count} ${what}`,
  },
  {
    words: /\b(most|least|highest|lowest)( [^,]*)?, (?:the )?first (two|three|four|five|[2-9])\b/i,
    said: ([, end = '', what = '', count = '']) => `${end}${what}, top ${count}`,
  },
  { words: /\b(?:mean|average) or median\b|\bmedian or (?:mean|average)\b/i, said: () => 'median' },
  { words: /\bbetw\b\.?/i, said: () => 'between' },
  { words: /\bfolks?\b/i, said: () => 'people' },
  // `DHS 23-24`: years, and no ages.
  {
    words: /\b(n?dhs|mics|nmis|nnhs|survey) (?:of )?['’]?(\d\d)([-/\u2013])(\d\d)\b/i,
    said: ([, name = '', from = '', sign = '', to = '']) => `${name} 20${from}${sign}${to}`,
  },
  // `2025 versus 2026, is it falling`.
  {
    words:
      /(?<=\b(?:19|20)\d\d\b.*\b(?:19|20)\d\d\b)[,;:.]? *(?:so |and )?(?:is|are|was|has|did) (?:it|that|they|things) (?:been |now )?(?:going |gone )?(?:falling|rising|fall|rise|up|down|improving|worsening|better|worse|growing|declining|dropping|fallen|risen)(?: or (?:not|rising|falling|up|down))?[?.! ]*$/i,
    said: () => '',
  },
  { words: /\b(?:health )?facility inventory\b/i, said: () => 'MDG inventory' },
  // `…, I'm planning clinics for elders`: what it is for, after what is asked.
  {
    words:
      /[,;] *(?:because |since |as )?(?:i['’]?m|we['’]?re|i am|we are) (?:now |just |currently )?(?:planning|preparing|writing|drafting|working on|putting|making|building|designing|studying|compiling|budgeting)\b[^?]{0,60}$/i,
    said: ({ index }, { lexicon, currentYear }, text) =>
      readPart(tokensOf(text.slice(0, index)), lexicon, currentYear).indicator === null ? null : '',
  },
  {
    words:
      /^for (?:my|our|a|the) [\p{L} ]{2,25}(?:brief|report|memo|slides?|talk|speech|article|story|presentation|proposal|meeting|bulletin|newsletter)[:,] */iu,
    said: () => '',
  },
  { words: /\bepi(?:demiological|demic)? weeks?\b/i, said: () => 'week' },
  { words: /\brx\b/i, said: () => 'treatment' },
  { words: /\bon (?:this|your) (?:web)?(?:site|page|platform|portal|app)\b/i, said: () => '' },
  {
    words:
      /\bhow many (?:people|persons|nigerians) (?:dey |do |does )?(?:catch|get|contract|fall sick with|come down with) (?:tb|tuberculosis)\b/i,
    said: () => 'TB incident cases',
  },
  { words: /\bnever[- ]vaccinated children\b/i, said: () => 'NOVAC' },
  {
    words:
      /,? *(?:please )?(?:give|write|send)(?: me| us)? (?:one|a|1|single) (?:line|sentence)(?: (?:that )?(?:i|we) can (?:cite|quote|print|paste|use|read)(?: \p{L}+){0,2})?[?.! ]*$/iu,
    said: () => ', which figure to quote',
  },
  { words: /\b(?:pple|ppl|peeps)\b/i, said: () => 'people' },
  {
    words: /\b(\d{1,2}) ?[-\u2013] ?(\d{1,2}) year[- ]olds?\b/i,
    said: ([, from = '', to = '']) => `ages ${from}-${to}`,
  },
  { words: /^(?:the )?(?:yearly|annual) (?=(?:newborn|infant|child|under-?five) )/i, said: () => '' },
  {
    words:
      /\b(newborn|neonatal|infant|under-?five|child) deaths per (?:1,?000|thousand)(?: live)?(?: births)?\b/i,
    said: ([, who = '']) => `${/newborn/i.test(who) ? 'neonatal' : who} mortality rate`,
  },
  { words: /(?<=\bdeaths?\b.{1,60})(?<!\bnot )\bdue to\b/i, said: () => 'from' },
  {
    words:
      /\bgovernment (?=(?:phcs?|primary (?:health ?)?care|clinics?|health (?:centres|centers|posts))\b)/i,
    said: () => 'public ',
  },
  {
    words:
      /^(?:please |pls |abeg )?(?:give|write|send)(?: me| us)? (?:one|a|1|single) (?:line|sentence)\b[^:]*?(?:\b(?:on|about|of|for)\b|:)/i,
    said: () => 'quote',
  },
  {
    words: /\b(ors (?:and|\+|&) zinc|water and soap|soap and water) together\b/i,
    said: ([, what = '']) => what,
  },
  {
    words: /\brefugees?(?: people)? from (?:other|another|foreign|neighbou?ring) countr(?:y|ies)\b/i,
    said: () => 'refugees hosted',
  },
  // `Do more women die of breast cancer or cervical cancer, per 100,000`.
  {
    words:
      /^(?:and |so )*(?:do|does|did|are there) more (?:women|people|men|children|nigerians|babies|deaths)(?: (?:die|died|dying|killed))? (?:of|from|by|in) (\S.{2,40}?) or (?:of |from |by )?(\S.{2,40}?)(,? (?:per|for every|out of every) (?:1,?000|10,?000|100,?000)(?: (?:women|people|men|children))?)?((?:,? in (?:nigeria|(?:19|20)\d\d))*)[?.! ]*$/i,
    said: ([, one = '', other = '', per, when = ''], reader) => {
      const measure = per === undefined ? 'deaths' : 'mortality'
      const [first, second] = [one, other].map((what) =>
        [what, `${what} cancer`].find((name) => namesDeaths(`${name} ${measure}`, reader)),
      )
      return first === undefined || second === undefined
        ? null
        : `compare ${first} ${measure} and ${second} ${measure}${when}`
    },
  },
  // `Breast or cervical cancer: which one kills more`.
  {
    words:
      /\b(breast|cervical|prostate|liver|colorectal)(?: cancer)? (?:or|and|vs\.?|versus) (breast|cervical|prostate|liver|colorectal) cancer\b[:,]? *(?:which (?:one )?(?:kills|takes) more(?: women| men| people)?(?: per 100,?000)?)?(?:,? and what are (?:the two|both|their) rates)?/i,
    said: ([, one = '', other = '']) => `compare ${one} cancer mortality and ${other} cancer mortality`,
  },
  {
    words: /\bcompleted rotavirus (?:vaccine |vaccination )?series\b/i,
    said: () => 'rotavirus last dose coverage',
  },
  // What is newest.
  { words: /\b(you|we|they|i)['’]ve(?: got| gotten)?\b/i, said: ([, who = '']) => `${who} have` },
  {
    words:
      /\b(?:in |for )?(?:the )?(?:last|latest|newest|freshest) (?:year )?(?:that )?(?:you (?:have|hold|keep)|is held|on file)\b/i,
    said: () => 'latest',
  },
  // `How many years can somebody born in Lagos expect to live`.
  {
    words:
      /\bhow (?:many years|long) (?:can|could|do|does|will|would|is|are|should) (?:an? |the )?(?:people|persons?|somebody|someone|nigerians?|bab(?:y|ies)|child|children|anybody|one|newborns?)?(.*?) (?:expect(?:ed)? to live|live for)\b/i,
    said: ([, who = '']) => `life expectancy at birth${who.replace(/^ ?born\b/i, '')}`,
  },
  // Lay names.
  {
    words:
      /\b(?:women |mothers )?(?:who )?(?:die[sd]?|dying|deaths?|killed) (?:of|from|due to|by) maternal causes\b/i,
    said: () => 'maternal deaths',
  },
  {
    words: /\bwomen of child-? ?bearing age(?: (?:live|are)(?= (?:in|there)\b))?/i,
    said: () => 'women of reproductive age',
  },
  {
    words:
      /\b(traditional|natural)(?: \(?\w+\)?)? methods? of (?:fp|family planning|contraception|birth control)\b/i,
    said: () => 'traditional method use',
  },
  {
    words: /\b(?:lacks?|lacking|short of) (?:enough )?blood\b(?! (?:test|pressure|taken))/i,
    said: () => 'have anaemia',
  },
  { words: /\btelly\b/i, said: () => 'television' },
  { words: /\b(?:run+y|running|loose) (?:stomach|tummy|belly|stools?|motions?)\b/i, said: () => 'diarrhoea' },
  { words: /\bsugar (?:disease|sickness|illness)\b/i, said: () => 'diabetes' },
  {
    words:
      /\b(?:outside|foreign|overseas) (donors?|money|funding|funds|aid(?! (?:for health|to the health|per|received)))\b/i,
    said: ([, what = '']) => `external ${what}`,
  },
  {
    words: new RegExp(String.raw`\bproven (?=(?:${DISEASES}|cases|patients)\b)`, 'i'),
    said: () => 'confirmed ',
  },
  {
    words: new RegExp(String.raw`\b(?<!(?:discharged|recovered|cured) )(${DISEASES}) patients\b`, 'i'),
    said: ([, what = '']) => `${what} cases`,
  },
  {
    words: new RegExp(String.raw`\b(${DISEASES}) notifications?\b`, 'i'),
    said: ([, what = '']) => `${what} cases reported`,
  },
  // `Which state had the most deaths, and what share of the country`: of whichever it is, and not the share of the ill who die.
  {
    words:
      /(?<=\b(?:most|highest|lowest|fewest)\b.{3,80}?),? and (?:what|which) (?:share|percentage|percent|proportion|part) of (?:the )?(?:country|nation|total|national total|country['’]s total|nation['’]s total|whole)(?: (?:is|was|does) (?:that|it)(?: make)?)?[?.! ]*$/i,
    said: () => ', and its portion of them',
  },
]
