import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { smallPoint } from '#domain/small-numbers/small-point.ts'

/** A figure with the source that publishes it. */
interface Published {
  readonly point: Point
  readonly source: DataSource
}

interface Asked {
  readonly reference: ReferenceData
  /** The year that counts as now. */
  readonly currentYear: number
}

/** Why a survey's figure goes behind an earlier one: few interviews, a large error, or a level that cannot be right. */
export type Unsteady = 'few' | 'imprecise' | 'doubtful'

/** A steady survey of so many years goes before a newer one, as it does for the figure to quote. Source: methods §8.2. */
const FRESH_YEARS = 5
/** A figure that cannot be right is not quoted at all, so that any that may be goes before it. */
const OLDEST_YEARS = 10

/** Why a figure is unsteady; null for those of other classes, whose samples are not told. */
export function unsteadyBecause({ point, source }: Published, { reference }: Asked): Unsteady | null {
  if (source.classification !== 'Survey') return null
  const { flags } = point
  if (flags.includes('doubtful')) return 'doubtful'
  if (flags.includes('small_sample')) return 'few'
  if (flags.includes('high_cv')) return 'imprecise'
  const { rule } = smallPoint(point, {
    source,
    indicator: byId(reference.indicators, point.indicator),
    location: reference.locations.get(point.location),
  })
  if (rule === 'survey_sample') return 'few'
  return rule === 'imprecise' ? 'imprecise' : null
}

/** Negative where the first goes before the second because that is unsteady and it is not, and recent enough. */
export function bySteadiness(a: Published, b: Published, question: Asked): number {
  const [ofA, ofB] = [unsteadyBecause(a, question), unsteadyBecause(b, question)]
  if ((ofA === null) === (ofB === null)) return 0
  const [steady, why] = ofA === null ? [a, ofB] : [b, ofA]
  const most = why === 'doubtful' ? OLDEST_YEARS : FRESH_YEARS
  if (question.currentYear - periodYear(steady.point.period) > most) return 0
  return steady === a ? -1 : 1
}

/** Figures of the class of a stated one that are later and were passed over because they are unsteady. */
export function newerUnsteady(
  stated: Published,
  figures: readonly Published[],
  question: Asked,
): { readonly figure: Published; readonly why: Unsteady }[] {
  if (unsteadyBecause(stated, question) !== null) return []
  return figures.flatMap((figure) => {
    const why = unsteadyBecause(figure, question)
    const isNewer = periodYear(figure.point.period) > periodYear(stated.point.period)
    return why !== null && isNewer ? [{ figure, why }] : []
  })
}
