import { NATION } from '#domain/location/location.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { EmptyFigure } from '#charts/figure.ts'
import { EMPTY } from '#charts/words/empty-figure.ts'
import type { EpidemicSubject } from './subject.ts'
import type { EpidemicCurveInput } from './view.ts'

/** Years in which the place has weekly figures, and the nation, as choices instead of an empty figure. */
export function emptyWeeks(
  { question, place }: EpidemicSubject,
  { table, reference, language }: EpidemicCurveInput,
): EmptyFigure {
  const weekly = pointsWhere(table, {
    indicator: question.measure.indicator,
    source: question.source,
  }).filter(({ period }) => periodKind(period) === 'week')
  const own = weekly.filter(({ location }) => location === place.id)
  const years = [...new Set(own.map(({ period }) => periodYear(period)))].sort((a, b) => b - a)
  const isElsewhere = place.id !== NATION && weekly.some(({ location }) => location === NATION)
  return {
    text: language.text(EMPTY),
    alternatives: [
      ...years.slice(0, 5).map((year) => ({ label: `${place.name} ${year}`, period: String(year) })),
      ...(isElsewhere ? [{ label: byId(reference.locations, NATION).name, location: NATION }] : []),
    ],
  }
}
