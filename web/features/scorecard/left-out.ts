import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { ScorecardState } from '#sections/scorecard/state.ts'
import type { ScorecardColumn } from '#sections/scorecard/columns.ts'

interface Shown {
  /** The indicators that were looked up for the columns. */
  readonly indicators: readonly number[]
  /** Those with figures. */
  readonly columns: readonly ScorecardColumn[]
  readonly reference: ReferenceData
}

/** Why indicators that the reader asked for have no column, one sentence for each reason. */
export function leftOut(
  { columns: by, indicators: asked, places }: ScorecardState,
  { indicators, columns, reference }: Shown,
): string[] {
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
    ...(empty.length > 0
      ? [`No figures by ${places === 'zones' ? 'zone' : 'state'}: ${empty.join('; ')}.`]
      : []),
    ...(tooMany > 0 ? [`More indicators than there is room for: ${tooMany} of them left out.`] : []),
    ...(unknown > 0 ? [`Not part of this release: ${unknown} of the indicators asked for.`] : []),
  ]
}
