import { dimensionName } from '#domain/disaggregation/dimension-name.ts'
import { dimensionsSideBySide } from '#domain/disaggregation/side-by-side.ts'
import { message } from '#domain/message/message.ts'
import { cited } from '#domain/message/value.ts'
import { isoPeriod, type PeriodCode } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { type GroupMark, type GroupsModel, groupsModel, marksAt } from '#charts/people/model.ts'
import type { GroupsInput } from './view.ts'

/** The groups of one dimension at the place, from one source and period. */
export interface DimensionRow {
  /** `Wealth quintile`. */
  readonly name: string
  /** `ICEH 2018`. */
  readonly from: string
  readonly model: GroupsModel
  readonly period: PeriodCode
  readonly marks: readonly GroupMark[]
}

/** A row for each way in which the indicator is published by group at the place. */
export function dimensionRows(asked: GroupsModel, input: GroupsInput): DimensionRow[] {
  const { place, period, source, dimension } = asked
  const wanted = { location: place.id, dimension, source: source?.id ?? null, period }
  return dimensionsSideBySide(asked.available, wanted).map((shown) => {
    const { view, language, reference } = input
    const options = { ...view.options, dimension: shown.dimension, hidden: [] }
    const own = { ...view, sources: [shown.source], periods: [isoPeriod(shown.period)], options }
    const model = groupsModel({ ...input, view: own })
    return {
      name: language.text(message('disaggregation.dimension', { dimension: dimensionName(shown.dimension) })),
      from: language.text(cited(byId(reference.sources, shown.source), shown.period)),
      model,
      period: shown.period,
      marks: marksAt(model, input, place.id, shown.period),
    }
  })
}
