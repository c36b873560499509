import { decline } from '../doubt-in.ts'
import type { Read } from '../figure-asked.ts'
import type { Question } from '../question.ts'
import type { Reader } from '../reader.ts'

const TWO = /^((?:and |so |but )*(?:why|how come)\b[^?.!]*)[?.!]+\s+([^?.!]+[?.!]*)$/i

const POINTS = /\b(?:it|that|this|they|them|am)\b/i

/** Asks for the figure of the source that was named, which the answer tells beside the other. */
const ITS_FIGURE =
  /^(?:and |so )?what (?:is|was|did|does) (?:it|that one|its figure|their figure|the figure|they)(?: say| exactly| then)*[?.! ]*$/i

/** `Why is JME lower? Which sources are there`: both questions of a turn, the second of the same figure; null for any other. */
export function whyAndFurther(text: string, reader: Reader, read: Read): Question[] | null {
  const [, first = '', second = ''] = reader.before ? (TWO.exec(text.trim()) ?? []) : []
  if (first === '' || second === '') return null
  const [why, ...others] = read(first, reader)
  if (why?.frame.kind !== 'why_differ' || others.length > 0) return null
  if (ITS_FIGURE.test(second)) return [why]
  // `Who collected it`: which of the two figures is meant, nobody said.
  if (POINTS.test(second))
    return [{ ...why, ...decline('left_out'), unused: [second.replace(/[?.! ]+$/, '')] }]
  const further = read(second, reader)
  return further.length === 1 && further.every(({ frame }) => frame.kind !== 'decline')
    ? [why, ...further]
    : null
}
