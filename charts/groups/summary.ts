import { asPublished } from '#domain/observation/as-published.ts'
import { isOrdered } from '#domain/disaggregation/dimension.ts'
import { dimensionName } from '#domain/disaggregation/dimension-name.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, figure, indicatorName, listOf, periodName, placeName } from '#domain/message/value.ts'
import type { GroupMark, GroupsModel } from '#charts/people/model.ts'

/** The figures of the ends: least and most advantaged in an order, else lowest and highest. Nothing is said about why. */
export function barsSummary(model: GroupsModel, marks: readonly GroupMark[]): Value {
  const { indicator, source, place, period, dimension } = model
  const sorted = isOrdered(dimension) ? marks : marks.toSorted((a, b) => a.point.value - b.point.value)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!source || period === null || !first || !last) return ''
  const lead = message('groups.lead', {
    cited: cited(source, period),
    indicator: indicatorName(indicator),
    place: placeName(place),
    dimension: dimensionName(dimension),
  })
  if (marks.length === 1) return message('groups.summary-one', { lead, group: said(first, model) })
  return message('groups.summary', { lead, first: said(first, model), last: said(last, model) })
}

/** How the first and the last period of each group read; differences are not judged. */
export function groupTrendSummary(model: GroupsModel, lines: readonly (readonly GroupMark[])[]): Message[] {
  return lines.flatMap((line) => {
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last) return []
    const at = ({ point }: GroupMark) =>
      message('groups.at', {
        value: figure(point.value, asPublished(point, model.indicator)),
        period: periodName(point.period, model.source ?? undefined),
      })
    const figures = listOf(first === last ? [at(first)] : [at(first), at(last)], 'none')
    return [message('groups.course', { group: first.category.name, figures })]
  })
}

function said({ category, point }: GroupMark, model: GroupsModel): Message {
  return message('groups.said', {
    value: figure(point.value, asPublished(point, model.indicator)),
    group: category.name,
  })
}
