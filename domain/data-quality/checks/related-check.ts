import { formatNumber, formatWithUnit } from '#domain/number/format.ts'
import { midSentence } from '#domain/message/indicator-words.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod, periodKind, periodLabel, periodYear } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import { dropOut } from '#domain/data-quality/related.ts'
import { pairsOf } from '#domain/data-quality/related-pairs.ts'
import type { RelatedPair } from '#domain/reference/curation.ts'
import type { Light } from '#domain/data-quality/thresholds.ts'
import {
  type Flagged,
  gravest,
  notMade,
  type QualityCheck,
  type QualityFact,
  type ReviewedSeries,
} from '#domain/data-quality/quality-check.ts'

/** A pair looked at: its light, what was found, and how many of the comparisons pass. */
interface PairFinding {
  readonly light: Light
  readonly words: string
  readonly facts: readonly QualityFact[]
  readonly flagged: readonly Flagged[]
  readonly passed: number
  readonly compared: number
}

/** Figures of one source that belong together: doses of a series, and counts of which one holds the other. Source: methods §2.4. */
export function relatedCheck(reviewed: ReviewedSeries): QualityCheck {
  const pairs = pairsOf(reviewed.indicator, reviewed.reference.curation)
  const known = pairs.map((pair) => ({ pair, found: pairFinding(pair, reviewed) }))
  const found = known.flatMap((entry) => entry.found ?? [])
  const missing = known.flatMap(({ pair, found: finding }) =>
    finding ? [] : [`${pairName(pair, reviewed)}: the source does not have both in one period here.`],
  )
  if (pairs.length === 0) {
    return notMade('related', 'No other indicator is paired with this one.', [
      'ANC 1 to Penta 1 and Penta 1 to Penta 3 are compared where a source has counts of both.',
    ])
  }
  if (found.length === 0)
    return notMade('related', 'The source has no related figures of the same period here.', missing)
  const compared = found.reduce((sum, finding) => sum + finding.compared, 0)
  const passed = found.reduce((sum, finding) => sum + finding.passed, 0)
  return {
    name: 'related',
    light: gravest(found.map(({ light }) => light)),
    finding: found.map(({ words }) => words).join(' '),
    facts: found.flatMap(({ facts }) => facts),
    flagged: found.flatMap(({ flagged }) => flagged),
    notJudged: missing,
    share: compared === 0 ? null : (100 * passed) / compared,
  }
}

function pairFinding(pair: RelatedPair, reviewed: ReviewedSeries): PairFinding | null {
  return pair.kind === 'drop_out' ? dropOutFinding(pair, reviewed) : orderFinding(pair, reviewed)
}

/** Later doses against first ones in the period judged. */
function dropOutFinding(pair: RelatedPair, reviewed: ReviewedSeries): PairFinding | null {
  const both = sharedPeriods(pair, reviewed).filter(([{ period }]) => period === reviewed.period)
  const [one] = both
  if (!one) return null
  const [first, second] = one
  const result = dropOut(first.value, second.value)
  if (result.status !== 'ok') return null
  const percent = `${formatNumber(result.dropout_pct)}%`
  const name = pairName(pair, reviewed)
  return {
    light: result.light,
    words: `Drop-out from ${name}: ${percent}.`,
    facts: [{ name: `Drop-out, ${name}`, value: percent }],
    flagged:
      result.light === 'green'
        ? []
        : [flagOf(second, `${percent}: more later doses than first ones`, reviewed)],
    passed: result.light === 'red' ? 0 : 1,
    compared: 1,
  }
}

/** Every period of the year judged in which the part is larger than the whole; for yearly figures every year up to it. */
function orderFinding(pair: RelatedPair, reviewed: ReviewedSeries): PairFinding | null {
  const both = sharedPeriods(pair, reviewed)
  if (both.length === 0) return null
  const wrong = both.filter(([whole, part]) => part.value > whole.value)
  const { reference } = reviewed
  const whole = known(reference.indicators, pair.first)
  const part = known(reference.indicators, pair.second)
  const words =
    wrong.length === 0
      ? `${part.shortName} never exceed ${midSentence(whole.shortName)} in ${both.length} ${both.length === 1 ? 'period' : 'periods'}.`
      : `${part.shortName} exceed ${midSentence(whole.shortName)} in ${wrong.length} of ${both.length} periods.`
  const lag = pair.mayLag && wrong.length > 0 ? ' They can belong to cases counted in an earlier week.' : ''
  return {
    light: wrong.length === 0 ? 'green' : pair.mayLag ? 'amber' : 'red',
    words: `${words}${lag}`,
    facts: [
      {
        name: `${part.shortName} ≤ ${midSentence(whole.shortName)}`,
        value: `${both.length - wrong.length} of ${both.length}`,
      },
    ],
    flagged: wrong.map(([first, second]) =>
      flagOf(
        second,
        `${formatWithUnit(second.value, part)} against ${formatWithUnit(first.value, whole)}`,
        reviewed,
      ),
    ),
    passed: both.length - wrong.length,
    compared: both.length,
  }
}

/** Both figures of one period: of the year judged for weeks and months, of every year up to it for years. */
function sharedPeriods(
  pair: RelatedPair,
  { table, source, location, period }: ReviewedSeries,
): (readonly [Point, Point])[] {
  const of = (indicator: number) => pointsWhere(table, { indicator, source, location })
  const seconds = new Map(of(pair.second).map((point) => [point.period, point]))
  return of(pair.first)
    .filter((point) => periodYear(point.period) <= periodYear(period))
    .filter((point) => periodKind(point.period) === 'year' || periodYear(point.period) === periodYear(period))
    .flatMap((point): (readonly [Point, Point])[] => {
      const second = seconds.get(point.period)
      return second ? [[point, second]] : []
    })
}

function flagOf(point: Point, detail: string, { reference, source }: ReviewedSeries): Flagged {
  const labels = reference.sources.get(source)?.periodLabels
  const what = labels ? periodLabel(point.period, labels) : isoPeriod(point.period)
  return { what, detail, location: point.location, period: point.period }
}

function pairName({ first, second }: RelatedPair, { reference }: ReviewedSeries): string {
  return [first, second].map((id) => reference.indicators.get(id)?.shortName ?? String(id)).join(' to ')
}
