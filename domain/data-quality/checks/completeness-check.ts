import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { named, percentage, sentences } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { byId, locationsAt } from '#domain/reference/reference-data.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import { weekNumber } from '#domain/surveillance/epi-week.ts'
import { fullyNamedWeeks } from '#domain/surveillance/named-weeks.ts'
import { completenessLight } from '#domain/data-quality/completeness.ts'
import {
  type Flagged,
  notMade,
  type QualityCheck,
  type QualityFact,
  type ReviewedSeries,
} from '#domain/data-quality/quality-check.ts'
import { completenessOfSeries } from '#domain/data-quality/series-review.ts'
import { THRESHOLDS } from '#domain/data-quality/thresholds.ts'

const PROXY = message('quality-checks.proxy')

/** Periods with a figure out of those due, as a stand-in for reports received. Source: methods §2.1. */
export function completenessCheck(reviewed: ReviewedSeries): QualityCheck {
  const { series, period, location, reference, source } = reviewed
  const kind = periodKind(series[0]?.period ?? period)
  if (byId(reference.sources, source).classification === 'Survey') {
    return notMade('completeness', message('quality-checks.rounds'))
  }
  if (kind === 'year' && series.length === 1) {
    return notMade('completeness', message('quality-checks.one-figure'), [PROXY])
  }
  const named = kind === 'week' ? fullyNamedWeeks(reviewed) : new Set<PeriodCode>()
  const found = presence(series, location === NATION ? new Set() : named, period)
  if (!found) return notMade('completeness', message('quality-checks.none-yet'), [PROXY])
  const below = location === NATION ? statesBelow(reviewed, named) : []
  const periods = message('quality-checks.periods', { kind })
  const has = { count: String(found.present), all: String(found.expected) }
  const share = percentage((100 * found.present) / found.expected, 1)
  const count = String(found.implied)
  return {
    name: 'completeness',
    light: completenessLight(found.percent),
    finding: sentences([
      message('quality-checks.have-figure', { ...has, periods, share }),
      ...(found.implied === 0 ? [] : [message('quality-checks.implied', { count })]),
    ]),
    facts: [
      { name: message('quality-checks.record-completeness'), value: percentage(found.percent, 1) },
      {
        name: message('quality-checks.with-figure', { periods }),
        value: message('quality-checks.n-of', has),
      },
      ...(found.implied === 0
        ? []
        : [{ name: message('quality-checks.nothing-missing', { periods }), value: count }]),
      { name: message('quality-checks.zeros'), value: percentage(100 * found.zeroShare, 1) },
      ...(location === NATION ? [belowFact(below.length)] : []),
    ],
    flagged: below,
    notJudged: [PROXY, ...(kind === 'week' ? [message('quality-checks.named-only')] : [])],
    share: found.percent,
  }
}

function belowFact(count: number): QualityFact {
  const share = percentage(THRESHOLDS.completeness.red)
  return { name: message('quality-checks.states-below', { share }), value: String(count) }
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
function statesBelow(reviewed: ReviewedSeries, full: ReadonlySet<PeriodCode>): Flagged[] {
  const { table, reference, indicator, source, period } = reviewed
  return locationsAt(reference, 3).flatMap(({ id, name }) => {
    const points = pointsWhere(table, { indicator, source, location: id })
    const found = presence(
      points.toSorted((a, b) => a.period - b.period),
      full,
      period,
    )
    if (!found || completenessLight(found.percent) !== 'red') return []
    const has = { count: String(found.present), all: String(found.expected) }
    const detail = message('quality-checks.place-has', has)
    return [{ what: named(name), detail, location: id, period }]
  })
}
