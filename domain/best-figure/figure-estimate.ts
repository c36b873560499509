import { againstSurvey } from '#domain/data-quality/against-surveys.ts'
import type { Flag } from '#domain/observation/flag.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { annualPoints } from '#domain/statistics/annual-points.ts'
import { unitScale, yearUnit } from '#domain/statistics/figure-unit.ts'
import { pointEstimate } from '#domain/statistics/point-estimate.ts'
import { sourceKind } from '#domain/triangulation/source-kind.ts'
import type { Estimate } from './estimate.ts'
import { isOfficial } from '#domain/reference/official-estimates.ts'
import type { FigureSearch, UsableFigure } from './usable-figures.ts'

const CLASS_OF = {
  census: 'census',
  survey: 'survey',
  modelled: 'estimate',
  unknown: 'estimate',
  routine: 'routine',
  programme: 'routine',
} as const

/** Publishers call a year complete while at most one of its 52 weeks is missing. */
const COMPLETE_YEAR = (100 * 51) / 52
const MONTHS = 12
/** A month with missing reports, or with a figure that contradicts the others, is no whole record. */
const INCOMPLETE_MONTH: readonly Flag[] = ['partial_reporting', 'suspicious', 'partial_period']

/** A published figure as the rules of quoting read it; its label is the id of the source. Source: methods §8.2. */
export function figureEstimate(figure: UsableFigure, search: FigureSearch): Estimate {
  const { source, point, notes, ended } = figure
  const { estimate, ...error } = pointEstimate(point)
  const isRoutine = source.classification === 'Routine'
  return {
    label: `${source.id}`,
    class: CLASS_OF[sourceKind(source)],
    value: estimate,
    year: periodYear(point.period),
    ...error,
    official: isOfficial(point, search.reference, search.table),
    completeness_pct: isRoutine ? completenessOf(figure, search) : null,
    red: isRoutine && disagreesWithSurvey(figure, search),
    noted: notes.length > 0,
    ended: ended !== null,
  }
}

/**
 * Completeness of a routine figure, in percent, as far as its records tell, since reports expected are not published:
 * months with a value and without missing reports out of twelve, or a year that its publisher added up and did not call incomplete. Null when nothing
 * tells. Source: methods §2.1.
 */
export function completenessOf({ source, point }: UsableFigure, search: FigureSearch): number | null {
  if (point.flags.includes('summed') && periodKind(point.period) === 'year') return COMPLETE_YEAR
  const own = pointsWhere(search.table, {
    indicator: point.indicator,
    source: source.id,
    location: point.location,
  })
  const year = own.filter(({ period }) => periodYear(period) === periodYear(point.period))
  const months = year.filter(
    ({ period, flags }) =>
      periodKind(period) === 'month' && !flags.some((flag) => INCOMPLETE_MONTH.includes(flag)),
  ).length
  const isPublished = year.some(({ period }) => periodKind(period) === 'year')
  return months === 0 || isPublished ? null : (100 * months) / MONTHS
}

/** True when the check of a routine percentage against a survey of that year or the year beside it is red. Methods §2.5. */
function disagreesWithSurvey({ source, point }: UsableFigure, search: FigureSearch): boolean {
  const { table, reference, indicator, location } = search
  if (indicator.factor !== 2) return false
  const observed = pointsWhere(table, { indicator: indicator.id, location: location.id })
  const isSurvey = (other: Point) => {
    const { classification, derivedFrom } = byId(reference.sources, other.source)
    return classification === 'Survey' && derivedFrom.length === 0
  }
  const routine = annualPoints(
    observed.filter((other) => other.source === source.id),
    yearUnit(indicator),
    unitScale(indicator),
  )
  const checked = againstSurvey({ routine, surveys: observed.filter(isSurvey) }, periodYear(point.period))
  return checked.status === 'ok' && checked.light === 'red'
}
