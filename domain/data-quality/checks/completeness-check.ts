import { NATION } from '#domain/location/location.ts'
import { formatNumber } from '#domain/number/format.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { periodKind } from '#domain/period/period.ts'
import { locationsAt } from '#domain/reference/reference-data.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import { completenessOfSeries, type SeriesCompleteness } from '#domain/data-quality/series-review.ts'
import { THRESHOLDS } from '#domain/data-quality/thresholds.ts'
import {
  type Flagged,
  notMade,
  type QualityCheck,
  type ReviewedSeries,
} from '#domain/data-quality/quality-check.ts'

const NAMES = { year: 'years', month: 'months', week: 'weeks', quarter: 'quarters' } as const

/** Periods with a figure out of those due, as a stand-in for reports received. Source: methods §2.1. */
export function completenessCheck(reviewed: ReviewedSeries): QualityCheck {
  const { series, period, location } = reviewed
  const found = completenessOfSeries(series.map(rowOf), period)
  const notJudged = [
    'Reports received and expected, and whether they came in time, are not published; the share of periods with a figure stands in for them.',
  ]
  if (found.status !== 'ok')
    return notMade('completeness', 'There is no figure up to this period.', notJudged)
  const [first] = series
  const periods = NAMES[periodKind(first?.period ?? period)]
  const percent = formatNumber(found.record_completeness_pct)
  const below = location === NATION ? statesBelow(reviewed) : []
  const isWeekly = first !== undefined && periodKind(first.period) === 'week'
  return {
    name: 'completeness',
    light: found.light,
    finding: `${present(found)} of ${found.expected} ${periods} have a figure (${percent}%).`,
    facts: [
      { name: 'Record completeness (a proxy)', value: `${percent}%` },
      {
        name: `${periods.charAt(0).toUpperCase()}${periods.slice(1)} with a figure`,
        value: `${present(found)} of ${found.expected}`,
      },
      { name: 'Zeros among them', value: `${formatNumber(100 * found.zero_share)}%` },
      ...(location === NATION && below.length > 0
        ? [{ name: `States below ${THRESHOLDS.completeness.red}%`, value: String(below.length) }]
        : []),
    ],
    flagged: below,
    notJudged: isWeekly && (below.length > 0 || location !== NATION) ? [...notJudged, NAMED_ONLY] : notJudged,
    share: found.record_completeness_pct,
  }
}

/** Surveillance reports list places with something to report. */
const NAMED_ONLY =
  'Weekly reports may name only places with something to report. A place that is absent has a gap, and it cannot be told from a report of none: its share is the least that it can be.'

function present({ expected, record_completeness_pct }: SeriesCompleteness): number {
  return Math.round((expected * record_completeness_pct) / 100)
}

/** States whose share is below the cut; those without any figure are left out, since nothing was expected of them. */
function statesBelow({ table, reference, indicator, source, period }: ReviewedSeries): Flagged[] {
  return locationsAt(reference, 3).flatMap(({ id, name }) => {
    const points = pointsWhere(table, { indicator, source, location: id }).toSorted(
      (a, b) => a.period - b.period,
    )
    const found = completenessOfSeries(points.map(rowOf), period)
    if (found.status !== 'ok' || found.light !== 'red') return []
    const detail = `${present(found)} of ${found.expected} have a figure`
    return [{ what: name, detail, location: id, period }]
  })
}
