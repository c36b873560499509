import type { Otherwise } from './other-words.ts'

const PLACES = '(?:states?|zones?|lgas?|local governments?|senatorial districts?)'
/** Words by which one, none or all of the places of a level are asked about. */
const SOME = `(?:any|a|an|some|no|all|which|what|how many|every|each|(?:all|any|none|how many) of the) (?:single |other |one )?${PLACES}`

/** Whether places of a level have come to a target or a number, in everyday words. */
export const EVERYDAY_TARGETS: readonly Otherwise[] = [
  // `Has any state crossed 90 percent`, `any state wey don pass the target`.
  {
    words: new RegExp(
      `\\b(${SOME}(?: in \\p{Lu}[\\p{L}-]+)?)(?: (?:that|which|wey|who))?(?: (?:has|have|had|don|did))? (?:already |yet |ever )?(?:crossed|cross|(?:passed|pass)(?! \\d)|attained|attain|achieved|achieve|cleared|clear|touched|touch|reach|meet|hit|gotten to|got to|made it to|climbed to|come up to|come down to)(?= (?:the|its|their|our|that|\\d))`,
      'iu',
    ),
    said: ([, who = '']) => `${who} reached`,
  },
  // `Is any state up to 30%`: at least so much.
  {
    words: new RegExp(
      `\\b(${SOME})(?: (?:that|which|wey|who))?(?: (?:is|are|has|have|don|dey|get))? up to (?=\\d)`,
      'i',
    ),
    said: ([, who = '']) => `${who} reached `,
  },
  // `Any state under 25`: a number, and no age.
  {
    words: new RegExp(
      `\\b(${SOME}(?: (?:is|are|with|that is|that are|has|have|at))?) (?:under|beneath|less than) (?=\\d+(?:\\.\\d+)?(?! ?-?(?:years?|yrs?|mortality|deaths?|s\\b|child|stunting|wasting)))`,
      'i',
    ),
    said: ([, who = '']) => `${who} below `,
  },
]
