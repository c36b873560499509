import type { Level, Location } from '#domain/location/location.ts'
import { type FigureHolder, heldIn } from '#domain/reference/scope.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** The sources that were looked at: all that are held, or one of them, with the number of others that have newer figures. */
export type FrameSources =
  | { readonly of: 'all'; readonly held: FigureHolder }
  | { readonly of: 'one'; readonly source: number; readonly newer: number }

/** The places that were looked at: one of them, or those of a level inside it. */
export interface FramePlaces {
  /** Null: any place. */
  readonly location: number | null
  /** The level of the figures; null: any level. */
  readonly level: Level | null
  /** How many places there are; null where places are not counted. */
  readonly all: number | null
}

/**
 * The stock of figures that a statement rests on when it calls one of them the newest or the highest, or says that there is none. It is a part
 * of every such statement, so that a reader and a test can ask for it (decision 125).
 */
export interface Frame {
  readonly sources: FrameSources
  readonly places: FramePlaces
  /** The last year that was looked at, where a reader looks back from it; null: everything up to now. */
  readonly until: number | null
  /** How many figures, or sources or places with one, were looked at. */
  readonly looked: number
}

/** All sources, in whatever place. */
export function everywhere(reference: Pick<ReferenceData, 'scope' | 'sources'>): Frame {
  return {
    sources: { of: 'all', held: heldIn(reference) },
    places: { location: null, level: null, all: null },
    until: null,
    looked: reference.sources.size,
  }
}

/** All that a release holds, where nobody chose a part of it. */
export function wholeRelease(): Frame {
  return everywhere({ sources: new Map() })
}

/** All sources, of one place; `until`: the year that a reader looks back from. */
export function atPlace(
  reference: Pick<ReferenceData, 'scope'>,
  place: Pick<Location, 'id' | 'level'>,
  { until = null, looked }: { readonly until?: number | null; readonly looked: number },
): Frame {
  return {
    sources: { of: 'all', held: heldIn(reference) },
    places: { location: place.id, level: place.level, all: null },
    until,
    looked,
  }
}

/** One source, of one place; `newer`: how many other sources have newer figures of it. */
export function ofSource(
  place: Pick<Location, 'id' | 'level'>,
  { source, newer, looked }: { readonly source: number; readonly newer: number; readonly looked: number },
): Frame {
  return {
    sources: { of: 'one', source, newer },
    places: { location: place.id, level: place.level, all: null },
    until: null,
    looked,
  }
}

/** One source and period, across the places of a level inside a place: `looked` of `all` have a figure. */
export function acrossPlaces(
  inside: Pick<Location, 'id'>,
  level: Level,
  { source, looked, all }: { readonly source: number; readonly looked: number; readonly all: number },
): Frame {
  return {
    sources: { of: 'one', source, newer: 0 },
    places: { location: inside.id, level, all },
    until: null,
    looked,
  }
}
