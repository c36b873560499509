import { flag, oneOf, setSwitch, setText } from '#domain/view/address-parts.ts'
import { ACROSS, type Across } from '#domain/spread/across.ts'
import { parseShared, type SharedWanted, writeShared } from '#domain/choice/shared-address.ts'

/** The state of Descriptive Analysis; every member has a default, and null lets the data decide. */
export interface DescriptiveWanted extends SharedWanted {
  readonly across: Across | null
  /** Classes of the histogram: at round limits, or exactly as wide as the rule says. */
  readonly bins: 'round' | 'exact'
  readonly national: boolean
  readonly sdg: boolean
}

/** Reads the state of Descriptive Analysis; `writeDescriptiveAddress` is the way back. What is malformed is not said. */
export function parseDescriptiveAddress(query: URLSearchParams): DescriptiveWanted {
  return {
    ...parseShared(query),
    across: oneOf(query.get('across'), ACROSS) ?? null,
    bins: oneOf(query.get('bins'), ['round', 'exact'] as const) ?? 'round',
    national: flag(query, 'nt') ?? true,
    sdg: flag(query, 'sdg') ?? true,
  }
}

/** Writes the state into a query: what equals the default is deleted, parameters of other sections stay. */
export function writeDescriptiveAddress(query: URLSearchParams, wanted: DescriptiveWanted): void {
  writeShared(query, wanted)
  setText(query, 'across', wanted.across)
  setText(query, 'bins', wanted.bins === 'round' ? null : wanted.bins)
  setSwitch(query, 'nt', wanted.national, true)
  setSwitch(query, 'sdg', wanted.sdg, true)
}
