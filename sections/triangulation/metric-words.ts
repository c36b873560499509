import { LEVELS } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import { BANDS } from '#domain/triangulation/answer-words.ts'
import {
  COMPLEMENTARITY_METRICS,
  type ComplementarityMetric,
  CONSISTENCY_METRICS,
  type ConsistencyMetric,
} from '#domain/triangulation/metrics.ts'

export type Metric = ConsistencyMetric | ComplementarityMetric

/** The two dimensions with their metrics, in the order of the table. */
export const DIMENSIONS = [
  { key: 'consistency', metrics: CONSISTENCY_METRICS },
  { key: 'complementarity', metrics: COMPLEMENTARITY_METRICS },
] as const

export type Dimension = (typeof DIMENSIONS)[number]['key']

const PLACES = ['0', '1', '2', '3', '4'] as const

/** The words of the five bands of an overall score, from the lowest, by their names in answers. */
export function bandWords(
  dimension: Dimension,
): readonly { readonly band: string; readonly word: Message }[] {
  return BANDS[dimension].map((band, at) => ({
    band,
    word: message(`evidence.${dimension}-band`, { band: PLACES[at] ?? '0' }),
  }))
}

/** The word of the band that an answer names. */
export function bandWord(dimension: Dimension, band: string): Value {
  return bandWords(dimension).find((known) => known.band === band)?.word ?? band
}

/** A metric by its name, as a heading. */
export function metricName(metric: Metric): Message {
  return message('evidence.metric', { metric: message('triangulation.metric', { metric }) })
}

/** `4 – Good`; a grade of two sources together may be a half. */
export function gradeText(score: number, word: string): Value {
  if (score === 0) return word
  return message('evidence.grade', { score: decimal(score, Number.isInteger(score) ? 0 : 1), word })
}

/** The word of a level of places that an answer names. */
export function levelWord(name: string): Value {
  const level = Object.values(LEVELS).find((known) => known === name)
  return level ? message('chart.level', { level }) : name
}

/** Names of features on the wire as words: `wealth_decile` → `wealth decile`. */
export function inWords(name: string): string {
  return name.replaceAll('_', ' ')
}
