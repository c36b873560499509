import type { FrameKind } from '../frame.ts'
import type { Cue } from '../question-words.ts'

/** Words that turn what is asked: an answer that does not follow them is the answer to another question. */
export const TURNING: readonly Cue[] = [
  ...([
    'highest',
    'lowest',
    'best',
    'worst',
    'rank',
    'among',
    'compare',
    'gap',
    'ratio',
    'relative',
  ] as const),
  ...(['trend', 'rise', 'fall', 'improve', 'worsen', 'since', 'until', 'when', 'ever', 'future'] as const),
  ...(['target', 'sdg', 'distance', 'quote', 'differ', 'why', 'interval', 'total', 'mean'] as const),
  ...(['as_percent', 'as_million', 'as_thousand', 'one_in', 'all_sources', 'map', 'groups'] as const),
  ...([
    'method',
    'numerator',
    'denominator',
    'comparable',
    'indicator_word',
    'story',
    'above',
    'below',
  ] as const),
]

export const COURSE: readonly Cue[] = ['trend', 'rise', 'fall', 'improve', 'worsen', 'since', 'until']
export const ENDS: readonly Cue[] = ['highest', 'lowest', 'best', 'worst']
const UNITS: readonly Cue[] = ['as_percent', 'as_million', 'as_thousand', 'one_in']
const LIMITS: readonly Cue[] = ['compare', ...COURSE, ...UNITS, 'when', 'among', 'total']

/**
 * Of each frame that gives figures the turning words that its answer follows. The other frames describe: they answer with
 * texts, or with everything that is held.
 */
export const FOLLOWED: Partial<Readonly<Record<FrameKind, readonly Cue[]>>> = {
  level: ['interval'],
  convert: UNITS,
  city: ['compare', 'gap', 'among'],
  part_of_whole: ['as_percent', 'among', 'total'],
  number: ['total', 'as_million', 'as_thousand'],
  compare_sources: ['agree', 'compare', 'gap', 'all_sources', 'differ', 'mean', ...ENDS],
  compare_places: [...ENDS, 'rank', 'compare', 'gap', 'ratio', 'distance', 'among', ...COURSE],
  compare_years: ['compare', 'gap', 'ratio', 'relative', 'differ', ...COURSE],
  compare_indicators: ['compare', 'gap', 'ratio', 'among', 'fall', 'trend', ...ENDS],
  rank: [...ENDS, 'rank', 'among', 'compare', 'gap', 'ratio', 'target', 'sdg', 'quote', 'total'],
  rank_of_place: [...ENDS, 'rank', 'among', 'compare'],
  rank_within: [...ENDS, 'rank', 'among', 'compare'],
  change: ['compare', 'gap', 'ratio', 'relative', 'distance', ...COURSE],
  change_by_place: ['compare', 'gap', 'rank', 'among', 'highest', 'best', 'worst', ...COURSE],
  extreme_in_time: [...ENDS, 'when', 'ever', 'since', 'until', 'trend', 'compare'],
  threshold: [...LIMITS, 'rank', 'future'],
  crossing_time: [...LIMITS, 'ever'],
  beside_place: ['among', 'compare'],
  both_limits: [...LIMITS],
  distance: ['distance', 'target', 'sdg', 'gap', 'compare', 'trend', 'fall', 'rise'],
  target: ['target', 'sdg', 'compare', 'gap', 'distance', 'when', 'ever'],
  groups: ['ratio', 'groups', 'compare', 'gap', ...ENDS],
  quote: TURNING,
  forecast: TURNING,
  interval: ['quote', 'interval', 'why', 'method', 'comparable', 'compare'],
  sum: ['total', 'mean', 'all_sources', 'compare', 'among'],
}

/** Frames of one place: `which states` is not answered by them. */
export const OF_ONE: readonly FrameKind[] = [
  ...([
    'level',
    'number',
    'convert',
    'compare_years',
    'change',
    'extreme_in_time',
    'distance',
    'why_differ',
    'interval',
    'quote',
  ] as const),
]
/** Frames whose figures are of one time. */
export const OF_ONE_YEAR: readonly FrameKind[] = [
  ...([
    'compare_places',
    'compare_indicators',
    'rank',
    'rank_of_place',
    'rank_within',
    'threshold',
    'beside_place',
    'both_limits',
    'number',
    'convert',
    'groups',
  ] as const),
]
