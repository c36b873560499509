import type { Classification } from '#domain/data-source/data-source.ts'
import type { Value } from '#domain/message/message.ts'
import { placeName, sourceName } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { NATION } from '#domain/location/location.ts'
import type { Frame } from './frame.ts'
import { type Framed, framed } from './framed.ts'

/** How new a figure is among those of its class, and its kind. */
export interface OfClass {
  /** `one`: no word says how new it is among them. */
  readonly age: 'latest' | 'official' | 'held' | 'one'
  readonly kind: Classification | 'Census'
}

/** `the latest survey`, `up to 2008, the latest survey`, `the newest survey held`. */
export function newestOfClass(frame: Frame, ofClass: OfClass): Framed {
  return ofClassIn(frame, pastOf(frame), ofClass)
}

function ofClassIn(frame: Frame, past: ReturnType<typeof pastOf>, { age, kind }: OfClass): Framed {
  if (age === 'one') return framed(frame, 'frame.one-of-class', { ...past, kind })
  return framed(frame, 'frame.newest-of-class', { ...past, age, kind })
}

/** `the latest estimate`, in a sentence that has said up to when it looks. */
export function alsoNewest(frame: Frame, ofClass: OfClass): Framed {
  return ofClassIn(frame, pastOf({ until: null }), ofClass)
}

/** The newest figures of one source or, where the frame has all, each of one source: `NICS, newest figure for Nigeria: …`. */
export function newestFigures(frame: Frame, said: Value, reference: ReferenceData): Framed {
  const place = placeName(byId(reference.locations, frame.places.location ?? NATION))
  if (frame.sources.of === 'all') return framed(frame, 'frame.newest-of-each', { place, said })
  const source = sourceName(byId(reference.sources, frame.sources.source))
  return framed(frame, 'frame.newest-of-one', {
    ...{ source, place, said },
    count: frame.looked,
  })
}

/** `the newest year: NDHS 2023–24`: what was taken where no year was asked for. */
export function newestYear(frame: Frame, cited: Value): Framed {
  return framed(frame, 'frame.newest-year', { cited })
}

/** `others are newer`, beside the newest figure of one source; null where none is. */
export function othersNewer(frame: Frame): Framed | null {
  const { sources } = frame
  if (sources.of === 'all' || sources.newer === 0) return null
  return framed(frame, 'frame.others-newer', { count: sources.newer })
}

/** Later figures that tell of parts of the place only, or of less than a whole period. */
export function newerInPartsWords(
  frame: Frame,
  said: { readonly sources: Value; readonly count: number; readonly place: Value },
): Framed {
  return framed(frame, 'frame.newer-in-parts', said)
}

/** What the places of a level make together in a round that is newer than the figure of the whole. */
export function newerPartsMade(
  frame: Frame,
  said: {
    readonly sources: Value
    readonly mean: Value
    readonly weights: Value
    readonly place: Value
    readonly count: number
  },
): Framed {
  return framed(frame, 'frame.newer-parts-made', said)
}

/** Later figures of shorter or unfinished periods. */
export function newerOfLessWords(
  frame: Frame,
  said: {
    readonly sources: Value
    readonly count: number
    readonly of: 'year' | 'quarter' | 'month' | 'week'
  },
): Framed {
  return framed(frame, 'frame.newer-of-less', said)
}

/** A later survey that was passed over: few interviews, a large error, or a level that cannot be right. */
export function newerUnsteadyWords(
  frame: Frame,
  said: {
    readonly cited: Value
    readonly figure: Value
    readonly why: 'few' | 'imprecise' | 'doubtful'
    /** Interviews; 0 where they are not known. */
    readonly count: number
  },
): Framed {
  return framed(frame, 'frame.newer-unsteady', said)
}

/** `latest value`, `latest value up to 2008`: the heads of a table of sources. */
export function latestValue(frame: Frame): Framed {
  return framed(frame, 'frame.latest-value', pastOf(frame))
}

/** A newer round of a survey that is held for states and not for the nation. */
export function newerRoundOfStates(frame: Frame, source: Value): Framed {
  return framed(frame, 'frame.newer-round', { cited: source, count: frame.looked })
}

/** Whether a reader looks back, and from which year. */
export function pastOf({ until }: Pick<Frame, 'until'>): {
  readonly past: 'yes' | 'no'
  readonly year: string
} {
  return until === null ? { past: 'no', year: '' } : { past: 'yes', year: `${until}` }
}
