import { EVERYDAY_ADULTS } from './everyday-adults.ts'
import { EVERYDAY_SURVIVAL } from './everyday-survival.ts'
import { EVERYDAY_TUBERCULOSIS } from './everyday-tuberculosis.ts'
import { EVERYDAY_AGREEMENT } from './everyday-agreement.ts'
import { EVERYDAY_ASIDES } from './everyday-asides.ts'
import { EVERYDAY_ASKERS } from './everyday-askers.ts'
import { EVERYDAY_CERTAINTY } from './everyday-certainty.ts'
import { EVERYDAY_BIRTHS } from './everyday-births.ts'
import { EVERYDAY_THAN_PLACE } from './everyday-than-place.ts'
import { EVERYDAY_CARE } from './everyday-care.ts'
import { EVERYDAY_COURSES } from './everyday-courses.ts'
import { EVERYDAY_ENDS } from './everyday-ends.ts'
import { EVERYDAY_WEEK } from './everyday-week.ts'
import { EVERYDAY_DEATHS } from './everyday-deaths.ts'
import { EVERYDAY_VACCINES } from './everyday-vaccines.ts'
import { EVERYDAY_ILLNESS } from './everyday-illness.ts'
import { EVERYDAY_PEOPLE } from './everyday-people.ts'
import { EVERYDAY_SOURCES } from './everyday-sources.ts'
import { COUNTS_IN_A_YEAR } from './counts-in-a-year.ts'
import { SOURCES_OF_YEAR } from './sources-of-year.ts'
import { EVERYDAY_SYNONYMS } from './everyday-synonyms.ts'
import { EVERYDAY_MEASURES } from './everyday-measures.ts'
import { EVERYDAY_RATIOS } from './everyday-ratios.ts'
import { EVERYDAY_MONEY } from './everyday-money.ts'
import { EVERYDAY_HOUSEHOLDS } from './everyday-households.ts'
import { EVERYDAY_AMOUNTS } from './everyday-amounts.ts'
import { EVERYDAY_DIFFERENCES } from './everyday-differences.ts'
import { EVERYDAY_HARMLESS_NOUNS } from './everyday-harmless-nouns.ts'
import { EVERYDAY_LEADERS } from './everyday-leaders.ts'
import { EVERYDAY_TARGETS } from './everyday-targets.ts'
import { EVERYDAY_TIMES } from './everyday-times.ts'
import { EVERYDAY_FIGURES } from './everyday-figures.ts'
import { EVERYDAY_GROUPS } from './everyday-groups.ts'
import { EVERYDAY_OPENINGS } from './everyday-openings.ts'
import { EVERYDAY_PLAINLY } from './everyday-plainly.ts'
import { EVERYDAY_PAIRS } from './everyday-pairs.ts'
import { EVERYDAY_ORDERS } from './everyday-orders.ts'
import { EVERYDAY_DOSES } from './everyday-doses.ts'
import { EVERYDAY_FIRST_YEARS } from './everyday-first-years.ts'
import { EVERYDAY_SIDES } from './everyday-sides.ts'
import { EVERYDAY_THAN_THEN } from './everyday-than-then.ts'
import { EVERYDAY_NEARNESS } from './everyday-nearness.ts'
import { EVERYDAY_KNOWN } from './everyday-known.ts'
import { EVERYDAY_HALF_OF_WOMEN } from './everyday-half-of-women.ts'
import { EVERYDAY_HERE_AND_THERE } from './everyday-here-and-there.ts'
import { EVERYDAY_OF_TB_AND_HIV } from './everyday-of-tb-and-hiv.ts'
import { EVERYDAY_SEVERAL_OF_ONE } from './everyday-several-of-one.ts'
import { EVERYDAY_DRAWN } from './everyday-drawn.ts'
import { EVERYDAY_APART } from './everyday-apart.ts'
import { EVERYDAY_MAJORITY } from './everyday-majority.ts'
import { SOURCE_IN_CAPITALS } from './source-in-capitals.ts'
import { SHORT_OF_TARGET } from './short-of-target.ts'
import { TWO_OF_ONE_ILLNESS } from './two-of-one-illness.ts'
import { OTHER_PHRASES } from './other-phrases.ts'
import { OTHER_QUESTIONS } from './other-questions.ts'
import type { Otherwise } from './other-words.ts'
import { NATION } from '#domain/location/location.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Reader } from '../reader.ts'
import { spansOf } from '../spans.ts'
import { tokensOf } from '../tokens.ts'

