import { cited } from '#domain/message/value.ts'
import type { NamedFigure } from '#contract/analysis/figure-to-quote.ts'
import type { Message } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'

/** A figure as it travels beside others. */
export function namedFigure({
  source,
  point,
  notes = [],
}: {
  readonly source: DataSource
  readonly point: Point
  readonly notes?: readonly Message[]
}): NamedFigure {
  return {
    datasource: source.id,
    name: source.name,
    classification: source.classification,
    period: isoPeriod(point.period),
    label: english.text(cited(source, point.period)),
    value: point.value,
    lower: point.lower,
    upper: point.upper,
    interval_level: point.intervalLevel,
    notes: notes.map((note) => english.text(note)),
  }
}
