import type { Mark } from '#charts/figure.ts'

/** The words of a mark in one line, for screen readers. */
export function markWords(mark: Pick<Mark, 'title' | 'value' | 'lines'>): string {
  return [`${mark.title}: ${mark.value}`, ...mark.lines.map(({ text }) => text)].join('. ')
}
