import { nameOfPlace } from './names-before.ts'
import { aboutBefore, type Going, type TurnRule } from './turn-rule.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { shareOfHealthSpending } from '../wordings/everyday-money.ts'

/** Causes of death in the words of readers, as their indicators name them. */
const MORTALITY: ReadonlyMap<string, string> = new Map([
  ['bad air', 'air pollution'],
  ['dirty air', 'air pollution'],
  ['unsafe water', 'unsafe WASH'],
  ['dirty water', 'unsafe WASH'],
  ['road accidents', 'road traffic'],
  ['road crashes', 'road traffic'],
  ['traffic', 'road traffic'],
])

/** Words for kinds of counts of one disease. */
const COUNTED = 'confirmed cases|suspected cases|cases|deaths'

/** The name of the figure before with other words in it, where an indicator has that name; else null. */
function heldWith({ before, reader: { lexicon } }: Going, words: RegExp, instead: string): string | null {
  const { indicators } = lexicon.reference
  const own = indicators.get(before.indicators[0] ?? 0)?.shortName ?? ''
  const other = own.replace(words, instead)
  const isHeld = [...indicators.values()].some(({ shortName }) => shortName === other)
  return words.test(own) && isHeld ? other : null
}

/** The figure of the turn before with another kind of count: deaths for cases; null where none is held, or more is asked for. */
function otherCount(found: RegExpExecArray, going: Going): string | null {
  const { before, reader } = going
  const { lexicon } = reader
  const [words, what = ''] = found
  const counts = what.toLowerCase() === 'cases' ? ['cases', 'confirmed cases'] : [what.toLowerCase()]
  const [other = null] = counts.flatMap(
    (count) => heldWith(going, new RegExp(`\\b(?:${COUNTED})\\b`), count) ?? [],
  )
  const rest = `${found.input.slice(0, found.index)}${found.input.slice(found.index + words.length)}`
  const { contents, indicator, places, level } = readPart(tokensOf(rest), reader.lexicon, reader.currentYear)
  // `Deaths that year`: of the year that was told.
  if (other === null || /\bthat year\b/i.test(rest) || contents.length > 0 || indicator !== null) return null
  // The `year` of a name would ask for all times: that of the turn before stays.
  const [year, ...others] = before.periods.years
  const isSaid =
    year === undefined ||
    before.frame.kind === 'change' ||
    others.length > 0 ||
    /\b(?:19|20)\d\d\b/.test(rest)
  if (isSaid) return other
  // `Deaths`, after the cases of Bauchi: in Bauchi still.
  const [only, ...more] = before.level === null && places.length === 0 && level === null ? before.places : []
  const where = only === undefined || more.length > 0 ? '' : ` in ${nameOfPlace(only, lexicon.reference)}`
  return `${other} in ${year}${where}`
}

