import type { Mark } from '#charts/figure.ts'

/** What a mark says, in one line, for readers aloud. */
export function markWords(mark: Pick<Mark, 'title' | 'value' | 'lines'>): string {
  return [`${mark.title}: ${mark.value}`, ...mark.lines.map(({ text }) => text)].join('. ')
}
