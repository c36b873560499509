import type { Token } from './tokens.ts'

/** The position after the unit of a number: `percent`, `per cent`, `per 1,000`; null where it has none. */
export function unitAfter(tokens: readonly Token[], at: number): number | null {
  const word = (offset: number) => tokens[at + offset]?.word ?? ''
  if (/^(percent|percentage|pct|cent)$/.test(word(1)) && word(2) === 'point') return at + 3
  if (/^(percent|pct|cent|point)$/.test(word(1))) return at + 2
  if (word(1) === 'per' && word(2) === 'cent') return at + 3
  if (['per', 'in', 'of'].includes(word(1)) && /^1000+$/.test(word(2))) return at + 3
  return null
}
