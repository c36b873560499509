import { asPublished } from '#domain/observation/as-published.ts'
import { NATION } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { percentage, periodName, placeName, shortFigure, whole } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { denominatorQuality } from '#domain/data-quality/denominators.ts'
import { checkParts } from '#domain/data-quality/related.ts'
import { THRESHOLDS } from '#domain/data-quality/thresholds.ts'
import {
  type Flagged,
  notMade,
  type QualityCheck,
  type ReviewedSeries,
} from '#domain/data-quality/quality-check.ts'

/** The period itself, or a month or week of its year up to it. */
function isWithinPeriod(code: PeriodCode, period: PeriodCode): boolean {
  if (code === period) return true
  const isPart = periodKind(code) !== 'year' && periodYear(code) === periodYear(period)
  return isPart && (periodKind(period) === 'year' || code <= period)
}

/** Coverage above 100%, and jumps of the population that figures are divided by. Source: methods §2.4 and §2.6. */
export function denominatorCheck(reviewed: ReviewedSeries): QualityCheck {
  const { table, reference, indicator: id, source, location, period, series } = reviewed
  const indicator = byId(reference.indicators, id)
  if (indicator.factor !== 2) {
    return notMade('denominators', message('quality-checks.no-denominator'))
  }
  const isJudged = (point: Point) => isWithinPeriod(point.period, period)
  const upTo = series.filter((point) => point.period <= period || isJudged(point))
  const places =
    location === NATION
      ? pointsWhere(table, { indicator: id, source }).filter(
          (point) => isJudged(point) && point.location !== NATION,
        )
      : []
  const over = [...upTo, ...places].filter(isOver)
  const isOverNow = over.some(isJudged)
  const jumps = jumpsOf(upTo, reviewed)
  return {
    name: 'denominators',
    light: isOverNow ? 'red' : over.length > 0 || jumps.flagged.length > 0 ? 'amber' : 'green',
    finding:
      jumps.compared === 0
        ? message('quality-checks.over', { count: over.length })
        : message('quality-checks.over-jumps', {
            count: over.length,
            jumps: String(jumps.flagged.length),
            all: String(jumps.compared),
          }),
    facts: [
      {
        name: message('quality-checks.over-fact'),
        value: countOf(over.length, upTo.length + places.length),
      },
      ...(jumps.compared === 0
        ? []
        : [
            {
              name: message('quality-checks.jumps-fact'),
              value: countOf(jumps.flagged.length, jumps.compared),
            },
          ]),
    ],
    flagged: [
      ...over.map((point) => ({
        what: nameOf(point, reviewed),
        detail: message('quality-checks.too-low', {
          value: shortFigure(point.value, asPublished(point, indicator)),
        }),
        location: point.location,
        period: point.period,
      })),
      ...jumps.flagged,
    ],
    notJudged: [
      ...(jumps.compared === 0 ? [message('quality-checks.no-two-years')] : []),
      message('quality-checks.no-projection'),
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
      detail: message('quality-checks.jump', {
        change: percentage(found.change_pct, 1),
        least: whole(least),
        most: percentage(most),
      }),
      location: point.location,
      period: point.period,
    })
  }
  return { flagged, compared }
}

function nameOf(point: Point, { reference, location, source }: ReviewedSeries): Value {
  const period = periodName(point.period, byId(reference.sources, source))
  if (point.location === location) return period
  const place = placeName(byId(reference.locations, point.location))
  return message('quality-checks.place-time', { place, period })
}

/** `2 of 8` */
function countOf(count: number, all: number): Value {
  return message('quality-checks.n-of', { count: String(count), all: String(all) })
}
