import type { Value } from '#domain/message/message.ts'
import type { Frame } from './frame.ts'
import { type Framed, framed } from './framed.ts'

type End = 'highest' | 'lowest'

/** The subject of a rank: the places of one round with their figures, and whose they are. */
interface RankedPlaces {
  readonly indicator: Value
  readonly places: Value
  readonly cited: Value
}

/** `Highest stunting of the states: Kebbi 66.1% (NDHS 2023–24).`: only of an end that is told apart from the next. */
export function placesAtEnd(frame: Frame, end: End, said: RankedPlaces): Framed {
  return framed(frame, 'frame-order.rank', { ...said, end, level: levelOf(frame) })
}

/** The largest or smallest figures of a round, where it cannot be told which place is at the end, and why. */
export function placesNearEnd(
  frame: Frame,
  end: End,
  said: RankedPlaces & {
    readonly count: number
    readonly why: 'intervals' | 'no_intervals' | 'few_events'
  },
): Framed {
  return framed(frame, 'frame-order.rank-open', { ...said, end, level: levelOf(frame) })
}

/** The largest or smallest of the figures that can be ranked, where some that cannot lie beyond them: how many, why, and some of them. */
export function placesAmongRanked(
  frame: Frame,
  end: End,
  said: RankedPlaces & {
    readonly beyond: number
    readonly why: 'few' | 'wide'
    readonly some: Value
  },
): Framed {
  return framed(frame, 'frame-order.rank-among', {
    ...said,
    end,
    looked: frame.looked,
    level: levelOf(frame),
  })
}

/** Both ends of a round; `claim`: which of them are told apart from the next. */
export function placesAtBothEnds(
  frame: Frame,
  said: {
    readonly indicator: Value
    readonly highest: Value
    readonly lowest: Value
    readonly cited: Value
    readonly claim: 'named' | 'same' | 'highest' | 'lowest' | 'none'
  },
): Framed {
  return framed(frame, 'frame-order.both-ends', { ...said, level: levelOf(frame) })
}

/** The number of one place among those of its level, counted from that end; `last` where others share its figure. */
export function rankOfPlace(
  frame: Frame,
  end: End,
  said: {
    readonly place: Value
    readonly rank: number
    readonly last: number
    readonly indicator: Value
    readonly figure: Value
    readonly cited: Value
  },
): Framed {
  const tied = said.last > said.rank ? 'yes' : 'no'
  return framed(frame, 'frame-order.rank-of-place', {
    ...said,
    end,
    tied,
    count: frame.looked,
    level: levelOf(frame),
  })
}

/** The place that stands at one number of an order, counted from one of its ends; several where they share the figure. */
export function placesAtNumber(
  frame: Frame,
  end: End,
  said: RankedPlaces & { readonly count: number; readonly rank: number; readonly last: number },
): Framed {
  const tied = said.last > said.rank ? 'yes' : 'no'
  return framed(frame, 'frame-order.rank-nth', {
    ...said,
    end,
    tied,
    of: frame.looked,
    level: levelOf(frame),
  })
}

/** When the figures of one source about one place were at their end; `beyond`: the figure of another source that lies beyond it, or null. */
export function extremeInTime(
  frame: Frame,
  end: End,
  said: {
    readonly indicator: Value
    readonly place: Value
    readonly figure: Value
    readonly when: Value
    readonly source: Value
    readonly cited: Value
    readonly beyond: Framed | null
  },
): Framed {
  const any = said.beyond === null ? 'no' : 'yes'
  return framed(frame, 'frame-order.extreme-in-time', { ...said, end, any, beyond: said.beyond ?? '' })
}

/** A figure of another source that lies beyond that end. */
export function beyondEnd(
  frame: Frame,
  end: End,
  said: { readonly figure: Value; readonly cited: Value },
): Framed {
  return framed(frame, 'frame-order.extreme-beyond', { ...said, end })
}

/** On which side of a number figures lie, in words. */
interface CrossedNumber {
  readonly side: 'above' | 'below' | 'within'
  readonly inclusive: 'yes' | 'no'
  readonly limit: Value
  readonly indicator: Value
  readonly place: Value
}

/** When the figures of one source about one place first or last lay on a side of a number. */
export function crossed(
  frame: Frame,
  order: 'first' | 'last',
  said: CrossedNumber & { readonly when: Value; readonly figure: Value; readonly cited: Value },
): Framed {
  return framed(frame, 'frame-order.crossed', { ...said, order })
}

/** That none of the figures of one source about one place lay there. */
export function neverCrossed(
  frame: Frame,
  said: CrossedNumber & { readonly source: Value; readonly start: Value; readonly end: Value },
): Framed {
  return framed(frame, 'frame-order.crossed-never', { ...said, count: frame.looked })
}

/** Figures of other sources that lay there first or last at another time. */
export function crossedElsewhere(frame: Frame, order: 'first' | 'last', list: Value): Framed {
  return framed(frame, 'frame-order.crossed-elsewhere', { order, list })
}

function levelOf({ places: { level } }: Frame): 'state' | 'zone' | 'lga' | 'district' {
  if (level === 5) return 'district'
  if (level === 2) return 'zone'
  return level === null || level === 3 ? 'state' : 'lga'
}
