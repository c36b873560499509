import { NATION } from '#domain/location/location.ts'
import { periodName } from '#domain/message/value.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { byId, locationsAt } from '#domain/reference/reference-data.ts'
import { type GroupMark, type GroupsModel, marksAt } from '#charts/people/model.ts'
import { placePeriods } from './periods.ts'
import type { GroupsInput } from './view.ts'

/** A line of dots: one period or one place. */
export interface EquiplotRow {
  readonly name: string
  readonly isWhole: boolean
  readonly location: number
  readonly period: PeriodCode
  readonly marks: readonly GroupMark[]
}

/** A row a period, the newest on top. */
export function periodRows(model: GroupsModel, input: GroupsInput): EquiplotRow[] {
  const name = (period: PeriodCode) => input.language.text(periodName(period, model.source ?? undefined))
  return placePeriods(model)
    .toReversed()
    .map((period) => ({
      name: name(period),
      isWhole: false,
      location: model.place.id,
      period,
      marks: marksAt(model, input, model.place.id, period),
    }))
    .filter((row) => row.marks.length > 0)
}

/** The nation on top, then the states by the figure of the first group shown, the highest first. */
export function stateRows(model: GroupsModel, input: GroupsInput): EquiplotRow[] {
  const { period } = model
  if (period === null) return []
  const row = (id: number): EquiplotRow => ({
    name: byId(input.reference.locations, id).name,
    isWhole: id === NATION,
    location: id,
    period,
    marks: marksAt(model, input, id, period),
  })
  const states = locationsAt(input.reference, 3)
    .map(({ id }) => row(id))
    .filter(({ marks }) => marks.length > 0)
    .sort((a, b) => leading(b) - leading(a) || a.name.localeCompare(b.name))
  return states.length === 0 ? [] : [row(NATION), ...states].filter(({ marks }) => marks.length > 0)
}

function leading({ marks }: EquiplotRow): number {
  return marks[0]?.point.value ?? Number.NEGATIVE_INFINITY
}

/** The greatest figure of a row minus the least. */
export function widestGap({ marks }: Pick<EquiplotRow, 'marks'>): number {
  const values = marks.map(({ point }) => point.value)
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values)
}
