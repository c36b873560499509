import type { PointKey } from '#domain/observation/point.ts'
import type { FigureInput, GapRow } from '#charts/figure.ts'
import { rowWords } from './figure-row.ts'
import { gapHere } from './gap-words.ts'

/** What a gap is looked for in. */
export type GapInput = Pick<FigureInput, 'table' | 'reference' | 'currentYear' | 'language'>

/** A place where a figure was looked for and none is, in long form with the reason. */
export function gapRow({ indicator, source, location, period }: PointKey, input: GapInput): GapRow {
  const key = { indicator, source, location, period }
  return { ...rowWords(key, input), key, gap: gapHere(key, input) }
}

/** The same where the latest figure was looked for: its period is the year of now, up to which it was. */
export function latestGapRow(key: Omit<PointKey, 'period'>, input: GapInput): GapRow {
  const { indicator, source, location } = key
  const asked = { indicator, source, location, period: input.currentYear * 1000 }
  return { ...rowWords(asked, input), key: asked, gap: gapHere({ ...asked, period: null }, input) }
}
