import { oneOf, setText } from '#domain/view/address-parts.ts'
import { parseShared, type SharedWanted, writeShared } from '#domain/choice/shared-address.ts'

/** How the curve is drawn; null: as suits the years. */
export const CURVE_FORMS = ['weeks', 'range', 'running'] as const
/** How the states are shown. */
export const PLACE_FORMS = ['weeks', 'totals', 'rates'] as const
/** What the share that died is shown by. */
export const FATALITY_FORMS = ['years', 'states'] as const

/** What a reader asked the epidemic curve for. The indicator names disease and count, the year of the period the year. */
export interface EpidemicWanted extends SharedWanted {
  readonly allYears: boolean
  readonly curve: (typeof CURVE_FORMS)[number] | null
  readonly places: (typeof PLACE_FORMS)[number]
  readonly fatality: (typeof FATALITY_FORMS)[number]
}

/** Reads the state; what is malformed counts as not said. */
export function parseEpidemic(query: URLSearchParams): EpidemicWanted {
  return {
    ...parseShared(query),
    allYears: query.get('years') === 'all',
    curve: oneOf(query.get('curve'), CURVE_FORMS) ?? null,
    places: oneOf(query.get('by_state'), PLACE_FORMS) ?? 'weeks',
    fatality: oneOf(query.get('died'), FATALITY_FORMS) ?? 'years',
  }
}

/** Writes it back: `parseEpidemic(writeEpidemic(state))` equals the state. */
export function writeEpidemic(query: URLSearchParams, wanted: EpidemicWanted): void {
  writeShared(query, wanted)
  setText(query, 'years', wanted.allYears ? 'all' : null)
  setText(query, 'curve', wanted.curve)
  setText(query, 'by_state', wanted.places === 'weeks' ? null : wanted.places)
  setText(query, 'died', wanted.fatality === 'years' ? null : wanted.fatality)
}
