import { dimensionWords, isOrdered } from '#domain/disaggregation/dimension.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { midSentence } from '#domain/message/indicator-words.ts'
import { formatWithUnit } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { periodLabel } from '#domain/period/period.ts'
import type { GroupMark, GroupsModel } from './model.ts'

/** The figures of the ends: least and most advantaged in an order, else lowest and highest. Nothing is said about why. */
export function barsSummary(model: GroupsModel, marks: readonly GroupMark[]): string {
  const { indicator, source, place, period, dimension } = model
  if (!source || period === null || marks.length === 0) return ''
  const lead = `${sourceAndPeriod(source, { period })}: ${midSentence(indicator.shortName)} in ${placeWords(place)} by ${dimensionWords(dimension).by}`
  const sorted = isOrdered(dimension) ? marks : marks.toSorted((a, b) => a.point.value - b.point.value)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || marks.length === 1) {
    return `${lead}: ${marks.map((mark) => said(mark, model)).join('')}.`
  }
  return `${lead} goes from ${said(first, model)} to ${said(last, model)}.`
}

/** How the first and the last period of each group read; differences are not judged. */
export function trendSummary(model: GroupsModel, lines: readonly (readonly GroupMark[])[]): string {
  const sentences = lines.flatMap((line) => {
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last) return []
    const labels = model.source?.periodLabels ?? {}
    const at = ({ point }: GroupMark) =>
      `${formatWithUnit(point.value, model.indicator)} in ${periodLabel(point.period, labels)}`
    return first === last
      ? [`${first.category.name}: ${at(first)}.`]
      : [`${first.category.name}: ${at(first)}, ${at(last)}.`]
  })
  return sentences.join(' ')
}

function said({ category, point }: GroupMark, model: GroupsModel): string {
  return `${formatWithUnit(point.value, model.indicator)} (${category.name})`
}
