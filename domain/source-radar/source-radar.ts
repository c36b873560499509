import { figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { NATION } from '#domain/location/location.ts'
import { periodYear } from '#domain/period/period.ts'
import type { Flag } from '#domain/observation/flag.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { median } from '#domain/statistics/median.ts'
import { annualFigures } from '#domain/triangulation/annual-figures.ts'
import { figurePairs } from '#domain/triangulation/figure-pairs.ts'
import { ownCredibility } from '#domain/triangulation/own-credibility.ts'

/** From this many pairs on a distance to others is said. */
export const LEAST_PAIRS = 5

/** A percentage: only those have a distance that can be put together over indicators. */
const PERCENTAGE = 2

/** Flags of figures that no distance is taken from: nobody has measured them. */
const NOT_MEASURED: readonly Flag[] = ['projection', 'interpolated', 'doubtful']

/** National figures of one indicator from every source. */
export interface RadarQuestion {
  readonly indicator: number
  /** At the nation. */
  readonly points: readonly Point[]
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly currentYear: number
}

/** The results of one indicator for its sources. */
export interface IndicatorRadar {
  /** Sources with a national figure. */
  readonly sources: readonly number[]
  /** The source that the quote rule names for the nation; null where it names none, or pools several. */
  readonly quoted: number | null
  /** In percentage points, between figures of two sources of the same time that share no evidence. */
  readonly gaps: readonly { readonly sources: readonly [number, number]; readonly points: number }[]
  /** Figures that their publisher or our checks mark as of another definition, by source. */
  readonly otherDefinition: readonly number[]
  /** The credibility of each source with its national figures, 1 to 5. */
  readonly grades: readonly { readonly source: number; readonly grade: number }[]
}

/** The credibility of a source over the indicators of which it has a national figure, 1 to 5. */
export interface SourceGrade {
  /** The grade that it has most often; of two that it has as often the lower. */
  readonly usual: number
  readonly lowest: number
  readonly highest: number
}

/** The results for one source over all indicators of a release. */
export interface SourceRadar {
  readonly source: number
  /** Indicators of which it has a national figure. */
  readonly national: number
  /** For how many of them the quote rule names it. */
  readonly quoted: number
  readonly pairs: number
  /** In percentage points; null below five pairs. */
  readonly medianGap: number | null
  /** National figures of another definition than the rest of their series. */
  readonly otherDefinition: number
  readonly grade: SourceGrade
}

/**
 * Looks at one indicator: the quoted source, how far figures of different evidence lie apart, and how credible each
 * source is with it. Source: methods 1.4, 8.2, 13.1.
 */
export function indicatorRadar(question: RadarQuestion): IndicatorRadar {
  const { indicator, points, table, reference, currentYear } = question
  const bySource = Map.groupBy(points, ({ source }) => source)
  const answer = figureToQuote({ table, reference, indicator, location: NATION, currentYear })
  return {
    sources: [...bySource.keys()],
    quoted: answer.status === 'quote' ? (answer.figure?.source.id ?? null) : null,
    gaps: byId(reference.indicators, indicator).factor === PERCENTAGE ? gapsOf(question, bySource) : [],
    otherDefinition: points.flatMap(({ source, flags }) =>
      flags.includes('definition_differs') ? [source] : [],
    ),
    grades: [...bySource].map(([source, own]) => ({ source, grade: gradeOf(question, source, own) })),
  }
}

function gradeOf(
  { indicator, table, reference, currentYear }: RadarQuestion,
  id: number,
  own: readonly Point[],
) {
  const measured = own.filter(({ flags }) => !flags.includes('projection'))
  const newest = Math.max(...(measured.length > 0 ? measured : own).map(({ period }) => periodYear(period)))
  const source = byId(reference.sources, id)
  const believed = { source, indicator, location: NATION, completeness: null, table, reference }
  return ownCredibility({ ...believed, age: currentYear - newest }).grade
}

function gapsOf(
  { indicator, reference }: RadarQuestion,
  bySource: ReadonlyMap<number, readonly Point[]>,
): IndicatorRadar['gaps'] {
  const measured = byId(reference.indicators, indicator)
  const figures = [...bySource].map(
    ([source, points]) =>
      [
        source,
        annualFigures(
          points.filter(({ flags }) => !flags.some(isNotMeasured)),
          measured,
        ),
      ] as const,
  )
  return figures.flatMap(([primaryId, primary], at) =>
    figures.slice(at + 1).flatMap(([comparisonId, comparison]) =>
      figurePairs({ primary, comparison, comparisonId, indicator, location: NATION, reference })
        .filter(({ kin }) => kin === 'independent')
        .map(({ a, b }) => ({
          sources: [primaryId, comparisonId] as const,
          points: Math.abs(a.value - b.value),
        })),
    ),
  )
}

function isNotMeasured(flag: Flag): boolean {
  return NOT_MEASURED.includes(flag)
}

/**
 * Puts together the results of all indicators for each source; a source without a national figure has no row.
 */
export function sourceRadars(indicators: readonly IndicatorRadar[]): SourceRadar[] {
  const every = new Set(indicators.flatMap(({ sources }) => sources))
  return [...every]
    .toSorted((a, b) => a - b)
    .map((source) => {
      const gaps = indicators.flatMap((one) =>
        one.gaps.filter(({ sources }) => sources.includes(source)).map(({ points }) => points),
      )
      return {
        source,
        national: indicators.filter(({ sources }) => sources.includes(source)).length,
        quoted: indicators.filter(({ quoted }) => quoted === source).length,
        pairs: gaps.length,
        medianGap: gaps.length < LEAST_PAIRS ? null : median(gaps),
        otherDefinition: indicators.flatMap(({ otherDefinition }) =>
          otherDefinition.filter((one) => one === source),
        ).length,
        grade: gradeOver(
          indicators.flatMap(({ grades }) =>
            grades.filter((one) => one.source === source).map(({ grade }) => grade),
          ),
        ),
      }
    })
}

function gradeOver(grades: readonly number[]): SourceGrade {
  const counts = [...Map.groupBy(grades, (grade) => grade)].map(([grade, all]) => ({
    grade,
    count: all.length,
  }))
  const [usual] = counts.toSorted((a, b) => b.count - a.count || a.grade - b.grade)
  if (!usual) throw new RangeError('A source without a grade has no national figure.')
  return { usual: usual.grade, lowest: Math.min(...grades), highest: Math.max(...grades) }
}
