import { NATION } from '#domain/location/location.ts'
import { formatNumber, formatWithUnit } from '#domain/number/format.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind, periodLabel, periodYear } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import { denominatorQuality } from '#domain/data-quality/denominators.ts'
import { checkParts } from '#domain/data-quality/related.ts'
import { THRESHOLDS } from '#domain/data-quality/thresholds.ts'
import {
  type Flagged,
  notMade,
  type QualityCheck,
  type ReviewedSeries,
} from '#domain/data-quality/quality-check.ts'

/** Coverage above 100%, and jumps of the population that figures are divided by. Source: methods §2.4 and §2.6. */
export function denominatorCheck(reviewed: ReviewedSeries): QualityCheck {
  const { table, reference, indicator: id, source, location, period, series } = reviewed
  const indicator = known(reference.indicators, id)
  if (indicator.factor !== 2) {
    return notMade(
      'denominators',
      'Not a percentage of a target population, so it has no denominator to check.',
    )
  }
  const upTo = series.filter((point) => point.period <= period)
  const places =
    location === NATION
      ? pointsWhere(table, { indicator: id, source, period }).filter((point) => point.location !== NATION)
      : []
  const over = [...upTo, ...places].filter(isOver)
  const isOverNow = over.some((point) => point.period === period)
  const jumps = jumpsOf(upTo, reviewed)
  return {
    name: 'denominators',
    light: isOverNow ? 'red' : over.length > 0 || jumps.flagged.length > 0 ? 'amber' : 'green',
    finding: `${over.length === 0 ? 'No figure is' : `${over.length} ${over.length === 1 ? 'figure is' : 'figures are'}`} above 100%${jumps.compared === 0 ? '' : `; the target population changes by an unlikely amount in ${jumps.flagged.length} of ${jumps.compared} years`}.`,
    facts: [
      { name: 'Figures above 100%', value: `${over.length} of ${upTo.length + places.length}` },
      ...(jumps.compared === 0
        ? []
        : [
            {
              name: 'Years with an unlikely target population',
              value: `${jumps.flagged.length} of ${jumps.compared}`,
            },
          ]),
    ],
    flagged: [
      ...over.map((point) => ({
        what: nameOf(point, reviewed),
        detail: `${formatWithUnit(point.value, indicator)}: the assumed target population is too low`,
        location: point.location,
        period: point.period,
      })),
      ...jumps.flagged,
    ],
    notJudged: [
      ...(jumps.compared === 0
        ? ['The source does not publish the target population of two years in a row.']
        : []),
      'The target population is not held against the projection of the United Nations: the data have none for the same age group.',
    ],
    share: null,
  }
}

function isOver({ value, numerator, denominator }: Point): boolean {
  if (numerator === null || denominator === null) return value > 100
  const parts = checkParts(numerator, denominator)
  return parts.status === 'ok' && parts.denominator_problem
}

/** Target populations of neighbouring years. */
function jumpsOf(points: readonly Point[], reviewed: ReviewedSeries) {
  const years = points.filter((point) => periodKind(point.period) === 'year' && point.denominator !== null)
  const flagged: Flagged[] = []
  let compared = 0
  for (const [index, point] of years.entries()) {
    const before = years[index - 1]
    if (!before || periodYear(point.period) - periodYear(before.period) !== 1) continue
    const found = denominatorQuality({ official: point.denominator ?? 0, previous: before.denominator })
    if (found.status !== 'ok' || found.change_pct === null) continue
    compared++
    if (!found.change_flagged) continue
    const [least, most] = THRESHOLDS.growth
    flagged.push({
      what: nameOf(point, reviewed),
      detail: `target population ${formatNumber(found.change_pct)}% from the year before, outside ${formatNumber(least, 0)} to +${most}%`,
      location: point.location,
      period: point.period,
    })
  }
  return { flagged, compared }
}

function nameOf(point: Point, { reference, location, source }: ReviewedSeries): string {
  const when = periodLabel(point.period, known(reference.sources, source).periodLabels)
  return point.location === location ? when : `${known(reference.locations, point.location).name}, ${when}`
}
