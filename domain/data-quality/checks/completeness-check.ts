import { NATION } from '#domain/location/location.ts'
import { formatNumber } from '#domain/number/format.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { known, locationsAt } from '#domain/reference/reference-data.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import { weekNumber } from '#domain/surveillance/epi-week.ts'
import { fullyNamedWeeks } from '#domain/surveillance/named-weeks.ts'
import { completenessLight } from '#domain/data-quality/completeness.ts'
import {
  type Flagged,
  notMade,
  type QualityCheck,
  type ReviewedSeries,
} from '#domain/data-quality/quality-check.ts'
import { completenessOfSeries } from '#domain/data-quality/series-review.ts'
import { THRESHOLDS } from '#domain/data-quality/thresholds.ts'

const NAMES = { year: 'years', month: 'months', week: 'weeks', quarter: 'quarters' } as const

const PROXY =
  'Reports received and expected, and whether they came in time, are not published; the share of periods with a figure stands in for them.'

/** Periods with a figure out of those due, as a stand-in for reports received. Source: methods §2.1. */
export function completenessCheck(reviewed: ReviewedSeries): QualityCheck {
  const { series, period, location, reference, source } = reviewed
  const kind = periodKind(series[0]?.period ?? period)
  if (known(reference.sources, source).classification === 'Survey') {
    return notMade('completeness', 'A survey is made in rounds, so no figure is due every year.')
  }
  if (kind === 'year' && series.length === 1) {
    return notMade('completeness', 'There is one figure only, so what else was due is not known.', [PROXY])
  }
  const named = kind === 'week' ? fullyNamedWeeks(reviewed) : new Set<PeriodCode>()
  const found = presence(series, location === NATION ? new Set() : named, period)
  if (!found) return notMade('completeness', 'There is no figure up to this period.', [PROXY])
  const below = location === NATION ? statesBelow(reviewed, named) : []
  const periods = NAMES[kind]
  const implied =
    found.implied === 0
      ? ''
      : ` In ${found.implied} more the places that are named make up the nation’s whole count, so nothing is missing.`
  return {
    name: 'completeness',
    light: completenessLight(found.percent),
    finding: `${found.present} of ${found.expected} ${periods} have a figure (${formatNumber((100 * found.present) / found.expected)}%).${implied}`,
    facts: [
      { name: 'Record completeness (a proxy)', value: `${formatNumber(found.percent)}%` },
      { name: `${sentence(periods)} with a figure`, value: `${found.present} of ${found.expected}` },
      ...(found.implied === 0
        ? []
        : [{ name: `${sentence(periods)} in which nothing is missing`, value: String(found.implied) }]),
      { name: 'Zeros among the figures', value: `${formatNumber(100 * found.zeroShare)}%` },
      ...(location === NATION
        ? [{ name: `States below ${THRESHOLDS.completeness.red}%`, value: String(below.length) }]
        : []),
    ],
    flagged: below,
    notJudged: [
      PROXY,
      ...(kind === 'week'
        ? [
            'Weekly reports name only some places. An absent place is a gap, never a zero; it counts as missing unless the places that are named make up the nation’s whole count.',
          ]
        : []),
    ],
    share: found.percent,
  }
}

interface Presence {
  readonly present: number
  /** Periods without a figure in which nothing is missing. */
  readonly implied: number
  readonly expected: number
  readonly percent: number
  readonly zeroShare: number
}

function presence(
  series: readonly Point[],
  named: ReadonlySet<PeriodCode>,
  period: PeriodCode,
): Presence | null {
  const found = completenessOfSeries(series.map(rowOf), period)
  if (found.status !== 'ok') return null
  const own = new Set(series.map((point) => point.period))
  const implied = [...named].filter((week) => isDue(week, period) && !own.has(week)).length
  const percent = (100 * (found.n + implied)) / found.expected
  return { present: found.n, implied, expected: found.expected, percent, zeroShare: found.zero_share }
}

function isDue(week: PeriodCode, period: PeriodCode): boolean {
  if (periodYear(week) !== periodYear(period)) return false
  return periodKind(period) === 'year' || weekNumber(week) <= weekNumber(period)
}

/** States whose share is below the cut; those without any figure are left out, since nothing was expected of them. */
function statesBelow(reviewed: ReviewedSeries, named: ReadonlySet<PeriodCode>): Flagged[] {
  const { table, reference, indicator, source, period } = reviewed
  return locationsAt(reference, 3).flatMap(({ id, name }) => {
    const points = pointsWhere(table, { indicator, source, location: id })
    const found = presence(
      points.toSorted((a, b) => a.period - b.period),
      named,
      period,
    )
    if (!found || completenessLight(found.percent) !== 'red') return []
    return [
      { what: name, detail: `${found.present} of ${found.expected} have a figure`, location: id, period },
    ]
  })
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
