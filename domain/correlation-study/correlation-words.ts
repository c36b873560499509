import type { CorrelationMethod } from '#domain/correlation-study/correlation-method.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  cited,
  decimal,
  indicatorName,
  listOf,
  periodName,
  placeName,
  sentences,
  whole,
} from '#domain/message/value.ts'
import type { Gap } from '#domain/observation/gap.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { ShownCoefficient } from '#domain/statistics/correlation/reading.ts'
import type { MatrixStudy } from './matrix-study.ts'
import type { PairedFigures, PairedRow } from './paired-figures.ts'

/** The sign of a coefficient: Pearson's r, Spearman's ρ, Kendall's τ. */
export const COEFFICIENT_SIGNS: Readonly<Record<CorrelationMethod, string>> = {
  pearson: 'r',
  spearman: 'ρ',
  kendall: 'τ',
}

/** The nearest to 1 that two digits say of what is not 1. */
const NEARLY = 0.99

/** Two digits after the point, with a true minus sign: `0.71`, `−0.05`. Only a whole relation is `1.00`: 0.998 is none. */
export function shownCoefficient(value: number): Value {
  const isWhole = Math.abs(value) >= 1 - 1e-9
  return decimal(isWhole ? value : Math.min(Math.max(value, -NEARLY), NEARLY), 2)
}

/** `r 0.71, 95% interval 0.50 to 0.84`; the interval only where there is one. */
export function coefficientWords({ value, ci95 }: ShownCoefficient, method: CorrelationMethod): Message {
  const found = { sign: COEFFICIENT_SIGNS[method], value: shownCoefficient(value) }
  if (!ci95) return message('correlation.coefficient', found)
  const range = { low: shownCoefficient(ci95[0]), high: shownCoefficient(ci95[1]) }
  return message('correlation.coefficient-interval', { ...found, ...range })
}

/** Why a pair has no coefficient. */
export function insufficientWords(reason: string, n: number): Message {
  if (reason === 'zero_variance') return message('correlation.same')
  if (n === 0) return message('correlation.no-pair')
  return message('correlation.few-pairs', { count: n })
}

/** The same as a gap: values that are all the same have no coefficient however many there are. */
export function pairGap(reason: string, n: number): Gap {
  const word = reason === 'zero_variance' ? 'not_applicable' : 'too_few'
  return { reason: word, note: insufficientWords(reason, n) }
}

/** Where and when: `across states, NDHS 2023–24` or `over the years in Nigeria, NDHS 1990 to 2024`. */
export function settingWords(figures: PairedFigures, reference: ReferenceData): Message {
  const names = [...new Set(figures.columns.map(({ source }) => byId(reference.sources, source).name))]
  if (figures.over === 'states') return statesWords(figures, names, reference)
  const [start, end] = [figures.rows[0], figures.rows.at(-1)]
  if (!start || !end) return message('correlation.time', { sources: listOf(names) })
  return message('correlation.time-in', {
    place: placeName(start.location),
    sources: listOf(names),
    start: periodName(start.period),
    end: periodName(end.period),
  })
}

function statesWords(figures: PairedFigures, names: readonly string[], reference: ReferenceData): Message {
  const { period } = figures
  const [first] = figures.columns
  const source = first && byId(reference.sources, first.source)
  if (names.length === 0 || !source) return message('correlation.states')
  if (period === null) return message('correlation.states-of', { sources: listOf(names) })
  const several = message('values.cited', { source: listOf(names), period: periodName(period) })
  return message('correlation.states-of', { sources: names.length === 1 ? cited(source, period) : several })
}

/** The name of a row: the state, or the period. */
export function rowName(row: PairedRow, over: PairedFigures['over'], labels = {}): Value {
  return over === 'states' ? row.location.name : periodName(row.period, { periodLabels: labels })
}

/** The answer on top of a matrix: how many pairs can be told from no relation, after how many tests. Ranks nothing. */
export function matrixAnswer(study: MatrixStudy, figures: PairedFigures, adjust: 'bh' | 'holm'): Value {
  const found = study.cells.filter((cell) => cell.status === 'ok' && cell.distinguishable).length
  const missing = study.cells.filter((cell) => cell.status !== 'ok').length
  if (study.cells.length === 0) return message('correlation.few-indicators')
  return sentences([
    message('correlation.answer', {
      found: whole(found),
      pairs: study.cells.length,
      indicators: whole(figures.columns.length),
      rows: figures.over === 'states' ? 'states' : 'periods',
      tests: study.tests,
      adjusted: adjust,
    }),
    ...(missing > 0 ? [message('correlation.missing', { count: missing })] : []),
    message('correlation.not-persons'),
  ])
}

/** `Skilled attendance at birth and stunting (under 5)`. */
export function pairName(figures: PairedFigures, reference: ReferenceData): Value {
  const [first, second] = figures.columns.map(({ indicator }) =>
    indicatorName(byId(reference.indicators, indicator)),
  )
  if (!first || !second) return first ?? ''
  return message('correlation.pair', { first, second })
}
