import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { cited, difference, figure, periodName, placeName, sourceName, whole } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { type Anomaly, anomaliesOf, type Neighbours } from '#domain/observation/anomaly.ts'
import type { Coordinates } from '#domain/observation/coordinates.ts'
import { fewEventsGap, flagNoteOf, restsOnFewEvents } from '#domain/observation/few-events.ts'
import { boundsAsPublished } from '#domain/observation/as-published.ts'
import type { Flag } from '#domain/observation/flag.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { figureStanding, sideIsUncertain } from '#domain/target/target.ts'
import { targetValue } from '#domain/target/target-label.ts'
import { standingLook } from '#charts/colour/standing-colour.ts'
import type { Mark } from '#charts/figure.ts'
import type { Wording } from './worded.ts'

type Line = Mark['lines'][number]

/** Flags that say how a figure came about; the others are told as anomalies. */
const TOLD: readonly Flag[] = [
  'projection',
  'interpolated',
  'wide_interval',
  'high_cv',
  'small_sample',
  'derived',
  'summed',
]

/** The lines of a tooltip below the value: interval, standard error, distance to the target, parts, place and source, anomalies. */
export function pointLines(
  point: Point,
  { reference, language }: Wording,
  options: { readonly neighbours?: Neighbours; readonly parts?: boolean } = {},
): Line[] {
  const indicator = byId(reference.indicators, point.indicator)
  const source = byId(reference.sources, point.source)
  const place = byId(reference.locations, point.location)
  const where = message('chart.place-cited', { place: placeName(place), cited: cited(source, point.period) })
  return [
    ...intervalLine(point, indicator, language),
    ...errorLine(point, indicator, language),
    ...targetLine(point, indicator, language),
    ...fewEventsLine(point, indicator, language),
    ...(options.parts ? partsLine(point, language) : []),
    { text: language.text(where) },
    ...aboutLines(point, { reference, language }),
    ...TOLD.filter((flag) => point.flags.includes(flag)).map((flag) => ({
      text: language.text(flagNoteOf(flag, indicator)),
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
      lower: figure(lower, boundsAsPublished(point, indicator)),
      upper: figure(upper, boundsAsPublished(point, indicator)),
    }),
  )
}

function intervalLine(point: Point, indicator: Indicator, language: Language): Line[] {
  const words = intervalWords(point, indicator, language)
  return words === null ? [] : [{ text: words }]
}

function errorLine({ se }: Point, indicator: Indicator, language: Language): Line[] {
  if (se === null) return []
  return [{ text: language.text(message('chart.standard-error', { error: figure(se, indicator) })) }]
}

function targetLine(point: Point, indicator: Indicator, language: Language): Line[] {
  const aim = indicator.nationalTarget
  const standing = figureStanding(point, indicator)
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

function fewEventsLine(point: Point, indicator: Indicator, language: Language): Line[] {
  return restsOnFewEvents(point, indicator) ? [{ text: language.text(fewEventsGap(point).note) }] : []
}

/** The subject of a figure where its period does not tell it: other years than its label, or an edition that was replaced. */
function aboutLines(point: Point, { reference, language }: Pick<Wording, 'reference' | 'language'>): Line[] {
  const { coordinates, period } = point
  const { referenceStart, referenceEnd, birthCohort } = coordinates
  const words = supersededWords(point, { reference, language })
  const replaced = words === null ? [] : [{ text: words }]
  if (referenceStart === null || referenceEnd === null || isWithin(coordinates, period)) return replaced
  const span = { from: periodName(referenceStart), to: periodName(referenceEnd) }
  const said = birthCohort === null ? message('chart.describes', span) : message('chart.describes-born', span)
  return [{ text: language.text(said) }, ...replaced]
}

/** The source of the edition that replaced the figure; null where none did. */
export function supersededWords(
  { coordinates: { supersededBy } }: Pick<Point, 'coordinates'>,
  { reference, language }: Pick<Wording, 'reference' | 'language'>,
): string | null {
  const by = supersededBy === null ? undefined : reference.sources.get(supersededBy)
  return by ? language.text(message('chart.superseded', { source: sourceName(by) })) : null
}

function isWithin({ referenceStart, referenceEnd }: Coordinates, period: PeriodCode): boolean {
  const year = periodYear(period)
  return [referenceStart, referenceEnd].every((code) => code !== null && periodYear(code) === year)
}

function partsLine({ numerator, denominator }: Point, language: Language): Line[] {
  if (numerator === null || denominator === null) return []
  const parts = { numerator: whole(numerator), denominator: whole(denominator) }
  return [{ text: language.text(message('chart.part-of', parts)) }]
}

function anomalyLine({ sentence }: Anomaly, language: Language): Line {
  return { text: language.text(sentence), tone: 'warning' }
}
