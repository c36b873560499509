import type { Otherwise } from './other-words.ts'

const GOAL = '(?:the |its |our |their )?(?:national |indicative |sdg |2030 )*(?:target|goal)\\b'

/** Words that ask how much is wanting until a target is reached. */
export const SHORT_OF_TARGET: readonly Otherwise[] = [
  // `How much is missing to reach the target`, `how many points short of the target is it`.
  {
    words: new RegExp(
      `\\bhow (?:much|many (?:percentage )?points?)(?: more)? (?:is|are|was|does|do|must|should) (?:it |that |this |there |we |they )?(?:still )?(?:missing|lacking|left|remaining|needed|need|wanting|required|short|to go|have to (?:rise|fall|grow|drop)|rise|fall|grow|drop)(?: (?:in order )?(?:to (?:reach|meet|hit|get to|attain|achieve)|till|until|before|from|of|for))? (?=${GOAL})`,
      'i',
    ),
    said: () => 'how far is it from ',
  },
  {
    words: new RegExp(
      `\\bhow (?:much|many (?:percentage )?points?) (?:below|above|short of|off|under|over|away from|behind|ahead of|to) ${GOAL}(?: (?:is|are|was) (?:it|that|this|they|we))?`,
      'i',
    ),
    said: () => 'how far is it from the target',
  },
  // `Is that near the target`: how near.
  {
    words: new RegExp(
      `^(?:and |so |but )*(?:is|are|was|were) (?:it|that|this|they|we) (?:anywhere |any |quite |really )?(?:near|close to|far from|nearly at|within reach of|far off|far away from) (?=${GOAL}[?.! ]*$)`,
      'i',
    ),
    said: () => 'how far is it from ',
  },
]
