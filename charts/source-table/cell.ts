import { asPublished } from '#domain/observation/as-published.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { figure, periodName, whole } from '#domain/message/value.ts'
import { type Anomaly, anomaliesOf } from '#domain/observation/anomaly.ts'
import { latestPoint } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import type { GapWords } from '#charts/figure.ts'
import { gapHere } from '#charts/words/gap-words.ts'
import { intervalWords, supersededWords } from '#charts/words/point-words.ts'
import type { SourceTableInput } from './view.ts'

/** A count under a value with the name that the source gives it. */
export interface PartWords {
  readonly name: string
  readonly count: string
}

/** The latest figure of one source for one indicator at the place, or the reason why there is none. */
export interface SourceCell {
  readonly point: Point | null
  /** `53.4%`; empty without a point. */
  readonly value: string
  /** `2023–24`; empty without a point. */
  readonly period: string
  readonly interval: string | null
  readonly anomalies: readonly Anomaly[]
  /** By which edition the figure was replaced, in a sentence; null where it stands. */
  readonly superseded: string | null
  readonly gap: GapWords | null
  readonly parts: { readonly numerator: PartWords; readonly denominator: PartWords } | null
}

const NOTHING = {
  point: null,
  value: '',
  period: '',
  interval: null,
  anomalies: [],
  superseded: null,
  parts: null,
} as const

export function cellOf(
  input: SourceTableInput,
  indicator: Indicator,
  source: DataSource,
  location: Location,
): SourceCell {
  const key = { indicator: indicator.id, source: source.id, location: location.id }
  const point = latestPoint(input.table, key, input.currentYear * 1000 + 999)
  if (!point) return { ...NOTHING, gap: gapHere({ ...key, period: null }, input) }
  const written = figure(point.value, asPublished(point, indicator))
  return {
    point,
    value: input.language.text(written, 'short'),
    period: input.language.text(periodName(point.period, source)),
    interval: intervalWords(point, indicator, input.language),
    anomalies: anomaliesOf(point, indicator),
    superseded: supersededWords(point, input),
    gap: null,
    parts: partsOf(input, indicator, source, point),
  }
}

function partsOf(
  input: SourceTableInput,
  indicator: Indicator,
  source: DataSource,
  point: Point,
): SourceCell['parts'] {
  if (point.numerator === null || point.denominator === null) return null
  const measure = input.reference.measures.get(measureKey(indicator.id, source.id))
  return {
    numerator: {
      name:
        measure?.numerator || indicator.numerator || input.language.text(message('source-table.numerator')),
      count: input.language.text(whole(point.numerator)),
    },
    denominator: {
      name:
        measure?.denominator ||
        indicator.denominator ||
        input.language.text(message('source-table.denominator')),
      count: input.language.text(whole(point.denominator)),
    },
  }
}
