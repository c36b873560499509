import type { Indicator } from './indicator.ts'

/** How many related indicators stand below the chosen one in the table of sources. */
export const RELATED_ROWS = 2

/** The related indicators shown unless the reader puts others: the closest ones that have figures. */
export function standardRelated(
  indicator: Pick<Indicator, 'id' | 'related'>,
  hasFigures: (id: number) => boolean,
): number[] {
  return indicator.related.filter((id) => id !== indicator.id && hasFigures(id)).slice(0, RELATED_ROWS)
}
