import type { Level } from '#domain/location/location.ts'

/** How many of something a figure takes, at least and at most. */
export interface Slot {
  readonly least: number
  /** Infinity for any number. */
  readonly most: number
}

/** The indicators, sources, places and periods that a figure takes: their number and sort. */
export interface Slots {
  readonly indicators: Slot
  readonly sources: Slot
  /** `levels`: places that it can be about; `shows`: whether these themselves, the places that they consist of, or both. */
  readonly locations: Slot & {
    readonly levels: readonly Level[]
    readonly shows: 'itself' | 'parts' | 'both'
  }
  /** `without`: what a view means that names no period. */
  readonly periods: Slot & { readonly without: 'all' | 'latest' | 'nothing' }
  /** Those whose entries belong together by position, such as `sources[i]` and `periods[i]`. */
  readonly together?: readonly ('indicators' | 'sources' | 'periods')[]
  /** Those of which there are no more than indicators, as each belongs to one; fewer may be named. */
  readonly ofIndicators?: readonly ('sources' | 'periods')[]
}

/** Exactly one, or as many as are given. */
export function exactly(count: number): Slot {
  return { least: count, most: count }
}

/** From some to some; without a second number, to any number. */
export function between(least: number, most = Number.POSITIVE_INFINITY): Slot {
  return { least, most }
}
