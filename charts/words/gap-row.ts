import type { PointKey } from '#domain/observation/point.ts'
import type { FigureInput, GapRow } from '#charts/figure.ts'
import { rowWords } from './figure-row.ts'
import { gapHere } from './gap-words.ts'

/** The input in which a gap is looked for. */
export type GapInput = Pick<FigureInput, 'table' | 'reference' | 'currentYear' | 'language'>

/** A place where a figure was looked for and none is, in long form with the reason. */
export function gapRow({ indicator, source, location, period }: PointKey, input: GapInput): GapRow {
  const key = { indicator, source, location, period }
  return { ...rowWords(key, input), key, gap: gapHere(key, input) }
}

/** The same where the latest figure was looked for: nobody knows of which period it would be. */
export function latestGapRow(
  { indicator, source, location }: Omit<PointKey, 'period'>,
  input: GapInput,
  gap = gapHere({ indicator, source, location, period: null }, input),
): GapRow {
  const key = { indicator, source, location, period: null }
  return { ...rowWords(key, input), key, gap }
}
