import { plain, type Segment, strong } from '#domain/message/segment.ts'

// Letters without a meaning of their own, which no text holds: messages are filled into each other as plain strings.
const FROM = '\uE000'
const TO = '\uE001'

/** The part between `<b>` and `</b>` of a text, marked. */
export function strongMark(pieces: readonly string[]): string {
  return `${FROM}${pieces.join('')}${TO}`
}

/** Changes what comes after the marks that a text begins with. */
export function afterMarks(text: string, change: (text: string) => string): string {
  const start = text.startsWith(FROM) ? FROM.length : 0
  return text.slice(0, start) + change(text.slice(start))
}

/** The pieces of a marked text, each once; a mark inside a mark changes nothing. */
export function segmentsOf(marked: string): Segment[] {
  let depth = 0
  const pieces: Segment[] = []
  for (const part of marked.split(/([\uE000\uE001])/)) {
    if (part === FROM) depth++
    else if (part === TO) depth--
    else if (part !== '') pieces.push(depth > 0 ? strong(part) : plain(part))
  }
  return pieces
}
