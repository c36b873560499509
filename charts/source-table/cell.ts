import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { LEVELS, type Level, type Location } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { figure, listOf, periodName, placeName, sourceName, whole } from '#domain/message/value.ts'
import { type Anomaly, anomaliesOf } from '#domain/observation/anomaly.ts'
import { latestPoint, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import { intervalWords } from '#charts/words/point-words.ts'
import type { SourceTableInput } from './view.ts'

/** Why a cell is empty: short for the cell, a sentence for who asks. */
export interface GapReason {
  readonly short: string
  readonly long: string
}

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
  readonly gap: GapReason | null
  readonly parts: { readonly numerator: PartWords; readonly denominator: PartWords } | null
}

const NOTHING = { point: null, value: '', period: '', interval: null, anomalies: [], parts: null } as const

export function cellOf(
  input: SourceTableInput,
  indicator: Indicator,
  source: DataSource,
  location: Location,
): SourceCell {
  const key = { indicator: indicator.id, source: source.id, location: location.id }
  const point = latestPoint(input.table, key, input.currentYear * 1000 + 999)
  if (!point) return { ...NOTHING, gap: gapOf(input, indicator, source, location) }
  return {
    point,
    value: input.language.text(figure(point.value, indicator), 'short'),
    period: input.language.text(periodName(point.period, source)),
    interval: intervalWords(point, indicator, input.language),
    anomalies: anomaliesOf(point, indicator),
    gap: null,
    parts: partsOf(input, indicator, source, point),
  }
}

function gapOf(
  input: SourceTableInput,
  indicator: Indicator,
  source: DataSource,
  location: Location,
): GapReason {
  const { language } = input
  const short = language.text(message('source-table.no-figure'))
  return { short, long: language.text(whyNoFigure(input, indicator, source, location)) }
}

function whyNoFigure(
  { table, reference, currentYear }: SourceTableInput,
  { id: indicator }: Indicator,
  { id, ...named }: DataSource,
  location: Location,
): Message {
  const source = sourceName(named)
  const place = placeName(location)
  const elsewhere = pointsWhere(table, { indicator, source: id })
  if (elsewhere.length === 0) return message('source-table.no-figure-of', { source })
  const here = elsewhere.filter((point) => point.location === location.id)
  const later = here.find((point) => periodYear(point.period) > currentYear)
  if (later) return message('source-table.later-years', { source, place })
  const levels = new Set(elsewhere.flatMap((point) => reference.locations.get(point.location)?.level ?? []))
  if (levels.has(location.level)) {
    const level =
      location.level === NATION_LEVEL ? message('source-table.other-nations') : placesAt(location.level)
    return message('source-table.other-places', { source, level, place })
  }
  const held = ([1, 2, 3, 4, 5] as const).filter((level) => levels.has(level)).map(placesAt)
  return message('source-table.other-levels', {
    source,
    levels: listOf(held),
    level: placesAt(location.level),
  })
}

const NATION_LEVEL = 1

/** `the nation`, `zones`, `LGAs`. */
function placesAt(level: Level): Message {
  return message('source-table.places', { level: LEVELS[level] })
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
