import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Point } from '#domain/observation/point.ts'
import { message, type Value } from '#domain/message/message.ts'
import { periodName, sourceName } from '#domain/message/value.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { type GroupMark, type GroupsModel, marksAt, shownCategories } from '#charts/people/model.ts'
import type { GroupsInput } from './view.ts'

/** Periods with figures at the place of the model, ascending. */
export function placePeriods({ figures, place }: GroupsModel): PeriodCode[] {
  const here = groupsWhere(figures, { location: place.id })
  return [...new Set(here.map(({ period }) => period))].sort((a, b) => a - b)
}

/** The shown groups at the place over all periods, one list a category with figures. */
export function markLines(model: GroupsModel, input: Pick<GroupsInput, 'table'>): GroupMark[][] {
  const marks = placePeriods(model).flatMap((period) => marksAt(model, input, model.place.id, period))
  return shownCategories(model)
    .map(({ category }) => marks.filter((mark) => mark.category.category === category))
    .filter((line) => line.length > 0)
}

/** `NDHS 2003 to 2018`, with the source's own names of rounds. */
export function periodsCited(points: readonly Pick<Point, 'period'>[], source: DataSource): Value {
  const periods = points.map(({ period }) => period).sort((a, b) => a - b)
  const [first, last] = [periods[0], periods.at(-1)]
  if (first === undefined || last === undefined) return sourceName(source)
  const [from, to] = [periodName(first, source), periodName(last, source)]
  const period = first === last ? from : message('chart.range', { from, to })
  return message('values.cited', { source: sourceName(source), period })
}
