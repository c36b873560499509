import { GAP_OF_GROUPS_RULES } from './turn-gap-of-groups.ts'
import { BOTH_OF_TWO_RULES } from './turn-both-of-two.ts'
import { SOME_OF_THOSE_RULES } from './turn-some-of-those.ts'
import { SISTER_RULES } from './turn-sisters.ts'
import { OTHER_END_RULES } from './turn-other-end.ts'
import { BOTH_PLACES_RULES } from './turn-both-places.ts'
import { ON_BOTH_RULES } from './turn-on-both.ts'
import { KIND_OF_ALL_RULES } from './turn-kind-of-all.ts'
import { SAME_YEAR_RULES } from './turn-same-year.ts'
import { OWN_MEASURE_RULES } from './turn-own-measure.ts'
import { THAN_THAT_RULES } from './turn-than-that.ts'
import { POOREST_RULES } from './turn-poorest.ts'
import { YEAR_OF_PARTS_RULES } from './turn-year-of-parts.ts'
import { DIFFERENCE_REAL_RULES } from './turn-difference-real.ts'
import { HIGHEST_OF_ALL_RULES } from './turn-highest-of-all.ts'
import { UP_ON_RULES } from './turn-up-on.ts'
import { WHY_AND_ITS_FIGURE_RULES } from './turn-why-and-its-figure.ts'
import { OF_FATALITY_RULES } from './turn-of-fatality.ts'
import { STATES_THERE_RULES } from './turn-states-there.ts'
import type { TurnRule } from './turn-rule.ts'

/** Turns that ask on about both, the other end, some of all, the same year: tried before the rules for shorter words. */
export const ASKED_ON_RULES: readonly TurnRule[] = [
  ...STATES_THERE_RULES,
  ...GAP_OF_GROUPS_RULES,
  ...SISTER_RULES,
  ...SOME_OF_THOSE_RULES,
  ...BOTH_OF_TWO_RULES,
  ...OF_FATALITY_RULES,
  ...OTHER_END_RULES,
  ...BOTH_PLACES_RULES,
  ...ON_BOTH_RULES,
  ...KIND_OF_ALL_RULES,
  ...SAME_YEAR_RULES,
  ...OWN_MEASURE_RULES,
  ...THAN_THAT_RULES,
  ...POOREST_RULES,
  ...YEAR_OF_PARTS_RULES,
  ...UP_ON_RULES,
  ...HIGHEST_OF_ALL_RULES,
  ...DIFFERENCE_REAL_RULES,
  ...WHY_AND_ITS_FIGURE_RULES,
]
