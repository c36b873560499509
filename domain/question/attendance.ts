import type { Question } from './question.ts'
import type { Reader } from './reader.ts'

const ATTENDING =
  /\b(?:school attendance(?: rates?)?|attendance (?:at|in|of) schools?|(?:children|kids|pupils|pikins?) (?:who are |who |that |wey )?(?:attend(?:ing)?|go(?:ing|es)? to|in) schools?)\b/i
/** Ages, levels of school, and those who are not there have figures of their own. */
const OTHERS =
  /\bdepriv|\bout[- ]of[- ]school|\b(?:not|never|no dey|without|poverty|mpi|primary|secondary|ages?|aged|year[- ]olds?|nursery|university|completion)\b|\d{1,2} ?(?:-|–|to) ?\d{1,2}/i
/** Longer texts ask for more. */
const LONG = 240
/** School attendance is held by three ages, and of no children together. */
const AGES = ['9-11', '12-14', '15-17'] as const

/**
 * A question for school attendance that names no age, as one for each age that is held; null for any other. The deprivation of the same name counts
 * people who live with a child out of school, and is no attendance.
 */
export function attendanceAsked(
  text: string,
  reader: Reader,
  read: (text: string, reader: Reader) => Question[],
): Question[] | null {
  if (text.length > LONG || !ATTENDING.test(text) || OTHERS.test(text)) return null
  const asked = AGES.map((ages) => read(text.replace(ATTENDING, `school attendance ages ${ages}`), reader))
  const all = asked.flatMap(([first, ...others]) => (first && others.length === 0 ? [first] : []))
  return all.length === AGES.length && all.every(({ frame }) => frame.kind !== 'decline') ? all : null
}
