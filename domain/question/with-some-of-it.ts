import type { FrameKind } from './frame.ts'
import type { Question } from './question.ts'

/** A text that asks for a figure, and then for some of those whom it counts. */
export interface WithSomeOfIt {
  readonly first: string
  /** What is asked of them, as a turn after the first would have it. */
  readonly further: string
}

const PEOPLE =
  'women|men|females?|males?|girls|boys|children|babies|infants|newborns|adults|under[- ]?fives|teenagers|adolescents|youths?|elderly|twins'
const HOW_MANY =
  'how many|how much|(?:what|which) (?:share|percentage|percent|proportion|fraction|part|number)'
const OF_THEM = 'of (?:them|these|those|whom|it|the total|that)'
const VERB =
  '(?:are|were|is|was|be|have|has|had|can|live|work|get|got|receive|received)\\b(?! (?:there|they|these|those|that|it|we|you|held)\\b)'
const FATE = '(?:die|died|dies|survived|recovered)'
/** Without a word that joins them `of whom` does. */
const JOINED = '(?<=\\b(?:and|but|plus) (?:also )?)'

const ASKED = new RegExp(
  `^(?<first>.+?\\S)[,;.?]* +(?:(?:and|but|plus|then) )*(?:also )?(?:${[
    `${JOINED}(?<many>${HOW_MANY})(?<them> ${OF_THEM})? (?<what>${VERB}.+)`,
    `(?<many>${HOW_MANY})(?<them> ${OF_THEM}) (?<what>${VERB}.+)`,
    `(?<them>of whom|of which|of them),? (?<many>how many) (?<what>${VERB}.+)`,
    `${JOINED}(?<many>how many)(?<them> ${OF_THEM})? (?<who>${PEOPLE})`,
    `${JOINED}(?<many>how many)(?<them> ${OF_THEM})? (?<what>${FATE})`,
    `${JOINED}(?:the )?(?<who>${PEOPLE}) (?<them>(?:among|amongst|of) (?:them|these|those))`,
  ].join('|')})[?.! ]*$`,
  'iu',
)

/** `Of all TB cases notified how many were children`: some of them, named first. */
const OF_ALL = new RegExp(
  `^(?:and |so )?(?:out )?of (?:all )?(?:the )?(?<first>.{4,60}?),? (?<many>how many)(?: of them)? (?<what>(?:are|were|is|was) (?:${PEOPLE}))[?.! ]*$`,
  'iu',
)
const COMPARING = /\b(?:compare|compared|versus|vs|between|difference|gap|than)\b/i

/** The two questions of a text that asks for some of those whom its first figure counts; null where it asks for one thing. */
export function withSomeOfIt(text: string): WithSomeOfIt | null {
  const { first, many, them, what, who } = (ASKED.exec(text) ?? OF_ALL.exec(text))?.groups ?? {}
  const asked = what ?? (who && `are ${who}`)
  if (first === undefined || asked === undefined || COMPARING.test(first)) return null
  return { first, further: `${many ?? 'how many'} ${them === undefined ? '' : 'of them '}${asked}` }
}

/** Whether the first part was understood as one figure, so that `them` are those whom it counts. */
export function isOneFigure([own, ...others]: readonly Question[]): boolean {
  return (
    own !== undefined && others.length === 0 && own.indicators.length === 1 && OF_ONE.includes(own.frame.kind)
  )
}

const OF_ONE: readonly FrameKind[] = ['level', 'number']
