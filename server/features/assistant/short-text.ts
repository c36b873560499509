import type { AssistantAnswer } from '#contract/assistant/assistant.ts'

const LONGEST = 160

/** Source and year at the end of a sentence: ` (GDL 2018).` */
const CITED = /\s*\([^()]*\b\d{4}\b[^()]*\)\.?$/

/** The answer for one message, of at most 160 characters: its first sentence that states something, without intervals where they are too many. */
export function shortText({ text }: Pick<AssistantAnswer, 'text'>): string {
  const [first = '', second = ''] = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  // A sentence without a verb only names the subject of the next one.
  const said = isHeading(first) && second !== '' ? `${first.slice(0, -1)}: ${second}` : first
  if (said.length <= LONGEST) return said
  const bare = said.replace(/, \d+% interval [^)]*(?=\))/g, '')
  return bare.length <= LONGEST ? bare : cutToFit(bare)
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
function cutToFit(sentence: string): string {
  const [cited = ''] = CITED.exec(sentence) ?? []
  const room = sentence.slice(0, LONGEST - cited.length - 1)
  const ends = [room.lastIndexOf(', '), room.lastIndexOf('; '), room.lastIndexOf(' and ')]
  const end = Math.max(...ends)
  return `${room.slice(0, end > 0 ? end : room.lastIndexOf(' '))}…${cited}`
}
