import { asPublished } from '#domain/observation/as-published.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, percentage, periodName, sentences, shortFigure } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
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

/** A pair looked at: its light, its finding, and how many of the comparisons pass. */
interface PairFinding {
  readonly light: Light
  readonly words: Value
  readonly facts: readonly QualityFact[]
  readonly flagged: readonly Flagged[]
  readonly passed: number
  readonly compared: number
}

/**
 * Figures of one source that belong together: doses of a series, and counts that hold one another. Source:
 * methods
 * 2.4.
 */
export function relatedCheck(reviewed: ReviewedSeries): QualityCheck {
  const pairs = pairsOf(reviewed.indicator, reviewed.reference.curation)
  const known = pairs.map((pair) => ({ pair, found: pairFinding(pair, reviewed) }))
  const found = known.flatMap((entry) => entry.found ?? [])
  const missing = known.flatMap(({ pair, found: finding }) =>
    finding ? [] : [message('quality-checks.not-both', { pair: pairName(pair, reviewed) })],
  )
  if (pairs.length === 0) {
    return notMade('related', message('quality-checks.unpaired'), [message('quality-checks.pairs-where')])
  }
  if (found.length === 0) return notMade('related', message('quality-checks.no-related'), missing)
  const compared = found.reduce((sum, finding) => sum + finding.compared, 0)
  const passed = found.reduce((sum, finding) => sum + finding.passed, 0)
  return {
    name: 'related',
    light: gravest(found.map(({ light }) => light)),
    finding: sentences(found.map(({ words }) => words)),
    facts: found.flatMap(({ facts }) => facts),
    flagged: found.flatMap(({ flagged }) => flagged),
    notJudged: missing,
    share: compared === 0 ? null : (100 * passed) / compared,
  }
}

function pairFinding(pair: RelatedPair, reviewed: ReviewedSeries): PairFinding | null {
  return pair.kind === 'drop_out' ? dropOutFinding(pair, reviewed) : orderFinding(pair, reviewed)
}

/** Later doses against first ones: in the year judged, or over its months and in each of them. */
function dropOutFinding(pair: RelatedPair, reviewed: ReviewedSeries): PairFinding | null {
  const shared = sharedPeriods(pair, reviewed)
  const within = shared.filter(([{ period }]) => periodKind(period) !== 'year')
  if (within.length > 0) return monthsFinding(pair, within, reviewed)
  const [one] = shared.filter(([{ period }]) => period === reviewed.period)
  if (!one) return null
  const [first, second] = one
  const result = dropOut(first.value, second.value)
  if (result.status !== 'ok') return null
  const share = percentage(result.dropout_pct, 1)
  const named = { pair: pairName(pair, reviewed) }
  return {
    light: result.light,
    words: message('quality-checks.drop-out', { ...named, share }),
    facts: [{ name: message('quality-checks.drop-out-fact', named), value: share }],
    flagged:
      result.light === 'green'
        ? []
        : [
            flagOf(
              second,
              message(result.dropout_pct < 0 ? 'quality-checks.more-later' : 'quality-checks.many-lost', {
                share,
              }),
              reviewed,
            ),
          ],
    passed: result.light === 'red' ? 0 : 1,
    compared: 1,
  }
}

/** Doses of the year added up over the months that have both. A coverage of a month does not add up: its doses do. */
function monthsFinding(
  pair: RelatedPair,
  both: readonly (readonly [Point, Point])[],
  reviewed: ReviewedSeries,
): PairFinding | null {
  const doses = both.flatMap(([first, second]) => {
    const counts = [dosesOf(first, reviewed), dosesOf(second, reviewed)] as const
    const [given, later] = counts
    if (given === null || later === null) return []
    const result = dropOut(given, later)
    return result.status === 'ok' ? [{ second, given, later, result }] : []
  })
  const total = (count: (one: (typeof doses)[number]) => number) =>
    doses.reduce((sum, one) => sum + count(one), 0)
  const result = dropOut(
    total(({ given }) => given),
    total(({ later }) => later),
  )
  if (result.status !== 'ok') return null
  const odd = doses.filter((one) => one.result.light === 'red')
  const share = percentage(result.dropout_pct, 1)
  const named = { pair: pairName(pair, reviewed) }
  return {
    light: odd.length > 0 && result.light === 'green' ? 'amber' : result.light,
    words: message('quality-checks.drop-out', { ...named, share }),
    facts: [
      { name: message('quality-checks.drop-out-fact', named), value: share },
      { name: message('quality-checks.drop-out-months', named), value: String(doses.length) },
    ],
    flagged: odd.map(({ second, result: { dropout_pct } }) =>
      flagOf(second, message('quality-checks.more-later', { share: percentage(dropout_pct, 1) }), reviewed),
    ),
    passed: doses.length - odd.length,
    compared: doses.length,
  }
}

/** The doses that a figure counts or is made from; null where they are not known. */
function dosesOf({ indicator, value, numerator }: Point, { reference }: ReviewedSeries): number | null {
  return figureUnit(byId(reference.indicators, indicator)) === 'count' ? value : numerator
}

/** Every period of the year judged in which the part is larger than the whole; for yearly figures every year up to it. */
function orderFinding(pair: RelatedPair, reviewed: ReviewedSeries): PairFinding | null {
  const both = sharedPeriods(pair, reviewed)
  if (both.length === 0) return null
  const wrong = both.filter(([whole, part]) => part.value > whole.value)
  const { reference } = reviewed
  const whole = byId(reference.indicators, pair.first)
  const part = byId(reference.indicators, pair.second)
  const named = { part: indicatorName(part), whole: indicatorName(whole) }
  const all = String(both.length)
  const words =
    wrong.length === 0
      ? message('quality-checks.never-exceed', { ...named, count: both.length })
      : message('quality-checks.exceed', { ...named, count: String(wrong.length), all })
  const lag = pair.mayLag && wrong.length > 0 ? [message('quality-checks.may-lag')] : []
  return {
    light: wrong.length === 0 ? 'green' : pair.mayLag ? 'amber' : 'red',
    words: sentences([words, ...lag]),
    facts: [
      {
        name: message('quality-checks.part-of', named),
        value: message('quality-checks.n-of', { count: String(both.length - wrong.length), all }),
      },
    ],
    flagged: wrong.map(([first, second]) =>
      flagOf(
        second,
        message('quality-checks.against', {
          first: shortFigure(second.value, asPublished(second, part)),
          second: shortFigure(first.value, asPublished(first, whole)),
        }),
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

function flagOf(point: Point, detail: Value, { reference, source }: ReviewedSeries): Flagged {
  const what = periodName(point.period, reference.sources.get(source))
  return { what, detail, location: point.location, period: point.period }
}

function pairName({ first, second }: RelatedPair, { reference }: ReviewedSeries): Value {
  const name = (id: number): Value => {
    const indicator = reference.indicators.get(id)
    return indicator ? indicatorName(indicator) : String(id)
  }
  return message('quality-checks.pair', { first: name(first), second: name(second) })
}
