import { NATION } from '#domain/location/location.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { isYear, nearestPeriods, type PeriodCode, periodCode, periodYear } from '#domain/period/period.ts'
import { NOTHING_AROUND, type Question, type YearsAround } from '../question.ts'
import type { PartAnswer, QuestionData } from './answer.ts'

const YEAR_LENGTH = 4

/** What an answer told, for the question that goes on from it: the place it named, its source and year, and the years around. */
export function toldBy(
  part: PartAnswer | undefined,
  question: Question,
  data: QuestionData,
): Pick<Question, 'named' | 'found' | 'told' | 'toldYear' | 'toldPart' | 'around'> & Partial<Question> {
  const [first] = figuresOf(part)
  // `Midwives in Borno` were told, though nurses and midwives are what was asked for.
  // `People on treatment`, where a number was asked for: what follows is asked of them.
  const isOther =
    first !== undefined &&
    (question.belowNation.includes(first.indicator) || first.indicator === question.counted)
  const same = isOther ? [first.indicator] : null
  return {
    ...(same && { indicators: same, belowNation: [] }),
    named: question.named ?? namedIn(part),
    found: foundIn(part, question),
    told: toldIn(part),
    toldYear: yearIn(part),
    toldPart: partIn(part),
    around: aroundIn(part, data),
  }
}

function figuresOf(part: PartAnswer | undefined) {
  return (part?.rows ?? []).filter(({ kind }) => kind === 'figure')
}

/** The places that an answer tells beside each other; the nation stands beside them and is none of them. */
function namedIn(part: PartAnswer | undefined): readonly number[] | undefined {
  const places = new Set(figuresOf(part).map(({ location }) => location))
  const named = [...places].filter((id) => id !== NATION)
  return part?.reason === null && named.length > 1 ? named : undefined
}

/** The one place that an answer names to a question about all of a level: `its` of the next question. */
function foundIn(part: PartAnswer | undefined, { level, frame }: Question): number | null {
  const figures = figuresOf(part)
  const places = new Set(figures.map(({ location }) => location))
  const [place = null] = places
  return (level !== null || frame.kind === 'rank') && places.size === 1 ? place : null
}

/** The source of the one figure that an answer tells. */
function toldIn(part: PartAnswer | undefined): number | null {
  const figures = figuresOf(part)
  const sources = new Set(figures.map(({ source }) => source))
  const [source = null] = sources
  return part?.reason === null && sources.size === 1 ? source : null
}

/** The year of the figure that an answer tells first. */
function yearIn(part: PartAnswer | undefined): number | null {
  const [first] = figuresOf(part)
  return part?.reason === null && first ? Number(first.period.slice(0, YEAR_LENGTH)) : null
}

/** The week or month of the figure that an answer tells first. */
function partIn(part: PartAnswer | undefined): string | undefined {
  const [first] = figuresOf(part)
  const isOfPart = part?.reason === null && first !== undefined && first.period.length > YEAR_LENGTH
  return isOfPart ? first.period : undefined
}

/** The years that its source has before and after the figure that an answer tells first, of the same place. */
function aroundIn(part: PartAnswer | undefined, data: QuestionData): YearsAround {
  const [first] = figuresOf(part)
  const told = first && periodCode(first.period)
  if (!first || !told || part?.reason !== null || !isYear(told) || first.group !== null) return NOTHING_AROUND
  const { indicator, location, source } = first
  const held = pointsWhere(data.tableOf(indicator), { indicator, location, source })
    .map(({ period }) => period)
    .filter(isYear)
  const near = nearestPeriods(told, held)
  const yearOf = (code: PeriodCode | undefined) => (code === undefined ? null : periodYear(code))
  return {
    earlier: yearOf(near.find((code) => code < told)),
    later: yearOf(near.find((code) => code > told)),
  }
}

/** The question that a next one goes on with: a declined one only where it named a subject, or a place, of its own. */
export function lastOf(parts: readonly PartAnswer[], questions: readonly Question[]): Question | null {
  return (
    questions.findLast(
      ({ frame, indicators, places, kept, choices, text }, at) =>
        // Thanks, greetings and help wipe nothing.
        (parts[at]?.reason === null && frame.kind !== 'greeting' && frame.kind !== 'help') ||
        (indicators.length > 0 && !kept.includes('indicator')) ||
        // A place of its own, where nothing is held: what is asked next is asked of it.
        (parts[at]?.reason === 'no_data' && places.length > 0 && !kept.includes('place')) ||
        // What it asked back may be answered.
        (parts[at]?.reason === 'ambiguous' && choices.length > 1 && kept.length === 0) ||
        // A place by itself, or beside words that were not understood: what is asked next is asked of it.
        // `Closer to the national figure` names no place to go on with.
        (OPEN.includes(parts[at]?.reason ?? null) &&
          (places.some((place) => place !== NATION) || COUNTRY.test(text)) &&
          kept.length === 0),
    ) ?? null
  )
}

const COUNTRY = /\b(?:nigeria|naija|country)/i

/** Reasons for which a question has no indicator, and may have a place. */
const OPEN: readonly PartAnswer['reason'][] = ['no_context', 'not_understood', 'unknown_words', 'ambiguous']
