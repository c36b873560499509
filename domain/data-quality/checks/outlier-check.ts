import { formatNumber, formatWithUnit } from '#domain/number/format.ts'
import { parsePeriod, periodKind, periodLabel, periodYear } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { JudgedValue } from '#domain/data-quality/outliers.ts'
import { seasonalOutliers } from '#domain/data-quality/seasonal-outliers.ts'
import { outliersOfSeries } from '#domain/data-quality/series-review.ts'
import { diseaseOf } from '#domain/surveillance/diseases.ts'
import type { Light } from '#domain/data-quality/thresholds.ts'
import {
  type Flagged,
  gravest,
  notMade,
  OUTBREAK_NOTE,
  type QualityCheck,
  type ReviewedSeries,
} from '#domain/data-quality/quality-check.ts'

/** Other years needed to say what a week or month usually is. */
const YEARS_FOR_SEASON = 2

const BASIS = {
  values: 'the values themselves',
  residuals: 'distances from the trend line (Theil–Sen), because the series trends',
  season: 'distances from what is usual in the same weeks or months of other years',
} as const

/** Values far from the others by three rules; nothing is replaced. Source: methods §2.2. */
export function outlierCheck(reviewed: ReviewedSeries): QualityCheck {
  const { period, reference } = reviewed
  const series = reviewed.series.filter(isComplete)
  const unfinished = reviewed.series.length - series.length
  const indicator = known(reference.indicators, reviewed.indicator)
  const found = isSeasonal(reviewed)
    ? seasonalOutliers(series, period, figureUnit(indicator) === 'count' || indicator.factor === 4)
    : outliersOfSeries(series.map(rowOf), period)
  if (found.status !== 'ok') {
    const many = `${found.n} of the ${found.n_required} values that are needed`
    return notMade('outliers', `Too few values to find outliers: ${many}.`)
  }
  const { outliers, n, basis } = found
  const share = formatNumber(found.share_not_outlying_pct)
  return {
    name: 'outliers',
    light: gravest(['green', ...outliers.map(lightOf)]),
    finding:
      outliers.length === 0
        ? `None of ${n} values lies far from the others.`
        : `${outliers.length} of ${n} values ${outliers.length === 1 ? 'lies' : 'lie'} far from the others.`,
    facts: [
      { name: 'Values judged', value: String(n) },
      { name: 'Judged by', value: BASIS[basis] },
      { name: 'Values that are no outlier', value: `${share}%` },
    ],
    flagged: outliers.flatMap((outlier) => flaggedOf(outlier, reviewed)),
    notJudged: [
      ...(unfinished === 0
        ? []
        : [`Left out, not complete: ${unfinished} of ${reviewed.series.length} figures.`]),
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
  const indicator = known(reference.indicators, own.indicator)
  const source = known(reference.sources, own.source)
  const period = parsePeriod(outlier.period ?? '')
  if (period === null) return []
  const z = outlier.z === null ? '' : `z ${formatNumber(outlier.z)}`
  const mz = outlier.mz === null ? '' : `modified z ${formatNumber(outlier.mz)}`
  const rules = [
    outlier.class === 'none' ? '' : outlier.class,
    z,
    mz,
    outlier.mad_extreme ? 'beyond 5 MAD' : '',
  ].filter((part) => part !== '')
  const suggestion =
    outlier.suggested === null
      ? ''
      : `; suggestion, not applied: ${formatWithUnit(outlier.suggested, indicator)}`
  return [
    {
      what: periodLabel(period, source.periodLabels),
      detail: `${formatWithUnit(outlier.value, indicator)} (${rules.join(', ')})${suggestion}`,
      location,
      period,
    },
  ]
}
