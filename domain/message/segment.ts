/** A piece of a sentence; strong pieces are the figures that the sentence is about. */
export interface Segment {
  readonly text: string
  readonly strong?: boolean
}

/** The words between the figures. */
export function plain(text: string): Segment {
  return { text }
}

/** A figure, or the claim that matters most. */
export function strong(text: string): Segment {
  return { text, strong: true }
}

/** The sentence without marks, for summaries and page descriptions. */
export function asText(segments: readonly Segment[]): string {
  return segments.map((segment) => segment.text).join('')
}
