import type { Message } from '#domain/message/message.ts'
import type { PointKey } from './point.ts'

/**
 * The reason for a missing figure, as a word for programs.
 *
 * `not_asked`: the source does not measure the indicator. `not_published`: it does, and this release holds no
 * figure of it for the place, its level or the period. `not_held`: known to be published, and not in this
 * release. `withheld`: there is one, and it rests on too few people to be shown. `not_applicable`: such a
 * figure has no meaning. `too_few`: too few values, or too few interviews, to say anything.
 * `outdated_boundary`: the place did not exist then, or had other boundaries. `withdrawn`: it was held, and
 * taken out because it contradicts itself. `left_out`: the maker of the dashboard did not choose it.
 *
 * A figure that is still loading, or failed to load, is no gap.
 */
export const GAP_REASONS = [
  'not_asked',
  'not_published',
  'not_held',
  'withheld',
  'not_applicable',
  'too_few',
  'outdated_boundary',
  'withdrawn',
  'left_out',
] as const

export type GapReason = (typeof GAP_REASONS)[number]

/** The gap in place of a figure: never zero, never nothing. */
export interface Gap {
  readonly reason: GapReason
  /** A whole sentence: the source without the figure, and the figures there are instead. */
  readonly note: Message
  /** What an empty cell says instead of the reason: `has LGAs only`. */
  readonly mark?: Message
}

/** A figure that was published, and is kept back by the rule named. */
export interface WithheldPoint extends PointKey {
  readonly rule: WithheldRule
}

/** Why a figure is kept back. Source: methods §11. */
export const WITHHELD_RULES = ['survey_sample', 'mortality_exposure', 'sensitive_count', 'imprecise'] as const

export type WithheldRule = (typeof WITHHELD_RULES)[number]
