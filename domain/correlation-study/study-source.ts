import { pointsWhere } from '#domain/observation/observation-table.ts'
import { isWhole } from '#domain/observation/settled.ts'
import type { CorrelationQuestion } from './question.ts'
import { studyPeriods } from './study-period.ts'

type Sourceless = Omit<CorrelationQuestion, 'sources'>

/**
 * The source whose figures are correlated where none is asked for: that which has most of the indicators for the states of one
 * period, the newest of equals; over periods that which has most of them for the place, the longest of equals. Null where none has any.
 */
export function studySource(question: Sourceless): number | null {
  const { table, indicators } = question
  const held = new Set(
    indicators.flatMap((indicator) => pointsWhere(table, { indicator }).map(({ source }) => source)),
  )
  const ranked = [...held]
    .map((source) => ({ source, ...(question.over === 'states' ? ofStates : ofPlace)(question, source) }))
    .filter(({ having }) => having > 0)
    .toSorted((a, b) => b.having - a.having || b.last - a.last || a.source - b.source)
  return ranked[0]?.source ?? null
}

interface Held {
  /** How many of the indicators it has. */
  readonly having: number
  /** Of equals the one where this is more goes first. */
  readonly last: number
}

function ofStates(question: Sourceless, source: number): Held {
  const periods = studyPeriods({ ...question, sources: question.indicators.map(() => source) })
  const own = periods.filter(({ period }) => period === question.period)
  const offered = own.length > 0 ? own : periods
  const having = Math.max(0, ...offered.map(({ indicators }) => indicators))
  return { having, last: offered.find(({ indicators }) => indicators === having)?.period ?? 0 }
}

function ofPlace({ table, indicators, location }: Sourceless, source: number): Held {
  const counts = indicators.map(
    (indicator) => pointsWhere(table, { indicator, source, location }).filter(isWhole).length,
  )
  return { having: counts.filter((count) => count > 0).length, last: Math.max(0, ...counts) }
}
