import { namesOnePlace } from './names-one-place.ts'
import { aboutBefore, type Going, isOfLevels, nameOfFound, type TurnRule } from './turn-rule.ts'
import { readPart } from './read-part.ts'
import { tokensOf } from './tokens.ts'
import { both } from './turn-order.ts'

/** Words for kinds of counts of one disease. */
const COUNTED = 'confirmed cases|suspected cases|cases|deaths'

/** The figure of the turn before with another kind of count: deaths for cases; null where none is held, or more is asked for. */
function otherCount(
  found: RegExpExecArray,
  { before, reader: { lexicon, currentYear } }: Going,
): string | null {
  const { indicators } = lexicon.reference
  const [words, what = ''] = found
  const own = indicators.get(before.indicators[0] ?? 0)?.shortName ?? ''
  const other = own.replace(new RegExp(`\\b(?:${COUNTED})\\b`), what.toLowerCase())
  const isHeld = [...indicators.values()].some(({ shortName }) => shortName === other)
  const rest = `${found.input.slice(0, found.index)}${found.input.slice(found.index + words.length)}`
  const { contents, indicator } = readPart(tokensOf(rest), lexicon, currentYear)
  const isCounted = new RegExp(`\\b(?:${COUNTED})\\b`).test(own)
  // `Deaths that year`: of the year that was told.
  if (!isHeld || !isCounted || /\bthat year\b/i.test(rest) || contents.length > 0 || indicator !== null)
    return null
  // The `year` of a name would ask for all times: that of the turn before stays.
  const [year, ...others] = before.periods.years
  const isSaid = year === undefined || others.length > 0 || /\b(?:19|20)\d\d\b/.test(rest)
  return isSaid ? other : `${other} in ${year}`
}

