/** Where something stands on a page, as far as scrolling asks. */
export interface Edges {
  readonly top: number
  readonly bottom: number
}

/** How far a list is scrolled for a line to be in sight: to its middle, or no farther than it takes. */
export function scrollInto(frame: Edges, line: Edges, align: ScrollLogicalPosition): number {
  if (align === 'center') return (line.top + line.bottom - frame.top - frame.bottom) / 2
  if (line.top < frame.top) return line.top - frame.top
  return Math.max(0, line.bottom - frame.bottom)
}
