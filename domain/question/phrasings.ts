/** Phrasings by the code of the indicator they mean: words between commas. The order of the codes is how often they are asked for. */
export type Phrasings = Readonly<Record<string, string>>

/** By the slug of a section or a page: people's search words for it, between commas. */
export type PagePhrasings = Readonly<Record<string, string>>

/** People's own names for indicators beside their names in the data. */
export interface PhrasingTable {
  readonly indicators: Phrasings
  /** Words for a family of indicators, between commas → codes, between commas. */
  readonly families: Phrasings
}

/** The parts of a row of the table. */
export function partsOf(row: string): readonly string[] {
  return row
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
