import type { Mark } from '#charts/figure.ts'

/** The same words in one line, for the screen reader. */
export function markWords(mark: Mark): string {
  return [`${mark.title}: ${mark.value}`, ...mark.lines.map(({ text }) => text)].join('. ')
}