const PHRASES: readonly Otherwise[] = [
  ...SOURCE_IN_CAPITALS,
  ...EVERYDAY_RATIOS,
  ...EVERYDAY_CERTAINTY,
  ...TWO_OF_ONE_ILLNESS,
  ...EVERYDAY_DOSES,
  ...EVERYDAY_FIRST_YEARS,
  ...EVERYDAY_SIDES,
  ...EVERYDAY_THAN_THEN,
  ...EVERYDAY_NEARNESS,
  ...EVERYDAY_KNOWN,
  ...EVERYDAY_HALF_OF_WOMEN,
  ...EVERYDAY_HERE_AND_THERE,
  ...EVERYDAY_OF_TB_AND_HIV,
  ...EVERYDAY_SEVERAL_OF_ONE,
  ...EVERYDAY_THAN_PLACE,
  ...EVERYDAY_DRAWN,
  ...EVERYDAY_APART,
  ...EVERYDAY_MAJORITY,
  ...SHORT_OF_TARGET,
  ...EVERYDAY_TARGETS,
  ...EVERYDAY_DIFFERENCES,
  ...EVERYDAY_LEADERS,
  ...EVERYDAY_HARMLESS_NOUNS,
  ...EVERYDAY_PLAINLY,
  ...EVERYDAY_WEEK,
  ...EVERYDAY_COURSES,
  ...EVERYDAY_AGREEMENT,
  ...EVERYDAY_OPENINGS,
  ...EVERYDAY_ASKERS,
  ...EVERYDAY_ASIDES,
  ...EVERYDAY_PAIRS,
  ...EVERYDAY_SYNONYMS,
  ...SOURCES_OF_YEAR,
  ...COUNTS_IN_A_YEAR,
  ...EVERYDAY_SOURCES,
  ...EVERYDAY_MEASURES,
  ...EVERYDAY_ILLNESS,
  ...EVERYDAY_TUBERCULOSIS,
  ...EVERYDAY_DEATHS,
  ...EVERYDAY_SURVIVAL,
  ...EVERYDAY_VACCINES,
  ...EVERYDAY_BIRTHS,
  ...EVERYDAY_CARE,
  ...EVERYDAY_MONEY,
  ...EVERYDAY_HOUSEHOLDS,
  ...EVERYDAY_PEOPLE,
  ...EVERYDAY_ADULTS,
  ...EVERYDAY_ORDERS,
  ...EVERYDAY_GROUPS,
  ...EVERYDAY_ENDS,
  ...EVERYDAY_AMOUNTS,
  ...EVERYDAY_TIMES,
  ...EVERYDAY_FIGURES,
  ...OTHER_PHRASES,
]

/** A question in the words that the reader of questions knows, where it is put in others; else as it was put. */
export function askedOtherwise(text: string, reader: Reader): string {
  const plain = PHRASES.reduce(
    (said, rule) => (rule.isEach ? eachBy : putBy)(rule, said, reader) ?? said,
    text,
  )
  for (const rule of OTHER_QUESTIONS) {
    const other = putBy(rule, plain, reader)
    if (other !== null) return other
  }
  return plain
}

/** So often a rule is tried at most. */
const MOST_PLACES = 4

/** A text in which every place that a rule fits is put in other words. */
function eachBy(rule: Otherwise, text: string, reader: Reader): string {
  let said = text
  for (let gone = 0; gone < MOST_PLACES; gone++) {
    const other = putBy(rule, said, reader)
    if (other === null || other === said) return said
    said = other
  }
  return said
}

function putBy({ words, said, leavesOut }: Otherwise, text: string, reader: Reader): string | null {
  const found = words.exec(text)
  const other = found && said(found, reader, text)
  if (!found || other === null) return null
  const rest = text.slice(found.index + found[0].length)
  // A space that the words took with them still parts what is said from what follows.
  const isGlued = /\s$/.test(found[0]) && /[\p{L}\d]$/u.test(other) && /^[\p{L}\d]/u.test(rest)
  const put = `${text.slice(0, found.index)}${other}${isGlued ? ' ' : ''}${rest}`
  const loses = leavesOut === undefined && (losesPlace(found[0], put, reader) || losesYear(found[0], put))
  return loses ? null : put
}

const YEARS = /\b(?:19|20)\d\d\b/g

/** A place that the words named is named no longer: the figure would be of another one. The nation is meant where none is named. */
function losesPlace(words: string, put: string, { lexicon }: Reader): boolean {
  const named = placesIn(words, lexicon)
  return named.length > 0 && !named.every((id) => placesIn(put, lexicon).includes(id))
}

/** The same of a year. */
function losesYear(words: string, put: string): boolean {
  return (words.match(YEARS) ?? []).some((year) => !put.includes(year))
}

function placesIn(text: string, lexicon: Lexicon): number[] {
  return spansOf(tokensOf(text), lexicon)
    .flatMap(({ meanings }) => meanings.flatMap((one) => (one.kind === 'place' ? [one.id] : [])))
    .filter((id) => id !== NATION)
}
