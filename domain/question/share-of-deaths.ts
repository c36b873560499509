import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { deathsByCause } from './causes-of-death.ts'
import { decline } from './doubt-in.ts'
import { declined } from './empty-question.ts'
import type { CausesOf } from './frame.ts'
import type { Question } from './question.ts'
import { type ReadPart, readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { tokensOf } from './tokens.ts'

/** Causes as readers say them, and as the names of their indicators have them. */
const CAUSES: readonly (readonly [said: RegExp, named: RegExp])[] = [
  [/\bmalaria\b/i, /^Malaria deaths, 1-59/],
  [
    /\b(?:pneumonia|chest infections?|(?:acute |lower )*respiratory infections?)\b/i,
    /^Pneumonia deaths, 1-59|, pneumonia$/,
  ],
  [
    /\b(?:diarrh?o?ea(?:l (?:diseases?|illness(?:es)?))?|running stomach)\b/i,
    /^Diarrhoea deaths, 1-59|, diarrhoea$/,
  ],
  [/\bmeasles\b/i, /^Measles deaths, 1-59/],
  [/\bmeningitis\b/i, /^Meningitis deaths, 1-59/],
  [/\b(?:hiv(?:(?:\/| and | or )aids)?|aids)\b/i, /^HIV deaths, 1-59/],
  [/\b(?:injur(?:y|ies)|accidents?)\b/i, /^Injury deaths, 1-59/],
  [
    /\b(?:prematurity|pre-?term (?:births?|complications)|premature births?|being born too (?:soon|early))\b/i,
    /, prematurity$/,
  ],
  [/\b(?:birth )?asphyxia\b/i, /, birth asphyxia$/],
  [/\b(?:neonatal )?sepsis\b/i, /, sepsis$/],
  [
    /\b(?:congenital (?:anomal(?:y|ies)|conditions?|defects?|malformations?)|birth defects?)\b/i,
    /, congenital$/,
  ],
  [/\btetanus\b/i, /, tetanus$/],
]
/** Causes of which no deaths of these people are held. */
const UNHELD =
  /\b(?:ha?emorrhage|bleeding|(?:pre-?)?eclampsia|hypertension|(?:unsafe )?abortions?|obstructed labou?r|malnutrition|hunger|cholera|sickle cell(?: disease)?|cancer|tuberculosis|tb|drowning|poisoning|lassa(?: fever)?|covid(?:-19)?|jaundice)\b/i

const SHARE =
  /\b(?:share|percentage|percent|per cent|proportion|fraction|portion|contribution|how much|(?:what|which) part|(?:how many|out) (?:of|in) (?:every )?(?:100|hundred))\b|%/i
const DEATHS = /\b(?:deaths?|mortality|dying|die|died|dies)\b/i
const WOMEN = /\b(?:maternal|mothers?|pregnan\w*)\b/i
const CHILD =
  /\b(?:under[- ]?(?:fives?|5s?|5)|(?:young )?child(?:ren)?(?:['’]s)?(?: (?:under|below) (?:five|5)| before (?:their )?(?:fifth|5th) birthdays?)?)\b/i
const NEWBORN = /\b(?:newborns?|neonat\w*|first month|first 28 days)\b/i
const AFTER_MONTH = /\b1 ?[-–] ?59 months\b/i
const INFANT = /\binfants?\b/i

/** What may stand around the words above, and asks for nothing else. */
const AROUND =
  /\b(?:and|so|but|what|which|how|much|many|is|are|was|were|be|being|does|do|did|the|a|an|of|in|on|to|as|by|from|among|amongst|all|every|those|that|who|it|its|there|due|because|caused?|causes|attributable|attributed|accounts?|accounted|responsible|for|down|related|linked|result(?:s|ed|ing)?|contributes?|contributed|made|make|up|tell|me|us|show|give|can|you|please|total|number|young|under|years?|old|age|aged?|five|5|100|hundred|out|before|their|his|her|fifth|5th|birthdays?|reach(?:ing)?|according|say|says)\b|[^\p{L}\d]+/giu

const KINDS: readonly (readonly [RegExp, CausesOf])[] = [
  [AFTER_MONTH, 'after_month'],
  [CHILD, 'under_5'],
  [NEWBORN, 'newborns'],
]

/** The words of a text, and what is left of it without them. */
function without(text: string, words: readonly RegExp[]): string {
  return words.reduce((rest, each) => rest.replace(new RegExp(each.source, 'giu'), ' '), text)
}

/** The deaths of all of those people, which a share would be of. */
function allDeaths(text: string, { indicators }: ReferenceData): number | null {
  const name = WOMEN.test(text)
    ? 'Maternal deaths'
    : INFANT.test(text)
      ? 'Infant deaths'
      : NEWBORN.test(text) && !CHILD.test(text)
        ? 'Neonatal deaths'
        : 'Under-five deaths'
  return [...indicators.values()].find(({ shortName }) => shortName === name)?.id ?? null
}

/** `And from pneumonia`, after the share of another cause: of the same people and place. */
const GOES_ON =
  /^(?:and |so |but |then )*(?:what |how )?(?:about |of )?(?:(?:the )?(?:share|part) )?(?:due to |from |by |of |for )*(\S.*?)[?.! ]*$/i

/** A question of how much of the deaths of children, newborns or mothers one cause takes; null for any other. */
export function shareOfDeathsAsked(text: string, reader: Reader): Question | null {
  const { before, lexicon, currentYear } = reader
  const cause = CAUSES.find(([said]) => said.test(text))
  const [, alone = ''] = GOES_ON.exec(text) ?? []
  if (before?.frame.kind === 'share_of_deaths' && cause && without(alone, [cause[0]]).trim() === '')
    return ofCause(text, { of: before.frame.of, named: cause[1], reader, question: before })
  const people = [WOMEN, INFANT, ...KINDS.map(([said]) => said)]
  const isAsked = SHARE.test(text) && DEATHS.test(text) && people.some((said) => said.test(text))
  if (!isAsked || (!cause && !UNHELD.test(text))) return null
  const rest = without(text, [...people, cause?.[0] ?? UNHELD, SHARE, DEATHS])
  const part = readPart(tokensOf(rest), lexicon, currentYear)
  if (part.level !== null || part.group !== null || !isPlain(rest, part)) return null
  const of = WOMEN.test(text) || INFANT.test(text) ? null : KINDS.find(([said]) => said.test(text))?.[1]
  const held = of && cause ? ofCause(text, { of, named: cause[1], reader, question: part }) : null
  if (held) return held
  const all = allDeaths(text, lexicon.reference)
  return all === null
    ? null
    : { ...declined(text, 'empty'), ...decline('unknown_group'), indicators: [all], places: part.places }
}

/** Nothing but places, times, sources and words that ask is left. */
function isPlain(rest: string, { readings }: ReadPart): boolean {
  const named = readings.filter(({ kind }) => kind === 'place' || kind === 'period' || kind === 'source')
  const plain = named.reduce((left, { words }) => left.replace(words, ' '), rest.replaceAll(/[’']s\b/g, ' '))
  return plain.replaceAll(/\b(?:19|20)\d\d\b/g, ' ').replaceAll(AROUND, '') === ''
}

function ofCause(
  text: string,
  {
    of,
    named,
    reader: { lexicon },
    question: { places, periods, sources, readings },
  }: {
    readonly of: CausesOf
    readonly named: RegExp
    readonly reader: Reader
    readonly question: Pick<Question, 'places' | 'periods' | 'sources' | 'readings'>
  },
): Question | null {
  const { indicators } = lexicon.reference
  const counts = deathsByCause(of, lexicon.reference).filter((id) =>
    named.test(indicators.get(id)?.shortName ?? ''),
  )
  // The one share that is published: that of malaria.
  const isShare = of === 'under_5' && named.test('Malaria deaths, 1-59 months')
  const shares = [...indicators.values()].filter(
    ({ shortName }) => isShare && shortName === 'Causes of under-five deaths',
  )
  if (counts.length === 0) return null
  return {
    ...declined(text, 'empty'),
    ...{ frame: { kind: 'share_of_deaths', of, share: shares[0]?.id ?? null }, reason: null },
    ...{ indicators: counts, places, periods, sources, readings },
  }
}
