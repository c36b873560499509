import { SEVERAL } from '../read-group.ts'
import { namesOnePlace } from '../names-one-place.ts'
import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { nameOfPlace } from './names-before.ts'
import { both } from './turn-order.ts'
import type { Going, TurnRule } from './turn-rule.ts'

const GAP = /\b(?:gap|difference|differences|disparity|divide|inequality|apart|differ)\b/i
/** Words that hold the gap of one place against that of another. */
const BESIDE = /\b(?:bigger|wider|smaller|narrower|larger|greater|worse|better|same)\b/i
const AGAINST =
  /\b(?:with|to|than|against|versus|vs\.?|from) (?:that (?:of|in) |the one (?:of|in) |in )?(\S+(?: \S+){0,2}?)[?.! ]*$/i
const DIMENSIONS: Readonly<Record<string, string>> = {
  sex: 'sex',
  wealth_quintile: 'wealth quintile',
  residence: 'residence',
  education: 'education',
}

/** The gap between the groups of the figure before: at the place or time that is named, and beside the place before where they are compared. */
function groupsThere(text: string, going: Going): string | null {
  const { before, reader } = going
  const part = readPart(tokensOf(text), reader.lexicon, reader.currentYear)
  const isBare = part.indicator === null && part.contents.length === 0 && part.level === null
  const isOfTime = part.periods.years.length < 2 && part.periods.parts.length === 0
  if (!isBare || !isOfTime || part.sources.length > 0 || before.indicators.length !== 1) return null
  const [year] = part.periods.years
  const when = year === undefined ? '' : ` in ${year}`
  const isGap = GAP.test(text)
  const places = placesApart(text, part.places, going)
  const own = before.group?.category ?? null
  // Girls, of one place and then another: the gap is that between the places, of girls.
  if (isGap && part.group === null && own !== null && places !== null)
    return `${own} in ${namesOf(places, going)}${when}`
  const isOfGroups = isGap && own !== null && before.replaced === null && part.group === null
  if (part.places.length === 0 && !isOfGroups) return null
  const group = part.group ?? (isGap ? before.group : null)
  // `Compare the girls with Lagos`: one group, and no gap between groups.
  const isOfOne = part.group !== null && part.group.category !== null
  const by = DIMENSIONS[group?.dimension ?? SEVERAL]
  if (by === undefined || isOfOne) return null
  const isBeside = BESIDE.test(text) || isPlaceAlone(AGAINST.exec(text)?.[1] ?? '', going)
  const where = isBeside ? [...new Set([...before.places, ...part.places])] : part.places
  return `by ${by}${where.length === 0 ? '' : ` in ${namesOf(where, going)}`}${when}`
}

/** After women and then men with health insurance, each with a name of its own: both of them, at the place that is named. */
function ofNamesThere(text: string, going: Going): string | null {
  const { before, reader } = going
  const names = before.replaced?.slot === 'indicator' ? both(going) : null
  if (names === null || !GAP.test(text) || !OF_BOTH_SEXES.test(names)) return null
  const { places, indicator, contents, level } = readPart(tokensOf(text), reader.lexicon, reader.currentYear)
  const isPlace = places.length === 1 && indicator === null && contents.length === 0 && level === null
  return isPlace ? `difference between ${names} in ${namesOf(places, going)}` : null
}

const OF_BOTH_SEXES = /\bwomen\b.*\bmen\b|\bmen\b.*\bwomen\b|\bfemale\b.*\bmale\b|\bmale\b.*\bfemale\b/i

/** The two places that are held apart: those that are named, or the last two of the turns before; null where no places are. */
function placesApart(text: string, named: readonly number[], { before }: Going): readonly number[] | null {
  if (named.length === 2 && /\bbetween\b/i.test(text)) return named
  const { replaced, places } = before
  const isOfTwo = named.length === 0 && replaced?.slot === 'place' && places.length === 1
  return isOfTwo && replaced.ids.length === 1 ? [...replaced.ids, ...places] : null
}

function isPlaceAlone(text: string, { reader }: Going): boolean {
  const { group } = readPart(tokensOf(text), reader.lexicon, reader.currentYear)
  return group === null && namesOnePlace(text, reader)
}

function namesOf(places: readonly number[], { reader }: Going): string {
  return places.map((id) => nameOfPlace(id, reader.lexicon.reference)).join(' and ')
}

/**
 * `What is the gap in Borno`, after the girls and the boys of Jigawa: that between the two groups, in Borno. A place that is named
 * takes the place of the one before; only words that compare keep both.
 */
export const GAP_OF_GROUPS_RULES: readonly TurnRule[] = [
  {
    words:
      /^.{0,60}\b(?:gap|difference|differences|disparity|divide|inequality|apart|differ|versus|vs|against|compare|compared|or|and|than)\b.{0,80}$/i,
    said: ([text], going) => ofNamesThere(text, going) ?? groupsThere(text, going),
  },
]
