import { message, type Value } from '#domain/message/message.ts'
import { decimal, listOf, percentage, periodName, shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { parsePeriod, periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { JudgedValue } from '#domain/data-quality/outliers.ts'
import { seasonalOutliers } from '#domain/data-quality/seasonal-outliers.ts'
import { outliersOfSeries } from '#domain/data-quality/series-review.ts'
import { diseaseOf } from '#domain/surveillance/diseases.ts'
import { type Light, THRESHOLDS } from '#domain/data-quality/thresholds.ts'
import {
  type Flagged,
  gravest,
  notMade,
  OUTBREAK_NOTE,
  type QualityCheck,
  type ReviewedSeries,
} from '#domain/data-quality/quality-check.ts'

/** Other years needed to know the usual value of a week or month. */
const YEARS_FOR_SEASON = 2

/** Values far from the others by three rules; nothing is replaced. Source: methods §2.2. */
export function outlierCheck(reviewed: ReviewedSeries): QualityCheck {
  const { period, reference } = reviewed
  const series = reviewed.series.filter(isComplete)
  const unfinished = reviewed.series.length - series.length
  const indicator = byId(reference.indicators, reviewed.indicator)
  const found = isSeasonal(reviewed)
    ? seasonalOutliers(series, period, figureUnit(indicator) === 'count' || indicator.factor === 4)
    : outliersOfSeries(series.map(rowOf), period)
  if (found.status !== 'ok') {
    const counts = { count: String(found.n), needed: String(found.n_required) }
    return notMade('outliers', message('quality-checks.too-few-values', counts))
  }
  const { outliers, n, basis } = found
  const number = outliers.length
  return {
    name: 'outliers',
    light: gravest(['green', ...outliers.map(lightOf)]),
    finding:
      outliers.length === 0
        ? message('quality-checks.no-outlier', { count: String(n) })
        : message('quality-checks.outliers-found', { count: String(number), all: String(n), number }),
    facts: [
      { name: message('quality-checks.values-judged'), value: String(n) },
      { name: message('quality-checks.judged-by'), value: message('quality-checks.basis', { basis }) },
      {
        name: message('quality-checks.no-outliers-share'),
        value: percentage(found.share_not_outlying_pct, 1),
      },
    ],
    flagged: outliers.flatMap((outlier) => flaggedOf(outlier, reviewed)),
    notJudged: [
      ...(unfinished === 0
        ? []
        : [
            message('quality-checks.left-out-count', {
              count: String(unfinished),
              all: String(reviewed.series.length),
            }),
          ]),
      ...(diseaseOf(indicator.id, reference.curation) && outliers.length > 0 ? [OUTBREAK_NOTE] : []),
    ],
    share: found.share_not_outlying_pct,
  }
}

function isSeasonal({ series, period }: ReviewedSeries): boolean {
  const [first] = series
  if (!first || periodKind(first.period) === 'year') return false
  const others = new Set(series.map((point) => periodYear(point.period)))
  others.delete(periodYear(period))
  return others.size >= YEARS_FOR_SEASON
}

/** A period that is not complete has a low count for that reason alone. */
function isComplete({ flags }: ReviewedSeries['series'][number]): boolean {
  return !flags.includes('partial_period')
}

/** Moderate by z alone is amber; any of the three extreme rules is red. */
function lightOf({ class: grade, mz_outlier, mad_extreme }: JudgedValue): Light {
  return grade === 'extreme' || mz_outlier || mad_extreme ? 'red' : 'amber'
}

function flaggedOf(outlier: JudgedValue, { reference, location, ...own }: ReviewedSeries): Flagged[] {
  const indicator = byId(reference.indicators, own.indicator)
  const source = byId(reference.sources, own.source)
  const period = parsePeriod(outlier.period ?? '')
  if (period === null) return []
  const point = own.series.find((one) => one.period === period)
  const value = shortFigure(outlier.value, point ? asPublished(point, indicator) : indicator)
  const rules = rulesOf(outlier)
  const detail =
    outlier.suggested === null
      ? message('quality-checks.outlier', { value, rules })
      : message('quality-checks.outlier-suggested', {
          value,
          rules,
          suggested: shortFigure(outlier.suggested, indicator),
        })
  return [{ what: periodName(period, source), detail, location, period }]
}

/** `extreme, z 3.4, beyond 5 MAD` */
function rulesOf(outlier: JudgedValue): Value {
  const { z, mz, class: grade } = outlier
  const rules = [
    grade === 'none' ? null : message('quality-checks.class', { class: grade }),
    z === null ? null : message('quality-checks.z', { z: decimal(z) }),
    mz === null ? null : message('quality-checks.modified-z', { z: decimal(mz) }),
    outlier.mad_extreme
      ? message('quality-checks.beyond-mad', { deviations: String(THRESHOLDS.deviations) })
      : null,
  ]
  return listOf(
    rules.flatMap((rule) => rule ?? []),
    'none',
  )
}
