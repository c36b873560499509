import type { Frame } from './frame.ts'
import { type Framed, framed } from './framed.ts'

const LEVEL_WORDS = { 2: 'zone', 3: 'state', 4: 'lga' } as const

/** The ends of which it cannot be said who is there. */
export type OpenEnd = 'both' | 'highest' | 'lowest'

/** The end that stays open where the other is named. */
export function openEnd(named: string): OpenEnd {
  if (named === 'lowest') return 'highest'
  return named === 'highest' ? 'lowest' : 'both'
}

/** `which of the 17 LGAs is highest or lowest`, `which of the 6 zones is highest`: of the places that have a figure. */
export function whichIsAtAnEnd(frame: Frame, open: OpenEnd): Framed {
  const { level } = frame.places
  const word = level === 2 || level === 4 ? LEVEL_WORDS[level] : LEVEL_WORDS[3]
  return framed(frame, 'frame.ends', { count: frame.looked, level: word, open })
}
