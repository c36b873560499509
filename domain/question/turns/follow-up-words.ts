import { DENIALS } from '../denials.ts'
import type { ReadPart } from '../read-part.ts'

/** Asks how many the places of the answer before are. */
export const HOW_MANY = /^(and |so )?how many (are|were|of) (they|them|these|those|there|that)\b/i

/** `In hospitals only`: some of those of the figure before, and no other figure. */
export function narrowingIn({ tokens }: ReadPart): string[] {
  return tokens.filter(({ said }) => /^(only|alone|solely|just)$/i.test(said)).map(({ said }) => said)
}

/** Nothing of a question is in the words: the figure once more would answer something that was not asked. */
export function isNothing(part: ReadPart): boolean {
  const { cues, places, sources, periods, level, group, limit, count, double, tokens } = part
  const isTime = periods.years.length + periods.parts.length > 0 || periods.fromToday !== null
  return (
    cues.size === 0 &&
    places.length + sources.length === 0 &&
    !isTime &&
    [level, group, limit, count, double].every((one) => one === null) &&
    !part.isOpposite &&
    !part.isForeign &&
    !turnsRound(part) &&
    tokens.length > 0
  )
}

/** `And the third?`: which place of the order before is asked for; null where none is. */
export function nextInOrder({ tokens }: Pick<ReadPart, 'tokens'>): number | null {
  const [, said] = IN_ORDER.exec(tokens.map((token) => token.said).join(' ')) ?? []
  const word = tokens.find((token) => token.said === said)?.word ?? ''
  return /^\d{1,2}$/.test(word) ? Number(word) : null
}

const IN_ORDER =
  /^(?:and |what about |how about |what of |then )*(?:who is |which is |the |number |no )*(\d{1,2}(?:st|nd|rd|th)?|second|third|fourth|fifth|two|three|four|five)(?: one| place| state)?$/i

/** `And those who did not`, `who missed it`: the opposite of what was said before. */
export function turnsRound({ tokens, contents, cues }: ReadPart): boolean {
  const isAsked = /^(is|are|was|were|do|does|did|has|have)$/i.test(tokens[0]?.said ?? '')
  const isOfWhom = !isAsked && tokens.some(({ said }) => /^(who|that|those|ones?|it|them)$/i.test(said))
  const isDenied = cues.has('miss') || tokens.some(({ word }) => DENIALS.has(word))
  // `And without?`
  const isLast = DENIALS.has(tokens.at(-1)?.word ?? '')
  return contents.length === 0 && (isOfWhom || isLast) && isDenied
}

/** `Compare the two`, `the difference between them`: the two places before. */
export function isAboutBoth({ places, level, cues, contents }: ReadPart, text: string): boolean {
  const isCompared = cues.has('compare') || cues.has('gap') || cues.has('differ')
  const isCounted = contents.every((word) => /^2$/.test(word))
  return isCompared && isCounted && places.length === 0 && level === null && BOTH.test(text)
}

const BOTH = /\b((the|these|those|them|dem) (two|2)|both|two of them|them|dem)\b/i

/** `List them`, `which ones`: the places of the answer before. */
export const LIST_THEM =
  /^(and |please |pls |ok |okay |so )*((list|name|show|give|tell)( me| us)? (all )?(them|these|those|the states|the names|their names)|which (ones|are they|are these|are those)|who are they)( all)?$/i
