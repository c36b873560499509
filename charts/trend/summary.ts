import { midSentence } from '#domain/indicator/indicator-words.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { periodLabel } from '#domain/period/period.ts'
import { isProjected, lastPoint, type TrendLine, type TrendModel } from './lines.ts'

/** The figure in words: how many sources (`alone`: one of several is drawn), and where the chosen line and its partner begin and end. */
export function trendSummary(model: TrendModel, alone = false): string {
  const subject = `${midSentence(model.indicator.shortName)} in ${placeWords(model.location)}`
  const count = model.lines.length
  const sources = count === 1 ? 'One source shows' : `${count} sources show`
  const lead = alone ? `One of the sources of ${subject} is shown.` : `${sources} ${subject}.`
  const strong = model.lines.filter((line) => line.role !== 'other')
  return [lead, ...strong.map((line) => course(line, model))].join(' ')
}

function course(line: TrendLine, { indicator }: TrendModel): string {
  const first = line.points.find((point) => !isProjected(point)) ?? line.points[0]
  const last = lastPoint(line)
  if (!first || !last) return ''
  const say = (point: typeof first) =>
    `${formatWithUnit(point.value, indicator)} in ${periodLabel(point.period, line.source.periodLabels)}`
  if (first === last) return `${line.source.name} has one figure, ${say(last)}.`
  return `${line.source.name} has ${line.points.length} figures, from ${say(first)} to ${say(last)}.`
}
