import { type Message, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { GradedMetric } from './graded-metric.ts'
import { SCALES } from './answer-words.ts'
import { type JoinedGrade, joinedGrade, scaleName } from './grade.ts'

/** One dimension's metrics of one source, by their keys. */
export type MetricGrades<Metric extends string> = Readonly<Record<Metric, GradedMetric<unknown>>>

/** A metric of two sources together. */
export interface AggregatedMetric extends JoinedGrade {
  readonly description: { readonly short: Message; readonly long: Message }
}

/** A source's name and grades. */
export interface NamedGrades<Metric extends string> {
  readonly name: string
  readonly grades: MetricGrades<Metric>
}

/** The metrics of two sources together: the mean of the grades that are available. Source: methods §1.6. */
export function aggregatedMetrics<Metric extends string>(
  metrics: readonly Metric[],
  a: NamedGrades<Metric>,
  b: NamedGrades<Metric>,
): Record<Metric, AggregatedMetric> {
  const entries = metrics.map((metric) => {
    const members = [a, b].map(({ name, grades }) => ({ name, score: grades[metric].score }))
    const joined = joinedGrade(members.map(({ score }) => score))
    const parts = members.map(({ name, score }) =>
      message('triangulation.part-of-mean', {
        name,
        score: score === 0 ? scaleName(SCALES[0]) : `${score}`,
      }),
    )
    const long = message('triangulation.mean-of-grades', { parts: listOf(parts, 'none') })
    return [metric, { ...joined, description: { short: scaleName(joined.scale), long } }]
  })
  return Object.fromEntries(entries) as Record<Metric, AggregatedMetric>
}
