import { NATION } from '#domain/location/location.ts'
import { isSumOfParts } from '#domain/comparison/sum-of-parts.ts'
import type { ComparedIndicator } from '#domain/comparison/compared-indicators.ts'
import { missingSentences } from '#domain/comparison/compared-indicators.ts'
import { axisGroups, unitGroups } from '#domain/comparison/unit-groups.ts'
import { unitOf } from '#domain/message/indicator-words.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { indicatorName, listOf, periodName, placeName, sourceName } from '#domain/message/value.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Wording } from '#charts/words/worded.ts'
import { birthYears } from '#charts/over-time/birth-years.ts'
import { barScale } from './bar-panels.ts'
import { groupScale } from './panel-frame.ts'
import { warnedNote } from '#charts/words/warned-note.ts'
import { axisNote } from '#charts/words/axis-note.ts'
import { unplacedNote } from '#charts/over-time/unplaced.ts'
import { breakNotes } from '#charts/words/broken-lines.ts'
import { partNotes } from '#charts/words/part-of-period.ts'
import { levelsNote } from '#charts/words/interval-levels.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import type { ComparisonModel } from './model.ts'
import type { IndicatorComparisonInput } from './view.ts'

/** From this many on, the reader is told that fewer read better. Source: design §11. */
const MANY = 4

/** `Skilled attendance at birth and ANC coverage in Nigeria, 1990 to 2024, NDHS` */
export function comparisonTitle({ question, comparison, yearsOf }: ComparisonModel): Message {
  const { shown, missing } = comparison
  const { by, reference } = question
  const named = shown.length > 0 ? shown.map(({ indicator }) => indicator) : missing
  const title = message('comparison.title', {
    subject: subjectOf(named.map(indicatorName)),
    by: by === 'zones' || by === 'states' ? by : 'place',
    place: placeName(byId(reference.locations, by === 'period' ? question.location : NATION)),
  })
  const spans = yearsOf === 'birth' ? birthSpan(shown) : spanOf(shown, by === 'period')
  const more = [...spans, ...sourcesOf(shown)]
  return more.length === 0 ? title : message('comparison.with', { title, more: listOf(more, 'none') })
}

function subjectOf(names: readonly Value[]): Value {
  const [first, second] = names
  if (names.length > 2) return message('comparison.many', { count: String(names.length) })
  if (!first) return message('comparison.indicators')
  return second ? message('comparison.two', { first, second }) : message('comparison.one-name', { first })
}

function spanOf(shown: readonly ComparedIndicator[], isOverTime: boolean): Value[] {
  const periods = shown.flatMap(({ points, source }) => points.map(({ period }) => ({ period, source })))
  const sorted = periods.sort((a, b) => a.period - b.period)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return []
  const label = ({ period, source }: typeof first) =>
    source.periodLabels[isoPeriod(period)] ?? isoPeriod(period)
  if (label(first) === label(last)) return [periodName(first.period, first.source)]
  if (!isOverTime) return [message('comparison.newest-of-each')]
  return [message('chart.range', { from: periodName(first.period), to: periodName(last.period) })]
}

function birthSpan(shown: readonly ComparedIndicator[]): Value[] {
  const span = birthYears(shown.flatMap(({ points }) => points))
  return span === null ? [] : [message('births.span', { span })]
}

function sourcesOf(shown: readonly ComparedIndicator[]): Value[] {
  const sources = [...new Map(shown.map(({ source }) => [source.name, source])).values()]
  if (sources.length > 2) return [message('comparison.many-sources', { count: String(sources.length) })]
  return sources.length === 0 ? [] : [listOf(sources.map(sourceName))]
}

/** The unit and denominator of one indicator, or the units that the axes have. */
export function comparisonSubtitle(
  { comparison: { shown } }: ComparisonModel,
  { language }: Wording,
): Message {
  const [only] = shown
  if (shown.length === 1 && only) return message('unit.alone', { unit: unitOf(only.indicator) })
  const headings = unitGroups(shown).map(({ unit }) => language.text(unit))
  return message('comparison.subtitle', { units: listOf([...new Set(headings)]) })
}

