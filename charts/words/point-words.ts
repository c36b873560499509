import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { cited, difference, figure, placeName, whole } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { type Anomaly, anomaliesOf, type Neighbours } from '#domain/observation/anomaly.ts'
import { type Flag, flagNote } from '#domain/observation/flag.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { sideIsUncertain, targetStanding } from '#domain/target/target.ts'
import { targetValue } from '#domain/target/target-label.ts'
import { standingLook } from '#charts/colour/standing-colour.ts'
import type { Mark } from '#charts/figure.ts'
import type { Worded } from './worded.ts'

type Line = Mark['lines'][number]

/** Flags that say how a figure came about; the others are told as anomalies. */
const TOLD: readonly Flag[] = ['projection', 'interpolated', 'high_cv', 'small_sample', 'derived', 'summed']

/** What a tooltip says below the value: interval, distance to the target, parts, place and source, anomalies. */
export function pointLines(
  point: Point,
  { reference, language }: Worded,
  options: { readonly neighbours?: Neighbours; readonly parts?: boolean } = {},
): Line[] {
  const indicator = byId(reference.indicators, point.indicator)
  const source = byId(reference.sources, point.source)
  const place = byId(reference.locations, point.location)
  const where = message('chart.place-cited', { place: placeName(place), cited: cited(source, point.period) })
  return [
    ...intervalLine(point, indicator, language),
    ...targetLine(point, indicator, language),
    ...(options.parts ? partsLine(point, language) : []),
    { text: language.text(where) },
    ...TOLD.filter((flag) => point.flags.includes(flag)).map((flag) => ({
      text: language.text(flagNote(flag)),
    })),
    ...anomaliesOf(point, indicator, options.neighbours).map((anomaly) => anomalyLine(anomaly, language)),
  ]
}

/** `90% interval 40.5 to 54.7`, or nothing where none is published. */
export function intervalWords(point: Point, indicator: Indicator, language: Language): string | null {
  const bounds = interval(point)
  if (!bounds) return null
  const { level, lower, upper } = bounds
  return language.text(
    message('chart.interval', {
      level: String(level),
      lower: figure(lower, indicator),
      upper: figure(upper, indicator),
    }),
  )
}

function intervalLine(point: Point, indicator: Indicator, language: Language): Line[] {
  const words = intervalWords(point, indicator, language)
  return words === null ? [] : [{ text: words }]
}

function targetLine(point: Point, indicator: Indicator, language: Language): Line[] {
  const aim = indicator.nationalTarget
  const standing = targetStanding(point.value, aim, indicator.slope, indicator)
  if (aim === null || standing === 'none') return []
  const { arrow } = standingLook(standing)
  const target = message('chart.target-short', { target: targetValue(aim, indicator) })
  if (standing === 'on') {
    return [{ text: language.text(message('chart.on-target', { arrow, target })), tone: 'on' }]
  }
  const apart = roundShown(point.value, indicator) - aim
  const off = message('chart.off-target', {
    arrow,
    difference: difference(apart, indicator),
    side: apart > 0 ? 'above' : 'below',
    target,
  })
  return [
    { text: language.text(off), tone: standing },
    ...(sideIsUncertain(point, aim) ? [{ text: language.text(message('chart.too-near')) }] : []),
  ]
}

function partsLine({ numerator, denominator }: Point, language: Language): Line[] {
  if (numerator === null || denominator === null) return []
  const parts = { numerator: whole(numerator), denominator: whole(denominator) }
  return [{ text: language.text(message('chart.part-of', parts)) }]
}

function anomalyLine({ sentence }: Anomaly, language: Language): Line {
  return { text: language.text(sentence), tone: 'warning' }
}
