import { formatNumber } from './format.ts'

/** A p-value inside a sentence after the letter: `= 0.060`, `= 0.42`, `< 0.001`. Source: methods §0 C7. */
export function shownP(p: number): string {
  if (p < 0.001) return '< 0.001'
  return `= ${formatNumber(p, p < 0.1 ? 3 : 2)}`
}