/** Notes on choices that could not be met, and on how to read the figure. */
export function comparisonNotes(model: ComparisonModel, input: IndicatorComparisonInput): string[] {
  const { question, comparison } = model
  const { shown } = comparison
  const units = unitGroups(shown).length
  const dependence = shown.flatMap(({ source, indicator }) => dependenceNotes([source], indicator.id, input))
  const isOwnAxis = question.by !== 'national' && axisGroups(shown).length > units
  const before = [
    ...missingSentences(comparison, question),
    ...(model.begins
      ? [
          message('comparison.begins', {
            year: String(model.begins.year),
            earlier: model.begins.earlier,
            count: String(shown.length),
          }),
        ]
      : []),
    ...(units > 1 ? [message('comparison.own-axes')] : []),
    ...(isOwnAxis ? [message('comparison.own-axis')] : []),
    ...(shown.length >= MANY ? [message('comparison.many-drawn', { count: String(shown.length) })] : []),
  ]
  const overTime =
    model.yearsOf === 'birth'
      ? [message('births.at-birth'), ...unplacedNote(model.unplaced, input), ...projectionNotes(shown)]
      : overTimeNotes(shown)
  const ends = axisEnds(model, input)
  const after = [...(question.by === 'period' ? overTime : gapNotes(shown)), ...drawnNotes(model, input)]
  const drawn = shown.flatMap(({ points, whole }) => (whole ? [whole, ...points] : points))
  const levels = input.view.options.intervals === false ? [] : levelsNote(drawn, input)
  const say = (said: Value) => input.language.text(said)
  const warned = question.by === 'period' ? [] : warnedNote(drawn, input.reference)
  return [
    ...before.map(say),
    ...new Set([...ends, ...dependence]),
    ...[...levels, ...warned, ...after].map(say),
  ]
}

/** What is true of the figure's own picture alone: how it draws what is broken or not complete, and where its axes end. */
export function pictureNotes(model: ComparisonModel, input: IndicatorComparisonInput): string[] {
  return [...axisEnds(model, input), ...drawnNotes(model, input).map((said) => input.language.text(said))]
}

function axisEnds({ question, comparison }: ComparisonModel, input: IndicatorComparisonInput): string[] {
  const { options } = input.view
  return axisGroups(comparison.shown).flatMap((group) => {
    const isOverTime = question.by === 'period'
    const scale = isOverTime ? groupScale(group.compared, options, false) : barScale(group, options)
    return axisNote(scale, input.language)
  })
}

function drawnNotes(
  { question, comparison }: ComparisonModel,
  { view }: IndicatorComparisonInput,
): Message[] {
  const areLines = question.by === 'period' && view.options.shape !== 'column'
  return [
    ...(areLines ? breakNotes(comparison.shown) : []),
    ...partNotes(comparison.shown, areLines ? 'line' : 'column'),
  ]
}

function projectionNotes(shown: readonly ComparedIndicator[]): Message[] {
  const projecting = shown.filter(({ points }) => points.some(({ flags }) => flags.includes('projection')))
  const names = [...new Set(projecting.map(({ source }) => source.name))]
  return names.length > 0 ? [message('comparison.projections', { sources: listOf(names) })] : []
}

function overTimeNotes(shown: readonly ComparedIndicator[]): Message[] {
  const isDated = shown.some(
    ({ source }) => source.classification === 'Survey' && Object.keys(source.periodLabels).length > 0,
  )
  return [...(isDated ? [message('trend.field-work')] : []), ...projectionNotes(shown)]
}

function gapNotes(shown: readonly ComparedIndicator[]): Message[] {
  const most = Math.max(0, ...shown.map(({ points }) => points.length))
  const totals = shown.filter(({ indicator, whole }) => whole !== null && isSumOfParts(indicator))
  const indicators = listOf(totals.map(({ indicator }) => indicatorName(indicator)))
  const hasGaps = shown.some(({ points }) => points.length < most)
  return [
    ...(hasGaps ? [message('comparison.dash')] : []),
    ...(totals.length > 0 ? [message('comparison.sum', { indicators })] : []),
  ]
}
