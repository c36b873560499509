import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { END, SO } from './turn-edges.ts'
import type { Going, TurnRule } from './turn-rule.ts'

const SAY = '(?:(?:give|show|tell|say|put|express|write)(?: me| us)?(?: it| that| this)? )?'
const PERCENT = '(?:%|per ?cent|percentages?|a percent)'

/** The turn before told a share of some people, and not of everybody. */
function isShareOfGroup({ before: { frame, group, indicators }, reader }: Going): boolean {
  const about = reader.lexicon.reference.indicators.get(indicators[0] ?? 0)
  return frame.kind === 'groups' && group !== null && about !== undefined && figureUnit(about) === 'percent'
}

/** Words that ask for another unit of a figure of some people. */
export const UNIT_OF_GROUP_RULES: readonly TurnRule[] = [
  // `As a percentage?`: it is one; that of everybody would be another figure.
  {
    words: new RegExp(
      `${SO}(?:please )?${SAY}(?:(?:what is (?:it|that)|is that|is it) )?(?:as|in) (?:an? )?${PERCENT}(?: please)?${END}`,
      'i',
    ),
    said: (_, going) => (isShareOfGroup(going) ? 'again' : null),
  },
]