/** Words that ask how far two figures of the turns before lie apart, of whom, and of which kind. */
export const APART_RULES: readonly TurnRule[] = [
  {
    words: /^(?:and |what about )*(?:the )?administrative(?: (?:one|figure|data))?[?.! ]*$/i,
    said: () => 'JRF-Admin',
  },
  { words: /(?<=\b(?:than|above|below|over) nigeria) overall\b/i, said: () => '' },
  // `And from foreign donors`, after a part of the money for HIV.
  {
    words:
      /^(?:and |what about )*(?:from |by )?(?:foreign|external|international) (?:donors?|partners?|sources?)\b/i,
    said: (_, going) =>
      /\bhiv (?:and aids )?expenditure/.test(aboutBefore(going)) ? 'HIV expenditure, international' : null,
  },
  // `When was it highest for the women`, after women and then men: the figure of the women.
  {
    words: /\b(?:for|among|in|of) (?:the )?(women|men)(?=[?.! ]*$)/i,
    said: ([, who = ''], { before, reader: { lexicon } }) => {
      const { indicators } = lexicon.reference
      const own = indicators.get(before.indicators[0] ?? 0)?.shortName ?? ''
      const other = own.replace(/\b(?:women|men)\b/, who.toLowerCase())
      const isHeld = other !== own && [...indicators.values()].some(({ shortName }) => shortName === other)
      return isHeld ? ` of ${other}` : null
    },
  },
  // `Which of the states in their zone`, after two states of one.
  {
    words: /\b(?:of )?(?:the )?states in (?:their|its|that|the same|this) zone\b/i,
    said: (_, { before, reader: { lexicon } }) => {
      const { locations } = lexicon.reference
      const zones = new Set(before.places.map((id) => locations.get(id)?.parent ?? 0))
      const [zone = 0, ...others] = zones
      const name =
        others.length === 0 && locations.get(zone)?.level === 2 ? locations.get(zone)?.name : undefined
      return name === undefined ? null : `states in the ${name}`
    },
  },
  {
    words:
      /(?<=\b(?:best|worst|highest|lowest|top|bottom|most|least)) for (?:them|those|these|that)(?=[?.! ]*$)/i,
    said: () => '',
  },
  {
    words:
      /^(?:and |so )*how many of (?:them|those|these) (?:are|were) (primary|secondary|tertiary)(?: ones)?[?.! ]*$/i,
    said: ([, which = '']) => `and ${which}`,
  },
  // `What does the COD-PS projection say`: that source.
  { words: /\b(COD-PS|UNWPP|UN DESA-FP|UN DESA|NPC) projections?\b/i, said: ([, whose = '']) => whose },
  // `Who publishes these figures`.
  {
    words:
      /^(?:and |so )*(?:who|which organi[sz]ation|which agency) (?:publishes|published|publish|produces|produced|makes|made|collects|collected) (?:these|those|this|that|the|them|it)(?: (?:figures?|numbers?|data|estimates?))?[?.! ]*$/i,
    said: (_, { before: { told }, reader: { lexicon } }) => {
      const source = lexicon.reference.sources.get(told ?? 0)
      return source ? `who collected it, ${source.name}` : null
    },
  },
  // `So is that an improvement`, after one source and another, or one year and another.
  {
    words:
      /^(?:and |so |but )*(?:is|was) (?:that|this|it) an? (?:improvement|worsening|rise|fall|increase|decrease|drop|decline)[?.! ]*$/i,
    said: (_, { before: { replaced, frame } }) =>
      frame.kind === 'level' && replaced !== null ? 'the difference' : null,
  },
  // `What is the change in percent`.
  {
    words:
      /^(?:and |so )*(?:what is |whats |what's )?(?:the )?(?:change|difference|fall|drop|rise|increase|decrease) in (?:percent|per cent|percentage|%)(?: terms)?[?.! ]*$/i,
    said: (_, going) => {
      const names = going.before.replaced?.slot === 'period' ? both(going) : null
      return names === null ? null : `difference between ${names}, relative change`
    },
  },
  // `And among people with HIV`, after TB mortality of those without.
  {
    words: /^(?:and |what about |how about )*(?:among |in |of |for )?people (?:living )?with hiv\b/i,
    said: (_, going) =>
      /\btb mortality\b/.test(aboutBefore(going)) ? 'TB mortality, people with HIV' : null,
  },
  {
    words: /^(?:and |what about )*by disasters?(?:,? (?:like|such as) floods?)?/i,
    said: (_, going) => (/\bdisplacement/.test(aboutBefore(going)) ? 'new displacement by disasters' : null),
  },
  {
    words: /^(?:and |what about )*(?:by )?(?:conflict|fighting|violence)\b/i,
    said: (_, going) => (/\bdisplacement/.test(aboutBefore(going)) ? 'new displacement by conflict' : null),
  },
  // `Those below 25`, `the older ones`: groups by age.
  {
    words: /^(?:and |what about )*(?:those|the ones|people) (?:below|under) (\d\d)[?.! ]*$/i,
    said: ([, age = ''], { before: { frame } }) =>
      frame.kind === 'level' || frame.kind === 'groups' ? `and those under ${age}` : null,
  },
  {
    words: /^(?:and )?(?:the )?(?:older|younger) ones[?.! ]*$/i,
    said: (_, { before: { group } }) => (group?.dimension === 'age' ? 'and by age' : null),
  },
  // `And the ones aged 20 to 24`, after deaths at other ages.
  {
    words:
      /\b(?:the )?(?:ones|those|children|people|kids|pupils|youths?)? ?(?:aged?|ages|of ages?|between) (\d{1,2}) ?(?:to|-|\u2013|and) ?(\d{1,2})\b(?: year[- ]?olds?)?/i,
    said: ([, from = '', to = ''], { before, reader: { lexicon } }) => {
      const { indicators } = lexicon.reference
      const own = indicators.get(before.indicators[0] ?? 0)?.shortName ?? ''
      const other = own.replace(/\bages \d{1,2}[-\u2013]\d{1,2}\b/, `ages ${from}-${to}`)
      const isHeld = other !== own && [...indicators.values()].some(({ shortName }) => shortName === other)
      return isHeld ? ` ${other} ` : null
    },
  },
  // `Where do these numbers come from`: who says the figure that was told.
  {
    words:
      /^(?:and |so )*where (?:do|does|did|is|are) (?:these|those|this|that|it|they|the)(?: (?:numbers?|figures?|data|one))? (?:come )?from[?.! ]*$/i,
    said: (_, { before: { told }, reader: { lexicon } }) => {
      const source = lexicon.reference.sources.get(told ?? 0)
      return source ? `who collected it, ${source.name}` : null
    },
  },
  // `The two together`, after two places, weeks or years.
  {
    words:
      /^(?:and |so )*(?:the |both |these |those )*(?:two|both)(?: of them)? (?:together|combined|added up|in all)[?.! ]*$/i,
    said: (_, going) => {
      const names = both(going)
      return names === null ? null : `total of ${names}`
    },
  },
  // `How many times higher is the first`, `how many times is Kebbi above Ogun`.
  {
    words:
      /^(?:and |so )*how many times (?:higher|lower|more|bigger|larger|less)? ?(?:is|was|are) (?:the first|the second|the other|\S+(?: \S+)?)(?:['\u2019]s)?(?: (?:above|over|that of|higher than|of|more than) (?:the (?:first|second|other)|that|\S+(?: \S+)?))?[?.! ]*$/i,
    said: (_, going) => {
      const names = both(going)
      return names === null ? null : `compare ${names} times over`
    },
  },
  // `How does the index work`.
  {
    words: /^(?:and |so )*how (?:does|do) (?:the|this|that) (?:index|score|indicator|figure) work[?.! ]*$/i,
    said: () => 'what exactly does it mean',
  },
  {
    words: /^(?:and |so )*(?:the )?(?:country|national|nation['\u2019]?s?|nationwide) total[?.! ]*$/i,
    said: () => 'and Nigeria',
  },
  // `All children`, after boys and girls: nobody alone.
  {
    words:
      /,? *\b(?:all (?:children|people|women|men|adults|households|of them)|both sexes|(?:boys and girls|girls and boys|men and women|women and men|everyone|everybody))(?: (?:together|combined|taken together))?(?: again)?(?=[?.! ,]|$)/i,
    said: ([words = ''], { before: { group } }) =>
      group === null || !/together|combined|^,? *(?:all|both)/i.test(words) ? null : ' overall',
  },
  // `More than 25%`, after health spending of more than 10%.
  {
    words: /^(?:and |what about )*(?:more than|over|above|at) (10|25) ?(?:%|percent|per cent)[?.! ]*$/i,
    said: ([, share = ''], going) =>
      /household budget on health/.test(aboutBefore(going))
        ? `catastrophic health spending (>${share}%)`
        : null,
  },
  // `By how much, in percent`.
  {
    words:
      /^(?:and |so |but )*(?:(?:(?:that|this|it)(?:['\u2019]?s| is) )?(?:how many|what) (?:percent(?:age)?|per cent|%) (?:less|more|lower|higher|fewer|down|up|of a (?:drop|fall|rise|change))(?: (?:is|was) (?:that|it|this))?|(?:by )?(?:what|how many|how much) (?:percent(?:age)?|per cent|%) (?:did|has|have) (?:it|that|this|they) (?:grow|grown|fall|fallen|rise|risen|change|changed|drop|dropped|increase|increased|decrease|decreased|go up|go down)(?: (?:by|in|over|between (?:those|these|the) (?:two|years|two years)))?)[?.! ]*$/i,
    said: (_, going) => {
      const names = going.before.replaced?.slot === 'period' ? both(going) : null
      return names === null ? null : `difference between ${names}, relative change`
    },
  },
  // `The second dose in Nigeria`, after a second dose.
  {
    words: /\b(?:the )?(first|second|third|fourth|1st|2nd|3rd) dose\b/i,
    said: ([, which = ''], { before, reader: { lexicon } }) => {
      const about = lexicon.reference.indicators.get(before.indicators[0] ?? 0)
      return about?.shortName.toLowerCase().includes(`${which.toLowerCase()} dose`) ? about.shortName : null
    },
  },
  // `So how many points up is that`.
  {
    words:
      /^(?:and |so |but |ok(?:ay)?,? )*(?:(?:that|this|it)(?:['\u2019]?s| is) )?(?:(?:by )?how many (?:percentage )?points|(?:by )?how much)(?: (?:up|down|higher|lower|more|less|better|worse|apart|of an? (?:gap|rise|drop|difference|jump|fall|increase)))*(?: (?:is|was|are|were) (?:that|it|this|they))?(?: (?:up|down|higher|lower|more|less|apart))?[?.! ]*$/i,
    said: (_, { before }) => (before.replaced === null ? null : 'the difference'),
  },
  // `So how many times more is that`.
  {
    words:
      /^(?:and |so |but |ok(?:ay)?,? )*(?:(?:that|this|it)(?:['\u2019]?s| is) )?(?:by )?how many times(?: (?:more|higher|bigger|larger|greater|less|lower|fewer|as (?:many|much|high|big)))*(?: (?:is|was|are|were) (?:that|it|this|they))?(?: in \S+(?: \S+)?)?[?.! ]*$/i,
    said: (_, going) => {
      const names = both(going)
      return names === null ? null : `compare ${names} times over`
    },
  },
  // `What was it there in 2018`, after an order: of the place that came first.
  {
    words:
      /(?<!\b(?:is|are|was|were|be) )\b(?:in |over |down )?there\b(?=(?:,? (?:in|for|at) (?:19|20)\d\d)?[?.! ]*$)/i,
    said: (_, going) => {
      const name = isOfLevels(going) ? nameOfFound(going) : null
      return name === null ? null : `in ${name}`
    },
  },
  // `How many of them were women`.
  {
    words:
      /^(?:and |so )*how many (?:of (?:them|those|these) )?(?:are|were|is|was) (women|men|females?|males?|girls|boys)[?.! ]*$/i,
    said: ([, who = '']) => `and ${who}`,
  },
  // `And the opposite`, after girls.
  {
    words:
      /^(?:and |now |what about |what of )*(?:the )?(?:opposite|other (?:sex|gender))(?: sex| one)?[?.! ]*$/i,
    said: (_, { before: { group } }) =>
      group?.dimension === 'sex' && group.category !== null
        ? `and ${group.category === 'Female' ? 'males' : 'females'}`
        : null,
  },
  // `At home`, after home delivery.
  {
    words: /(?<!\bnot )\b(?:births? |deliver(?:y|ies) )?at home\b/i,
    said: (_, going) =>
      /\bdelivery\b|\bbirth attend|at birth/.test(aboutBefore(going)) ? 'home delivery' : null,
  },
  // `For under-fives`, after the mortality of newborns.
  {
    words: /\b(?:for |of |in |among )?(?:the )?under[- ]?fives?\b/i,
    said: (_, going) => (/\bmortality rate\b/.test(aboutBefore(going)) ? 'under 5 mortality rate' : null),
  },
  // `Kano, both years`.
  {
    words:
      /^(?:and |what about |now )*(\S.*?),? (?:for |in |of )?(?:both|the two|the same) (?:years|times|rounds|surveys)[?.! ]*$/i,
    said: ([, name = ''], going) => {
      const years = going.before.replaced?.slot === 'period' ? both(going) : null
      return years !== null && namesOnePlace(name, going.reader) ? `${name} in ${years}` : null
    },
  },
  // `What did the country itself report`: to WHO and UNICEF.
  {
    words:
      /\b(?:what (?:did|does) )?(?:the )?(?:country|government|nigeria|ministry)(?: itself)? (?:officially )?(?:report(?:s|ed)?|say|says|declare[sd]?)(?: officially)?(?: itself)?\b/i,
    said: (_, going) =>
      /vaccin|immuni|coverage|penta|dose|bcg|polio/.test(aboutBefore(going)) ? 'JRF-Official' : null,
  },
  // `Suspected ones`.
  { words: /\b(confirmed|suspected) ones\b/i, said: ([, what = '']) => `${what} cases` },
  // `Which state had the most deaths`, after cases of a disease.
  { words: new RegExp(String.raw`\b(?:the )?(${COUNTED})\b`, 'i'), said: otherCount },
  // `Borno that same week`.
  {
    words:
      /,? *\b(?:in |for |during )?(?:that|the same|this) (?:same )?(?:week|month)\b(?! (?:before|after|of)\b)/i,
    said: (_, { before }) => (before.periods.parts.length === 1 ? '' : null),
  },
  { words: /^(?:and )?all (?:two|three|four|five|six|[2-9]|\d\d) (?=(?:weeks|months) )/i, said: () => '' },
  // `Source?`: that of the figure that was told.
  {
    words:
      /^(?:and |so |what is |whats |give me |with )*(?:the |its |your )?(?:sources?|reference|citation)[?.! ]*$/i,
    said: (_, { before: { told }, reader: { lexicon } }) => {
      const source = lexicon.reference.sources.get(told ?? 0)
      return source ? `who collected it, ${source.name}` : null
    },
  },
  // `Does that one meet the SDG target`, after an order.
  {
    words:
      /^(?:and |so |but )*(?:does|do|did|has|have|is|are) (?:that one|it|that|this one|that (?:state|zone|lga)) (?:meet|met|reach|reached|at|on|achieve|achieved|hit|satisfy) (?:the |its )?((?:sdg|national|global|who|abuja) )?(?:target|goal)(?: of (?:under |below |at most |at least )?\d+(?:\.\d+)?(?:%| percent)?)?[?.! ]*$/i,
    said: ([, whose = 'national '], going) => {
      const name = isOfLevels(going) ? nameOfFound(going) : null
      const about = going.reader.lexicon.reference.indicators.get(going.before.indicators[0] ?? 0)
      return name === null || !about ? null : `has ${name} met the ${whose}target in ${about.shortName}`
    },
  },
  // `What should it be by 2030`.
  {
    words:
      /^(?:and |so |but )*what (?:should|must) (?:it|that|this|the figure|the number) (?:be|become)(?: by (?:19|20)\d\d)?[?.! ]*$/i,
    said: () => 'what is the target',
  },
]
