import { figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { PolicyData } from './policy-terms.ts'

/** The figure that one would quote now; null where no published one is. */
export function coverageNow(data: PolicyData, indicator: number, location: number): Point | null {
  const { table, reference, currentYear } = data
  if (!reference.indicators.has(indicator)) return null
  const quote = figureToQuote({ table, reference, indicator, location, currentYear })
  return quote.status === 'quote' ? (quote.figure?.point ?? null) : null
}

/**
 * The coverage that deaths of a year felt: of the first year from then on, else of the last before. Later is
 * the safer side where coverage grew. Surveys and estimates first; reports of facilities are taken only where
 * there is nothing else. `old`: what is held is of more than three years before, which those deaths did not feel.
 */
export function coverageThen(
  { table, reference }: PolicyData,
  {
    indicator,
    location,
    year,
  }: { readonly indicator: number; readonly location: number; readonly year: number },
): Point | 'old' | null {
  const isSound = ({ flags, value }: Point) => !flags.includes('doubtful') && value >= 0 && value <= 100
  const found = pointsWhere(table, { indicator, location }).filter(
    (point) => periodKind(point.period) === 'year' && isSound(point),
  )
  const rank = ({ source }: Point) => CLASSES.indexOf(byId(reference.sources, source).classification)
  const away = ({ period }: Point) => {
    const years = periodYear(period) - year
    return years >= 0 ? years : LONG_AGO - years
  }
  const isReported = (point: Point) => rank(point) === CLASSES.length - 1
  const preferred = found.filter((point) => !isReported(point))
  const [first] = (preferred.length > 0 ? preferred : found).toSorted(
    (a, b) => away(a) - away(b) || rank(a) - rank(b) || a.source - b.source,
  )
  if (!first) return null
  return year - periodYear(first.period) > LONGEST_BEFORE ? 'old' : first
}

/** Years before the deaths in which a coverage may have been measured. */
const LONGEST_BEFORE = 3

const CLASSES = ['Survey', 'Estimate', 'Routine']

/** Years before the deaths come after all years since. */
const LONG_AGO = 10_000
