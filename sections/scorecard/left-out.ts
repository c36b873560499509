import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { ScorecardChoice } from './scorecard-choice.ts'
import type { ScorecardState } from './state.ts'

/** Why indicators that the reader asked for have no column, one sentence for each reason. */
export function leftOut(
  { columns: by, indicators: asked, places }: ScorecardState,
  { indicators, columns }: Pick<ScorecardChoice, 'indicators' | 'columns'>,
  reference: ReferenceData,
): Value[] {
  if (by === 'periods') return []
  const drawn = new Set(columns.map(({ indicator }) => indicator))
  const wanted = [...new Set(asked)]
  const known = wanted.filter((id) => reference.indicators.has(id))
  const looked = known.filter((id) => indicators.includes(id))
  const empty = looked
    .filter((id) => !drawn.has(id))
    .map((id) => reference.indicators.get(id)?.shortName ?? '')
  const tooMany = known.length - looked.length
  const unknown = wanted.length - known.length
  return [
    ...(empty.length > 0 ? [message('scorecard.no-figures', { places, names: listOf(empty, 'apart') })] : []),
    ...(tooMany > 0 ? [message('scorecard.too-many', { count: tooMany })] : []),
    ...(unknown > 0 ? [message('scorecard.not-in-release', { count: unknown })] : []),
  ]
}
