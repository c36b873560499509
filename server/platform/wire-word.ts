/** A word of a method as the API spells it: with spaces. */
export type WireWord<W> = W extends `${infer First}_${infer Rest}` ? `${First} ${WireWord<Rest>}` : W

/** `no_clear_trend` → `no clear trend`; null stays. */
export function wireWord<W extends string | null>(word: W): WireWord<W>
export function wireWord(word: string | null): string | null {
  return word === null ? null : word.replaceAll('_', ' ')
}
