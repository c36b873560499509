import type { Quantity } from './rows.ts'

/** Units that full names carry: `Life expectancy at birth (years)`, `Pharmacists (per 10,000 population)`. */
const IN_NAME =
  /\((?:[^()]*(?:per woman|years|persons|US\$|dollars|litres|per 10|per 100|mmHg|grams|kilocalories)[^()]*)\)|\bper [\d,]+ [a-z]/

/** Whether the words after a number of a sentence, or the sign before it, say its unit. */
export function saysUnit(number: string, after: string, { factor, fullName, shortName }: Quantity): boolean {
  if (factor === 2) return after.startsWith('%')
  if (factor === 1) return after.startsWith(' per 1,000')
  if (factor === 3) return after.startsWith(' per 100,000')
  if (!IN_NAME.test(fullName) || /years|per person and day/i.test(shortName)) return true
  return number.startsWith('US$') || after.trim() !== ''
}
