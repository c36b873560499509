import type { DataSource } from '#domain/data-source/data-source.ts'
import { midSentence } from '#domain/indicator/indicator-words.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import type { Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodLabel } from '#domain/period/period.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { DescribedSet } from '#domain/section/descriptive-set.ts'
import { describeValues } from '#domain/statistics/descriptive/descriptive.ts'
import { extremesDiffer } from '#domain/statistics/extremes-differ.ts'
import { plain, type Segment, strong } from './segment.ts'

/** What the opening sentence is about. */
export interface SpreadQuestion {
  readonly set: DescribedSet
  readonly source: DataSource
  readonly period: PeriodCode | null
  readonly reference: ReferenceData
}

/** More places than this have no named ends. */
const MOST_NAMED = 100

const MANY = { states: 'states', zones: 'zones', lgas: 'LGAs', time: 'figures' } as const

/** The heading: how places differ in an indicator, or the indicator of one place over time. */
export function spreadHeading({ indicator, across, area }: DescribedSet): string {
  if (across === 'time') return `${indicator.shortName} in ${placeWords(area)} over time`
  const inside = area.level === 1 ? '' : ` of ${placeWords(area)}`
  return `How do the ${MANY[across]}${inside} differ in ${midSentence(indicator.shortName)}?`
}

/**
 * The spread in a sentence: the middle half, the median, and the ends. Places at the ends are named only when the intervals
 * do not forbid it.
 */
export function spreadAnswer(question: SpreadQuestion): Segment[] {
  const { set, source, period } = question
  const { points, indicator } = set
  const write = (value: number) => strong(formatWithUnit(value, indicator))
  const many = MANY[set.across]
  const whose = set.across === 'time' || period === null ? source.name : sourceAndPeriod(source, { period })
  const found = describeValues({ values: points.map((point) => point.value) })
  if (found.status !== 'ok') {
    return [plain(`${whose} has no figures of ${midSentence(indicator.shortName)} for these ${many}.`)]
  }
  const { n, min, max, median, q1, q3 } = found
  if (n === 1)
    return [plain(`${whose} has one figure here: `), write(min), plain('. One value has no spread.')]
  if (min === max) return [plain(`All ${n} ${many} of ${whose} are `), write(min), plain('.')]
  const ends = endsOf(question, write)
  if (q1 === null || q3 === null) {
    return [plain(`${whose} has ${n} ${many}: the median is `), write(median), ...ends]
  }
  return [
    plain(`The middle half of ${n} ${many} in ${whose} lies between `),
    write(q1),
    plain(' and '),
    write(q3),
    plain(', the median is '),
    write(median),
    ...ends,
  ]
}

function endsOf({ set, source, reference }: SpreadQuestion, write: (value: number) => Segment): Segment[] {
  const sorted = set.points.toSorted((a, b) => a.value - b.value)
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (!low || !high) return []
  // Of many places the ends are found by luck, and testing all pairs takes longer than a frame.
  const isFew = sorted.length <= MOST_NAMED
  const mayBeNamed = set.across === 'time' || (isFew && extremesDiffer(set.points) !== false)
  const nameOf = (point: Point) =>
    set.across === 'time'
      ? periodLabel(point.period, source.periodLabels)
      : placeWords(known(reference.locations, point.location))
  // Several places may share the end, and then none is named alone.
  const named = (point: Point) => {
    const others = sorted.filter((other) => other.value === point.value).length - 1
    return mayBeNamed && others === 0 ? ` (${nameOf(point)})` : ''
  }
  return [
    plain('. The values run from '),
    write(low.value),
    plain(`${named(low)} to `),
    write(high.value),
    plain(
      `${named(high)}${mayBeNamed || !isFew ? '.' : '; the intervals do not allow saying which place is at either end.'}`,
    ),
  ]
}
