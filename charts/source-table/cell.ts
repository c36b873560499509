import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { LEVELS, type Level, type Location } from '#domain/location/location.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { formatNumber, formatWithUnit } from '#domain/number/format.ts'
import { type Anomaly, anomaliesOf } from '#domain/observation/anomaly.ts'
import { latestPoint, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodLabel, periodYear } from '#domain/period/period.ts'
import { measureKey } from '#domain/reference/reference-data.ts'
import type { FigureInput } from '#charts/figure.ts'
import { joined } from '#charts/words/dependence.ts'
import { intervalWords } from '#charts/words/point-words.ts'

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
  input: FigureInput,
  indicator: Indicator,
  source: DataSource,
  location: Location,
): SourceCell {
  const key = { indicator: indicator.id, source: source.id, location: location.id }
  const point = latestPoint(input.table, key, input.currentYear * 1000 + 999)
  if (!point) return { ...NOTHING, gap: gapOf(input, indicator, source, location) }
  return {
    point,
    value: formatWithUnit(point.value, indicator),
    period: periodLabel(point.period, source.periodLabels),
    interval: intervalWords(point, indicator),
    anomalies: anomaliesOf(point, indicator),
    gap: null,
    parts: partsOf(input, indicator, source, point),
  }
}

const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  1: 'the nation',
  2: 'zones',
  3: 'states',
  4: 'LGAs',
  5: 'senatorial districts',
}

function gapOf(input: FigureInput, indicator: Indicator, source: DataSource, location: Location): GapReason {
  const short = 'no figure in this release'
  const elsewhere = pointsWhere(input.table, { indicator: indicator.id, source: source.id })
  if (elsewhere.length === 0) {
    return { short, long: `${source.name} has no figure of this indicator in this release.` }
  }
  const place = placeWords(location)
  const here = elsewhere.filter((point) => point.location === location.id)
  const later = here.find((point) => periodYear(point.period) > input.currentYear)
  if (later) return { short, long: `${source.name} has only figures of later years for ${place}.` }
  const levels = new Set(
    elsewhere.flatMap((point) => input.reference.locations.get(point.location)?.level ?? []),
  )
  const words = ([1, 2, 3, 4, 5] as const)
    .filter((level) => levels.has(level))
    .map((level) => LEVEL_WORDS[level])
  if (levels.has(location.level)) {
    return {
      short,
      long: `${source.name} has figures for other ${levelName(location.level)}, not for ${place}.`,
    }
  }
  return {
    short,
    long: `${source.name} has figures for ${joined(words)}, not for ${LEVEL_WORDS[location.level]}.`,
  }
}

function levelName(level: Level): string {
  return level === 1 ? LEVELS[1].toLowerCase() : LEVEL_WORDS[level]
}

function partsOf(
  input: FigureInput,
  indicator: Indicator,
  source: DataSource,
  point: Point,
): SourceCell['parts'] {
  if (point.numerator === null || point.denominator === null) return null
  const measure = input.reference.measures.get(measureKey(indicator.id, source.id))
  return {
    numerator: {
      name: measure?.numerator || indicator.numerator || 'Numerator',
      count: formatNumber(point.numerator, 0),
    },
    denominator: {
      name: measure?.denominator || indicator.denominator || 'Denominator',
      count: formatNumber(point.denominator, 0),
    },
  }
}