/** Words that ask for another kind of the figure before: other people, another cause, another count of it. */
export const KIND_RULES: readonly TurnRule[] = [
  // `And Bauchi for the same weeks`, after weeks that were added up.
  {
    words:
      /,? *\b(?:in |for |during |over |across )?(?:those|these|the same|same) (?:same )?(?:weeks|months)\b/i,
    said: (_, { before }) => (before.periods.parts.length > 1 ? '' : null),
  },
  // `Which state had the most doctors`, after those of the facilities of an inventory.
  {
    words: /\b(doctors|nurses|midwives)\b(?! (?:in|of|at|per|by) )/i,
    said: ([, who = ''], going) =>
      new RegExp(`^${who} in facilities`, 'i').test(aboutBefore(going).trim())
        ? `${who} in facilities (inventory)`
        : null,
  },
  // `And how much of that came from government`, after health spending.
  {
    words:
      /^(?:and |so )*(?:how much|what (?:share|part|percent(?:age)?|per cent|proportion|fraction)) of (?:that|this|it|the money|the spending) (?:came|comes|was|is|were|are)(?: paid| funded| financed)? (?:from|by) (?:the )?(government|donors?|foreign (?:donors?|aid|partners?)|external (?:donors?|sources?|partners?)|households?|out[- ]of[- ]pocket)(?: payments?| itself| sources?)?/i,
    said: ([, whose = ''], going) =>
      /\bcurrent health expenditure|\bhealth spending/.test(aboutBefore(going))
        ? shareOfHealthSpending(whose)
        : null,
  },
  // `Deaths at 1-59 months`, after those of children under five of one cause.
  {
    words:
      /^(?:and |what about )*deaths (?:at|of children|aged|between) (?:aged )?1 ?[-\u2013] ?59 months\b/i,
    said: (_, going) => {
      const cause = /\b(malaria|hiv|measles|pneumonia|diarrhoea|meningitis) deaths\b/.exec(
        aboutBefore(going),
      )?.[1]
      return cause === undefined ? null : `${cause} deaths, 1-59 months`
    },
  },
  // `And recovered that same week`, after another count of the same.
  {
    words:
      /^(?:and |what about |how about )*(?:the )?(recovered|active|confirmed)(?: (?:cases|people|patients))?,?(?: cumulative,?)?(?: (?:in |for )?(?:that|the) same week)?[?.! ]*$/i,
    said: ([, kind = ''], going) => {
      if (!/\bcovid-19/.test(aboutBefore(going))) return null
      return `COVID-19 ${kind.toLowerCase()} cases${/active/i.test(kind) ? '' : ' (cumulative)'}`
    },
  },
  // `And from HIV at that age`, after deaths of the same children of another cause.
  {
    words:
      /^(?:and |what about |how about )*(?:from|due to|by|of) (hiv|malaria|measles|pneumonia|diarrhoea|meningitis)(?: at (?:that|the same) age)?\b/i,
    said: ([, cause = ''], going) =>
      /deaths, 1-59 months/.test(aboutBefore(going)) ? `${cause} deaths, 1-59 months` : null,
  },
  // `And the first one`, after the second dose against measles.
  {
    words: /^(?:and |what about |how about |how was )*(?:the |that )first (?:one|dose)\b/i,
    said: (_, going) =>
      /\bmeasles second dose/.test(aboutBefore(going)) ? 'measles first dose coverage' : null,
  },
  // `Retreatment cases`, after the success of another treatment of tuberculosis.
  {
    words:
      /^(?:and |what about |how about )*(?:the )?(retreatment|retreated|previously treated|new)(?: cases| patients| ones)\b/i,
    said: ([, which = ''], going) =>
      /\btb treatment success/.test(aboutBefore(going))
        ? `TB treatment success (${/^new/i.test(which) ? 'new cases' : 'retreated'})`
        : null,
  },
  // `How was it for women in 1960`, after a figure of men alone.
  {
    words: /^(?:and |so )*(?:how|what) (?:was|is) (?:it|that) (?:for|of|among) (women|men)\b/i,
    said: ([, who = ''], going) =>
      heldWith(going, /^(?:Men|Women)\b/, `${who.charAt(0).toUpperCase()}${who.slice(1).toLowerCase()}`),
  },
  // `The breast one`, after deaths of cervical cancer: deaths too.
  {
    words:
      /^(?:and |what about |how about )*the (breast|cervical|prostate|liver|colorectal|lung) (?:one|type|kind)\b/i,
    said: ([, part = ''], going) =>
      heldWith(
        going,
        /\b(?:Breast|Cervical|Prostate|Liver|Colorectal|Lung)(?= cancer\b)/,
        `${part.charAt(0).toUpperCase()}${part.slice(1).toLowerCase()}`,
      ),
  },
  // `And from air pollution`, after another cause of deaths per 100,000.
  {
    words:
      /^(?:and |what about |how about )*(?:deaths )?(?:from|due to|by) (?:the )?(air pollution|bad air|dirty air|unsafe water|dirty water|unintentional poisoning|poisoning|suicide|road (?:traffic|accidents|crashes)|traffic)\b/i,
    said: ([, cause = ''], going) => {
      const name = MORTALITY.get(cause.toLowerCase()) ?? cause
      const about = aboutBefore(going)
      if (/\bmortality/.test(about)) return `${name} mortality`
      return /\bdeaths\b/.test(about) ? `${name} deaths` : null
    },
  },
  // `How many doctors worked in them there`, after health facilities that were listed.
  {
    words:
      /\bhow many (doctors|nurses|midwives|health extension workers|chews) (?:worked|work|working|are|were|serve|served) (?:in|at) (?:them|those|these|those facilities|these facilities|the facilities)\b/i,
    said: ([, who = ''], going) =>
      /\bfacilities\b/.test(aboutBefore(going)) ? `${who} in facilities (inventory)` : null,
  },
  {
    words: /^(?:and |what about )*(?:the )?administrative(?: (?:one|figure|data))?[?.! ]*$/i,
    said: () => 'JRF-Admin',
  },
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
    said: ([, who = ''], going) => {
      const other = heldWith(going, /\b(?:women|men)\b/, who.toLowerCase())
      return other === null ? null : ` of ${other}`
    },
  },
  {
    words:
      /^(?:and |so )*how many of (?:them|those|these) (?:are|were) (primary|secondary|tertiary)(?: ones)?[?.! ]*$/i,
    said: ([, which = '']) => `and ${which}`,
  },
  // `What does the COD-PS projection say`: that source.
  { words: /\b(COD-PS|UNWPP|UN DESA-FP|UN DESA|NPC) projections?\b/i, said: ([, whose = '']) => whose },
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
    said: ([, from = '', to = ''], going) => {
      const other = heldWith(going, /\bages \d{1,2}[-\u2013]\d{1,2}\b/, `ages ${from}-${to}`)
      return other === null ? null : ` ${other} `
    },
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
  // `The second dose in Nigeria`, after a second dose.
  {
    words: /\b(?:the )?(first|second|third|fourth|1st|2nd|3rd) dose\b/i,
    said: ([, which = ''], { before, reader: { lexicon } }) => {
      const about = lexicon.reference.indicators.get(before.indicators[0] ?? 0)
      return about?.shortName.toLowerCase().includes(`${which.toLowerCase()} dose`) ? about.shortName : null
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
  // `Deaths`, after a figure of HIV: those of AIDS.
  {
    words: /^(?:and |so |what about |how about |what of |the )*deaths[?.! ]*$/i,
    said: (_, going) => {
      const about = aboutBefore(going)
      return /\bhiv\b/.test(about) && !/death|tubercul/.test(about) ? 'AIDS-related deaths' : null
    },
  },
]
