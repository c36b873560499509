import type { Message } from '#domain/message/message.ts'
import { partsBesideWhole } from '#domain/narrative/whole-and-parts.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { ResolvedFigures } from './figure-choice.ts'

/** How far the figure of a nation or zone lies from what its own states, drawn beside it, make together; nothing where that is near. */
export function wholeWords(
  { choice: { indicator, surroundings }, figures: { table, reference } }: ResolvedFigures,
  period: PeriodCode,
): readonly Message[] {
  const { area: location, source } = surroundings
  const [point] = pointsWhere(table, { indicator, source, location, period })
  if (!point) return []
  const stated = { point, source: byId(reference.sources, source) }
  const asked = { table, reference, indicator, location, currentYear: periodYear(period) }
  const beside = partsBesideWhole(stated, asked)
  return beside ? [beside.said] : []
}
