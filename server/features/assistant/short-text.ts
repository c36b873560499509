import { KNOWN_ERRORS } from '#domain/question/answer/in-question.ts'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'

const LONGEST = 160

/** Source and year at the end of a sentence: ` (GDL 2018).` */
const CITED = /\s*\([^()]*\b\d{4}\b[^()]*\)\.?$/

/** An answer as far as a short text is made of it. */
type ShortAnswer = Pick<AssistantAnswer, 'text'> & Partial<Pick<AssistantAnswer, 'links' | 'sentences'>>

/**
 * The answer for one message, of at most 160 characters: its first sentence that states something, without intervals where they are too
 * many, and that the figure is in question where it is.
 */
export function shortText({ text, links = [], sentences = [] }: ShortAnswer): string {
  const isInQuestion = links.some(({ href }) => href.startsWith(KNOWN_ERRORS))
  const doubt = isInQuestion ? ` ${sentences.at(-1)?.text ?? ''}` : ''
  return shortened(text, LONGEST - doubt.length) + doubt
}

function shortened(text: string, longest: number): string {
  const [first = '', second = ''] = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  // A sentence without a verb only names the subject of the next one.
  const said = isHeading(first) && second !== '' ? `${first.slice(0, -1)}: ${second}` : first
  if (said.length <= longest) return said
  const bare = said.replace(/, \d+% interval [^)]*(?=\))/g, '')
  return bare.length <= longest ? bare : cutToFit(bare, longest)
}

function isHeading(sentence: string): boolean {
  return (
    /^[^:;,]+ in [^:;,]+\.$/.test(sentence) &&
    !/\b(has|have|is|are|rose|fell|could|cannot|can)\b/.test(sentence)
  )
}

/**
 * A list loses its last items, never its source and year, and never half of a number: an omission is marked.
 */
function cutToFit(sentence: string, longest: number): string {
  const [cited = ''] = CITED.exec(sentence) ?? []
  const room = sentence.slice(0, longest - cited.length - 1)
  const ends = [room.lastIndexOf(', '), room.lastIndexOf('; '), room.lastIndexOf(' and ')]
  const end = Math.max(...ends)
  return `${room.slice(0, end > 0 ? end : room.lastIndexOf(' '))}…${cited}`
}
