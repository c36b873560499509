import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { restsOnFewEvents } from '#domain/observation/few-events.ts'
import type { Point } from '#domain/observation/point.ts'
import { standardError } from '#domain/statistics/point-estimate.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { reliabilityOf } from './reliability.ts'
import { type SmallFigure, type SmallNumberVerdict, smallNumber } from './suppression.ts'

/** Conditions of which few persons in a small place could be recognised and harmed. */
const SENSITIVE = /\b(HIV|AIDS|tuberculosis|leprosy|suicides?|violence|abortions?)\b/i
const MORTALITY = /\bmortality\b/i

/**
 * The verdict on showing a published point, by its publisher's facts about it: sample size of surveys, events
 * behind rates, denominators of routine percentages, few persons below national level, intervals of figures below states. A point of which none
 * is known may be shown. The first rule that does not let it through wins. Source: methods
 * 11.
 */
export function smallPoint(
  point: Point,
  {
    indicator,
    source,
    location,
  }: { indicator: Indicator; source: DataSource; location: Location | undefined },
): SmallNumberVerdict {
  const shown: SmallNumberVerdict = { suppressed: false, rule: null, display: null, ranked: true }
  const verdicts = figuresOf(point, indicator, source, location).map(smallNumber)
  return verdicts.find(({ suppressed }) => suppressed) ?? verdicts.find(({ ranked }) => !ranked) ?? shown
}

function figuresOf(
  point: Point,
  indicator: Indicator,
  { classification }: DataSource,
  location: Location | undefined,
): SmallFigure[] {
  const { value, numerator, denominator, sampleSize } = point
  const isPercent = indicator.factor === 2
  const isMeasured = classification !== 'Estimate'
  const error = standardError(point)
  const found: SmallFigure[] = []
  const reliability = reliabilityOf(point, indicator, location)
  if (reliability !== null) found.push({ kind: 'local_figure', reliability })
  if (classification === 'Survey' && sampleSize !== null) {
    if (isPercent) found.push({ kind: 'survey_percentage', n: sampleSize })
    else if (MORTALITY.test(indicator.fullName)) found.push({ kind: 'mortality_rate', exposed: sampleSize })
  }
  if (isMeasured && isRate(indicator) && (numerator !== null || error !== null)) {
    const rse_pct = error === null || value <= 0 ? null : (100 * error) / value
    found.push({ kind: 'event_rate', events: numerator ?? Number.POSITIVE_INFINITY, rse_pct })
  }
  if (classification === 'Routine' && isPercent && numerator !== null && denominator !== null) {
    found.push({ kind: 'routine_percentage', numerator, denominator })
  }
  if (isMeasured && isPercent && restsOnFewEvents(point, indicator)) {
    found.push({ kind: 'event_rate', events: numerator ?? 0 })
  }
  if (isMeasured && figureUnit(indicator) === 'count') {
    const sensitive = SENSITIVE.test(indicator.fullName)
    const national = point.location === NATION || location?.level === 1
    found.push({ kind: 'person_count', count: value, sensitive, national })
  }
  return found
}

function isRate({ factor }: Indicator): boolean {
  return factor === 1 || factor === 3
}
