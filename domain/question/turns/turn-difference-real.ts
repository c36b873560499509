import { NATION } from '#domain/location/location.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { nameOfPlace } from './names-before.ts'
import { END, SO } from './turn-edges.ts'
import { TOLD_APART } from './turn-figures.ts'
import { both } from './turn-order.ts'
import { type Going, namesOfFigure, type TurnRule } from './turn-rule.ts'

const INTERVALS =
  '(?:the |their |its |those |these |your )?(?:published |statistical |sampling |90% |95% )?(?:(?:confidence|uncertainty|credible) )?(?:intervals?|CIs?|limits|margins? of error|uncertainty|sampling errors?|error bars?)'
const GIVEN = `(?:,? (?:given|considering|in view of|looking at|by|with|going by|judging by|taking) ${INTERVALS}(?: into account)?)`
const GAP = '(?:that|it|this|the|that|this)(?: (?:change|difference|gap))?'
const REAL =
  '(?:(?:an? |statistically |really |actually )*(?:significant|real|meaningful|true|genuine|more than chance|beyond chance|due to chance|just chance)(?: (?:change|difference|one))?)'
const OVERLAP = `(?:do|does|did|are) ${INTERVALS} (?:overlap(?:ping)?|cross|touch|apart)`
const GROWN =
  '(?:grown?|increased?|risen|gone up|multiplied|gone down|fallen|dropped|declined|changed|higher|lower|more|bigger|larger|as (?:many|much|high))'

/** The difference between what was told one after the other, or of two told together the answer once more. */
function differenceTold(going: Going): string | null {
  if (TOLD_APART.includes(going.before.frame.kind)) return 'again'
  const names = going.before.frame.kind === 'level' ? both(going) : null
  return names === null ? null : `difference between ${names}`
}

/** The two years that were told, as words; null where these were not two. */
function yearsTold(going: Going): string | null {
  const { frame, periods, replaced } = going.before
  const [first, last, ...others] = periods.years
  if (periods.parts.length + others.length > 0) return null
  if (frame.kind === 'change' && first !== undefined)
    return last === undefined ? `since ${first}` : `from ${first} to ${last}`
  if (frame.kind === 'compare_years' && last !== undefined) return `in ${first} and ${last}`
  const names = frame.kind === 'level' && replaced?.slot === 'period' ? both(going) : null
  return names === null ? null : `in ${names}`
}

/** How many times one of two years is the other, in words. */
function timesOver(going: Going): string | null {
  const { before, reader } = going
  const { reference } = reader.lexicon
  const [name, ...more] = namesOfFigure(going)
  const [place, ...others] = before.places.filter((id) => id !== NATION)
  const [source, ...sources] = before.sources
  const isOne = more.length + others.length + sources.length === 0 && before.group === null
  const years = yearsTold(going)
  if (name === undefined || !isOne || years === null) return null
  const where = place === undefined ? '' : ` in ${nameOfPlace(place, reference)}`
  const by = source === undefined ? '' : ` by ${byId(reference.sources, source).name}`
  const asked = before.frame.kind === 'change' ? 'change in' : 'compare'
  return `${asked} ${name}${where} ${years}${by} times over`
}

/** Whether a difference that was told is more than chance, and how many times one of two years is the other. */
export const DIFFERENCE_REAL_RULES: readonly TurnRule[] = [
  {
    words: new RegExp(`${SO}(?:is|was|are) ${GAP} ${REAL}${GIVEN}?${END}`, 'i'),
    said: (_, going) => differenceTold(going),
  },
  { words: new RegExp(`${SO}${OVERLAP}${END}`, 'i'), said: (_, going) => differenceTold(going) },
  {
    words: new RegExp(
      `${SO}(?:by )?how many times(?: (?:has|have|did|is|was) (?:it|that|this|they))?(?: ${GROWN})?(?: (?:is|was|has|have) (?:it|that|this|they))?${END}`,
      'i',
    ),
    said: (_, going) => timesOver(going),
  },
]
