import { message, type Value } from '#domain/message/message.ts'
import { listOf, percentage } from '#domain/message/value.ts'
import type { InWords } from '#domain/message/in-words.ts'
import type { Triangulation } from '#domain/triangulation/triangulate.ts'
import type { Metric } from './metric-words.ts'

/** A triangulation in the words of the reader's language. */
export type Answer = InWords<Triangulation>
export type SourceEntry = Answer['sources'][number]
export type PairEntry = Answer['pairs']['rows'][number]
export type Grades = SourceEntry['consistency']['grades'] & SourceEntry['complementarity']['grades']

/** All grades of a source, of both dimensions. */
export function gradesOf({ consistency, complementarity }: SourceEntry): Grades {
  return { ...consistency.grades, ...complementarity.grades }
}

/** The grade of a metric with what all metrics have in common. */
export function gradeOf(source: SourceEntry, metric: Metric): Grades[Metric] {
  return gradesOf(source)[metric]
}

/** A score in percent with one decimal, or why there is none. */
export function scoreValue(score: number | null): Value {
  return score === null ? message('triangulate.not-available') : percentage(score, 1)
}

/** Two sources together, which answers name as `A_B`. */
export function joinedName({ name }: Answer['aggregates'][number]): Value {
  return listOf(name.split('_'))
}
