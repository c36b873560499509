import type { BroughtSources } from '#contract/triangulation/by-ids.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { unlistedSource } from '#domain/data-source/unlisted-source.ts'
import type { Factor } from '#domain/number/factor.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { NO_CURATION } from '#domain/reference/curation.ts'
import { type Point, pointOf } from '#domain/observation/point.ts'
import { Problem } from '#domain/problem.ts'
import type { TriangulationQuestion } from '#domain/triangulation/question.ts'

const FACTORS: Readonly<Record<BroughtSources['unit'], Factor>> = { percent: 2, rate: 1, count: 4 }

/** A question about figures that a caller brings, with the figures. */
interface BroughtQuestion {
  readonly question: TriangulationQuestion
  readonly points: readonly Point[]
}

/**
 * Gives ids to the names that a caller brings. All places count as of one level, since nothing else
 * is known of them. Throws `invalid-input` when two sources have one name.
 */
export function broughtQuestion({ sources, unit }: BroughtSources): BroughtQuestion {
  const names = sources.map(({ name }) => name)
  const twice = names.findIndex((name, index) => names.indexOf(name) < index)
  if (twice >= 0) {
    const sentence = 'Two sources have this name: give each its own.'
    const field = `sources.${twice}.name`
    throw new Problem('invalid-input', `Look at ${field}: ${sentence}`, { [field]: [sentence] })
  }
  const figures = sources.flatMap((source) => source.figures)
  const [indicatorIds, locationIds] = [
    idsOf(figures.map(({ indicator }) => indicator)),
    idsOf(figures.map(({ location }) => location)),
  ]
  const points = sources.flatMap((source, index) =>
    source.figures.map((figure) =>
      pointOf({
        indicator: indicatorIds.get(figure.indicator) ?? 0,
        source: index + 1,
        location: locationIds.get(figure.location) ?? 0,
        period: figure.period,
        value: figure.value,
        lower: figure.lower ?? null,
        upper: figure.upper ?? null,
      }),
    ),
  )
  const indicators = new Map(
    [...indicatorIds].map(([name, id]) => [id, broughtIndicator(id, name, FACTORS[unit])]),
  )
  const chosen = sources.map((source, index) => ({
    ...unlistedSource({ ...source, id: index + 1 }),
    hasData: true,
  }))
  return { question: questionOf(chosen, indicators, locationIds, points), points }
}

function questionOf(
  sources: readonly DataSource[],
  indicators: ReadonlyMap<number, Indicator>,
  locationIds: ReadonlyMap<string, number>,
  points: readonly Point[],
): TriangulationQuestion {
  const [primary, ...comparisons] = sources
  if (!primary) throw new RangeError('A triangulation needs a source.')
  const [only, ...more] = indicators.values()
  const locations = [...locationIds].map(([name, id]): Location => ({ id, name, level: 3, parent: null }))
  return {
    primary,
    comparisons,
    indicator: only && more.length === 0 ? only : null,
    location: null,
    currentYear: new Date().getUTCFullYear(),
    reference: {
      indicators,
      sources: new Map(sources.map((source) => [source.id, source])),
      locations: new Map(locations.map((location) => [location.id, location])),
      measures: new Map(),
      evidence: new Map(),
      curation: NO_CURATION,
    },
    holdings: new Map(
      sources.map(({ id }) => [
        id,
        new Set(points.filter(({ source }) => source === id).map(({ indicator }) => indicator)),
      ]),
    ),
    documented: false,
  }
}

/** Names in the order in which they come first, with ids from 1 on. */
function idsOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].map((name, index) => [name, index + 1]))
}

function broughtIndicator(id: number, name: string, factor: Factor): Indicator {
  return {
    id,
    code: name,
    fullName: name,
    shortName: name,
    programArea: '',
    slope: null,
    type: '',
    factor,
    decimals: 1,
    definition: '',
    numerator: '',
    denominator: '',
    nationalTarget: null,
    nationalTargetYear: null,
    nationalSource: '',
    sdgTarget: null,
    sdgInformation: '',
    related: [],
  }
}
