import { message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Level } from '#domain/location/location.ts'
import { periodKind } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type AnnualFigures, yearsOf } from './annual-figures.ts'
import { isFilled } from './documentation.ts'
import type { DESIGN_FEATURES } from './metrics.ts'
import { placesByLevel } from './places.ts'
import { plainText } from './plain-text.ts'
import type { Elements, Label } from './set-measure.ts'
import { sourceKind } from './source-kind.ts'

/** The sets of one source for one indicator. */
export interface SourceSets {
  readonly years: Elements
  readonly places: ReadonlyMap<Level, Elements>
  readonly methodology: Elements
  /** Groups of people, `dimension=group`. */
  readonly groups: Elements
  readonly denominators: Elements
  readonly design: Elements
}

/** The data that the sets are read from. `groups` are words such as `sex=Female`. */
export interface SourceFigures {
  readonly source: DataSource
  readonly measure: IndicatorSource | undefined
  readonly figures: AnnualFigures
  readonly groups: readonly string[]
}

/**
 * The sets that complementarity compares, for one source and indicator; empty for a source without figures of it. Years are
 * those of the chosen place, the places are all that the source has. Source: methods §1.5.
 */
export function sourceSets(
  given: SourceFigures,
  location: number | null,
  reference: ReferenceData,
): SourceSets {
  const { figures, measure, groups } = given
  const nameOf = (id: number) => reference.locations.get(id)?.name ?? `${id}`
  const places = [...placesByLevel(figures, reference)].map(
    ([level, ids]) => [level, elementsOf([...ids], nameOf)] as const,
  )
  const hasFigures = figures.points.length > 0
  const denominator = isFilled(measure?.denominator) && hasFigures ? [measure?.denominator ?? ''] : []
  return {
    years: elementsOf(yearsOf(figures, location), String),
    places: new Map(places),
    methodology: hasFigures ? methodologyOf(given) : new Map(),
    groups: elementsOf(groups, (group) => group),
    denominators: new Map(denominator.map((text) => [plainText(text), text])),
    design: hasFigures ? elementsOf(designOf(given, reference), (feature) => feature) : new Map(),
  }
}

function elementsOf<Key extends string | number>(
  keys: readonly Key[],
  label: (key: Key) => string,
): Elements {
  return new Map(keys.map((key) => [key, label(key)]))
}

/** Class of the source, its stated method of estimation, and its periodicity. */
function methodologyOf({ source, measure, figures }: SourceFigures): Elements {
  const method = [measure?.method, source.methodology].find(isFilled)
  const kinds = [...new Set(figures.points.map(({ period }) => periodKind(period)))].sort()
  const frequency = isFilled(measure?.frequency) ? (measure?.frequency ?? '') : null
  const stated: readonly (readonly [what: string, text: string, label: Label])[] = [
    ['class', source.classification, source.classification],
    ['method', method ?? '', method ?? ''],
    // Compared as its text would be, `by month and year`.
    frequency === null
      ? ['periodicity', `by${kinds.join('and')}`, message('triangulation.by-kinds', { kinds: listOf(kinds) })]
      : ['periodicity', frequency, frequency],
  ]
  return new Map(
    stated
      .filter(([, text]) => text !== '')
      .map(([what, text, label]) => [`${what} ${plainText(text)}`, label]),
  )
}

type Feature = (typeof DESIGN_FEATURES)[number]

const LEAST_PERIODS = 3

function designOf({ source, measure, figures }: SourceFigures, reference: ReferenceData): Feature[] {
  const { points } = figures
  const kind = sourceKind(source)
  const isDocumented = isFilled(source.methodology) || isFilled(measure?.method)
  const has: Readonly<Record<Feature, boolean>> = {
    uncertainty: points.some(({ lower, upper }) => lower !== null && upper !== null),
    parts: points.some(({ numerator, denominator }) => numerator !== null && denominator !== null),
    repeated: new Set(points.map(({ period }) => period)).size >= LEAST_PERIODS,
    subannual: points.some(({ period }) => periodKind(period) !== 'year'),
    full: (kind === 'survey' || kind === 'census') && isDocumented,
    subnational: points.some(({ location }) => (reference.locations.get(location)?.level ?? 1) > 1),
  }
  return (Object.keys(has) as Feature[]).filter((feature) => has[feature])
}
