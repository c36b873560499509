import { NATION } from '#domain/location/location.ts'
import { filled } from '#domain/choice/slot.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { placesAbove } from '#domain/reference/reference-data.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { Figures } from '#sections/files/figures.ts'
import { resolveFigures } from './figure-choice.ts'
import type { FigureState } from './state.ts'

/** One round of a source, and how many zones and states inside the place it has. */
interface RoundOfParts {
  readonly source: number
  readonly period: PeriodCode
  readonly parts: number
}

/**
 * What a section of places is asked for, where the nation or a zone is to be shown and the figure that would open it has none of its
 * parts: the newest round of the source that does have them, and of any source where the reader named none. A period that was named stays,
 * and so does all else where no round has parts: then it is said that there are none.
 */
export function askedByParts(
  asked: SectionRequest<FigureState>,
  figures: Figures,
): SectionRequest<FigureState> {
  const { wanted } = asked
  const indicator = chosenIndicator(asked)
  const own = figures.indicators.find(({ id }) => id === indicator)
  if (!own || wanted.period !== null) return asked
  const { surroundings } = resolveFigures(asked, figures, 'nation')
  const { area, source, period } = surroundings
  const isLarge = (figures.reference.locations.get(area)?.level ?? NATION_LEVEL) <= ZONE_LEVEL
  if (!isLarge || own.lga.has(source)) return asked
  const rounds = roundsOfParts(indicator, area, figures)
  const most = Math.max(0, ...rounds.map(({ parts }) => parts))
  if (rounds.some((one) => one.source === source && one.period === period)) return asked
  const best = filled({
    asked: [],
    among: rounds,
    has: (one) => (wanted.source === null ? one.parts * 2 > most : one.source === wanted.source),
    prefers: [(one) => one.period],
  })
  return best ? { ...asked, wanted: { ...wanted, source: best.source, period: best.period } } : asked
}

const NATION_LEVEL = 1
const ZONE_LEVEL = 2

/** Observed rounds with figures of zones or states inside the place, by source id. */
function roundsOfParts(indicator: number, area: number, { table, reference }: Figures): RoundOfParts[] {
  const isPart = (id: number) => {
    const level = reference.locations.get(id)?.level ?? NATION_LEVEL
    return (level === 2 || level === 3) && (area === NATION || placesAbove(reference, id).includes(area))
  }
  const points = pointsWhere(table, { indicator }).filter(
    (point) => isPart(point.location) && isWhole(point) && !isProjected(point),
  )
  const rounds = Map.groupBy(points, ({ source, period }) => `${source}:${period}`)
  return [...rounds.values()]
    .flatMap((own) => {
      const [first] = own
      return first ? [{ source: first.source, period: first.period, parts: own.length }] : []
    })
    .toSorted((a, b) => a.source - b.source)
}
