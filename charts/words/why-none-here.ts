import type { GapInput } from './gap-row.ts'
import { gapHere } from './gap-words.ts'

/** Why a place has no figure of an indicator: what was taken out there, or is not shown, by the newest of it; null where nothing was. */
export function whyNoneHere(indicator: number, location: number, input: GapInput): string | null {
  const { withdrawn, withheld } = input.table
  const [newest] = [...withdrawn, ...withheld]
    .filter((point) => point.indicator === indicator && point.location === location)
    .toSorted((a, b) => b.period - a.period)
  if (!newest) return null
  return gapHere({ indicator, location, source: newest.source, period: newest.period }, input).long
}
