import type { Level } from '#domain/location/location.ts'

/** The ways a figure can have gone, as a question names them. */
export type Course = 'rise' | 'fall' | 'better' | 'worse' | 'any'

/** The end of an order that a question asks for. */
export type End = 'highest' | 'lowest' | 'best' | 'worst'

/** A number that figures are held against: `above 90%`, `at most 5 per 1,000`. */
export interface Limit {
  readonly side: 'above' | 'below'
  readonly value: number
  /** The number itself counts: `at least`. */
  readonly isInclusive: boolean
  /** The number is one of points, as changes and differences have them: `by more than 10 points`. */
  readonly isOfPoints: boolean
}

/** Two numbers that figures lie between, both of which count: `between 40 and 60%`. */
export interface Band {
  readonly side: 'within'
  readonly from: number
  readonly to: number
}

/** The people whose deaths are told by cause: in the first month, after it, or of both up to the fifth birthday. */
export type CausesOf = 'newborns' | 'after_month' | 'under_5'

/** Kinds of places of which nobody has figures. */
export type UnheldLevel =
  | 'ward'
  | 'town'
  | 'village'
  | 'community'
  | 'settlement'
  | 'facility'
  | 'constituency'
  | 'polling_unit'
  | 'emirate'

/** The side of a place’s own figure, mostly the nation’s, on which places lie that are asked for. */
export interface BesidePlace {
  readonly place: number
  readonly side: 'above' | 'below' | 'better' | 'worse'
  /** A figure that is the same counts: `not below the national average`. */
  readonly isInclusive: boolean
}

/** Frames that need nothing beside the names of the question. */
export const PLAIN_FRAMES = [
  'level',
  'convert',
  'number',
  'compare_sources',
  'compare_places',
  'compare_years',
  'rank',
  'rank_of_place',
  'change',
  'target',
  'quote',
  'why_differ',
  'definition',
  'licence',
  'method',
  'comparable',
  'limits',
  'interval',
  'catalogue',
  'parts',
  'levels',
  'held_at',
  'map',
  'groups',
  'forecast',
  'story',
  'sum',
  'changes',
  'help',
  'greeting',
  'decline',
] as const

/** What the other frames need beside the names. */
interface Needs {
  readonly change_by_place: {
    readonly course: Course
    readonly asks: 'most' | 'count'
    /** How large the changes are that are asked for; null: of any size. */
    readonly size: Limit | null
  }
  readonly extreme_in_time: { readonly end: End }
  readonly threshold: { readonly limit: Limit | Band; readonly asks: 'whether' | 'which' }
  /** When the figures of one place first or last lay on a side of a number. */
  readonly crossing_time: { readonly limit: Limit | Band; readonly order: 'first' | 'last' }
  /** The places whose figures lie on one side of the nation's own, of the same source and time. */
  readonly beside_place: BesidePlace
  /** Two indicators with a limit each: the places that meet both. */
  readonly both_limits: { readonly limit: Limit | Band; readonly other: Limit | Band }
  /** How far a figure is from a number that was named; null: from its target. */
  readonly distance: { readonly goal: number | null }
  /** Figures of each place of a level that is not held: `by ward`. */
  readonly level_not_held: { readonly said: UnheldLevel }
  /** The places are the LGAs of a city that has no figure of its own, as it was called, with its state. */
  readonly city: { readonly said: string; readonly state: number }
  /** Numbers that others claim of one figure, and which of them it is. */
  readonly claims_apart: { readonly claims: readonly number[] }
  /** The share of one place in what is counted of a whole. */
  readonly part_of_whole: { readonly whole: number }
  /** The share of one number in another that it is a part of, at one place. */
  readonly part_of_figure: { readonly of: number }
  /** What people of an age die of, by the causes that are held. */
  readonly causes: { readonly of: CausesOf }
  /** How much of the deaths of those people one cause takes. `share`: the indicator that is such a share; null where deaths alone are held. */
  readonly share_of_deaths: { readonly of: CausesOf; readonly share: number | null }
  /** How far one place is from those at an end of an order of a level. */
  readonly behind_end: { readonly end: End; readonly level: Level; readonly within: readonly number[] }
  /** Which place one place takes among those of its level in a whole. */
  readonly rank_within: { readonly whole: number }
  /** Which of two places changed more. */
  readonly moved_more: { readonly course: Course }
  /** Whether a figure of one place ever lay on a side of a number. */
  readonly ever_beyond: { readonly limit: Limit }
  /** Whether a target will be reached by a year to come. */
  readonly target_ahead: { readonly year: number }
  /** Whether a number that was named will be reached by a year to come. */
  readonly number_ahead: { readonly year: number; readonly limit: Limit }
  /** What is held of the week or month of today, or of this year so far. */
  readonly newest_part: { readonly span: 'week' | 'month' | 'year' }
  /** Two indicators beside each other: at one place, or the places where they lie furthest or least apart. */
  readonly compare_indicators: { readonly asks: 'pair' | 'furthest' | 'nearest' | 'above' | 'below' }
}

export type FrameKind = (typeof PLAIN_FRAMES)[number] | keyof Needs

/** The frame of a kind. */
export type FrameOf<Kind extends FrameKind> = { readonly kind: Kind } & (Kind extends keyof Needs
  ? Needs[Kind]
  : unknown)

/**
 * The frame of a question: the kind of answer that it asks for, with all that this kind needs. A frame has a planner of its
 * own; one that cannot be filled is declined by its name, and never replaced by the level.
 */
export type Frame =
  | { readonly kind: (typeof PLAIN_FRAMES)[number] }
  | { [Kind in keyof Needs]: FrameOf<Kind> }[keyof Needs]
