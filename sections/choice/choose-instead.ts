import type { EmptyFigure } from '#charts/figure.ts'
import type { SharedWanted } from '#domain/choice/shared-address.ts'
import { parsePeriod } from '#domain/period/period.ts'

/** The change of state by an alternative to an empty figure: source, place and period, as far as it names them. */
export function chooseInstead(
  alternative: EmptyFigure['alternatives'][number],
): Partial<Pick<SharedWanted, 'source' | 'location' | 'period'>> {
  const { source, location } = alternative
  const period = alternative.period === undefined ? null : parsePeriod(alternative.period)
  return {
    ...(source !== undefined && { source }),
    ...(location !== undefined && { location }),
    ...(period !== null && { period }),
  }
}
