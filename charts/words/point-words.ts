import type { Indicator } from '#domain/indicator/indicator.ts'
import { formatDifference, formatNumber, formatValue, roundShown } from '#domain/number/format.ts'
import { type Anomaly, anomaliesOf, type Neighbours } from '#domain/observation/anomaly.ts'
import { FLAGS, type Flag } from '#domain/observation/flag.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import { sideIsUncertain, targetStanding } from '#domain/target/target.ts'
import { targetNumber } from '#domain/target/target-label.ts'
import { standingLook } from '#charts/colour/standing-colour.ts'
import type { Mark } from '#charts/figure.ts'

type Line = Mark['lines'][number]

/** Flags that say how a figure came about; the others are told as anomalies. */
const TOLD: readonly Flag[] = ['projection', 'interpolated', 'high_cv', 'small_sample', 'derived', 'summed']

/** What a tooltip says below the value: interval, distance to the target, parts, place and source, anomalies. */
export function pointLines(
  point: Point,
  reference: ReferenceData,
  options: { readonly neighbours?: Neighbours; readonly parts?: boolean } = {},
): Line[] {
  const indicator = known(reference.indicators, point.indicator)
  const source = known(reference.sources, point.source)
  const place = known(reference.locations, point.location)
  return [
    ...intervalLine(point, indicator),
    ...targetLine(point, indicator),
    ...(options.parts ? partsLine(point) : []),
    { text: `${place.name} · ${sourceAndPeriod(source, point)}` },
    ...TOLD.filter((flag) => point.flags.includes(flag)).map((flag) => ({ text: FLAGS[flag] })),
    ...anomaliesOf(point, indicator, options.neighbours).map(anomalyLine),
  ]
}

/** `90% interval 40.5 to 54.7`, or nothing where none is published. */
export function intervalWords(point: Point, indicator: Indicator): string | null {
  const bounds = interval(point)
  if (!bounds) return null
  return `${bounds.level}% interval ${formatValue(bounds.lower, indicator)} to ${formatValue(bounds.upper, indicator)}`
}

function intervalLine(point: Point, indicator: Indicator): Line[] {
  const words = intervalWords(point, indicator)
  return words === null ? [] : [{ text: words }]
}

function targetLine(point: Point, indicator: Indicator): Line[] {
  const target = indicator.nationalTarget
  const standing = targetStanding(point.value, target, indicator.slope, indicator)
  if (target === null || standing === 'none') return []
  const { arrow } = standingLook(standing)
  const name = `NT ${targetNumber(target, indicator)}`
  if (standing === 'on') return [{ text: `${arrow} On ${name}`, tone: 'on' }]
  const difference = roundShown(point.value, indicator) - target
  const side = difference > 0 ? 'above' : 'below'
  const text = `${arrow} ${formatDifference(difference, indicator)} ${side} ${name}`
  const open = sideIsUncertain(point, target)
  return [
    { text, tone: standing },
    ...(open ? [{ text: 'Too near to the target to be sure of the side (95%)' }] : []),
  ]
}

function partsLine(point: Point): Line[] {
  if (point.numerator === null || point.denominator === null) return []
  return [{ text: `${formatNumber(point.numerator, 0)} of ${formatNumber(point.denominator, 0)}` }]
}

function anomalyLine(anomaly: Anomaly): Line {
  return { text: anomaly.sentence, tone: 'warning' }
}
