import type { Figure } from '#charts/figure.ts'

/** The words of a drawing for whoever does not see it: the summary, of an empty figure why nothing is drawn. */
export function heardWords({ summary, empty }: Pick<Figure, 'summary' | 'empty'>): string {
  return summary || (empty?.why ?? empty?.text ?? '')
}
