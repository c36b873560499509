import { isYear } from '#domain/period/period.ts'
import { filled } from '#domain/choice/slot.ts'
import { regionLevel } from '#charts/selection/map-name.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import { lgaRequests } from '#sections/files/lga-requests.ts'
import { byId, liesIn } from '#domain/reference/reference-data.ts'
import { type FigureChoice, figureFiles, resolveFigures } from '#sections/figure-section/figure-choice.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { Figures } from '#sections/files/figures.ts'
import type { BesideMap, MapsState } from './state.ts'

/** The choice of the first map, and those of the maps beside it. */
export interface MapsChoice extends FigureChoice {
  readonly beside: readonly FigureChoice[]
  /** The second indicator of the first map; null for a map of one. */
  readonly pair: FigureChoice | null
}

/** The files of all maps. */
export function mapsFiles(asked: SectionRequest<MapsState>, arrived: Figures): readonly FileRequest[] {
  const all = [
    ...everyMap(asked).flatMap((one) => figureFiles(one, arrived)),
    ...(asked.wanted.through ? lgaPeriods(alone(asked), arrived) : []),
  ]
  // Two maps of one indicator are drawn from one file, read once.
  return [...new Map(all.map((request) => [JSON.stringify(request), request])).values()]
}

/**
 * Years and months of LGAs travel apart: whoever goes through the periods needs both before the first step, as the classes are made of
 * all of them.
 */
function lgaPeriods(asked: SectionRequest<MapsState>, arrived: Figures): readonly FileRequest[] {
  const indicator = chosenIndicator(asked)
  const own = arrived.indicators.find(({ id }) => id === indicator)
  if (!own) return []
  const { location, surroundings } = onMap(asked, arrived)
  const held = own.lga.get(surroundings.source) ?? []
  const place = arrived.reference.locations.get(location)
  const kinds = [held.find(isYear), held.find((period) => !isYear(period))]
  return kinds.flatMap((period) =>
    period === undefined
      ? []
      : lgaRequests(indicator, { coverage: own.lga, source: surroundings.source, period, place }),
  )
}

/** The choice of each map nearest to what is wanted that has data. */
export function resolveMaps(asked: SectionRequest<MapsState>, figures: Figures): MapsChoice {
  const first = onMap(alone(asked), figures)
  // All maps show the place that the first one has.
  const placed = { ...asked, wanted: { ...asked.wanted, location: first.location } }
  const beside = asked.wanted.beside.map((map) => onMap(withMap(placed, map), figures))
  const { pair: wanted } = asked.wanted
  const pair = wanted && onMap(withMap(placed, wanted), figures)
  const moved = [first, ...(pair ? [pair] : []), ...beside].flatMap((one) => one.moved)
  // A failed request of both maps is said once.
  const said = [...new Map(moved.map((sentence) => [JSON.stringify(sentence), sentence])).values()]
  return { ...first, moved: said, beside, pair }
}

/**
 * A reader who named neither source nor period meets one that can be mapped, the newest of them, where there is any; one who named the
 * source alone its newest period that can be, where the newest of all cannot.
 */
function onMap(asked: SectionRequest<MapsState>, figures: Figures): FigureChoice {
  const { wanted } = asked
  const found = resolveFigures(asked, figures, 'nation')
  const mapped = mappedSources(found, wanted.regions, figures)
  if (wanted.period !== null || isMapped(found, mapped)) return found
  const most = Math.max(0, ...mapped.map(({ regions }) => regions))
  const best = filled({
    asked: [],
    among: mapped,
    has: ({ source, regions }) => (wanted.source === null ? regions * 2 > most : source === wanted.source),
  })
  if (!best) return found
  const ofSource = { ...wanted, source: best.source }
  const newest = resolveFigures({ ...asked, wanted: ofSource }, figures, 'nation')
  if (isMapped(newest, mapped)) return newest
  const mappable = { ...asked, wanted: { ...ofSource, period: best.period } }
  // Nobody looks back from a period that the map chose itself.
  return { ...resolveFigures(mappable, figures, 'nation'), asOf: null }
}

type Mapped = ReturnType<typeof mappedSources>

function isMapped({ surroundings }: FigureChoice, mapped: Mapped): boolean {
  const { source, period } = surroundings
  return mapped.some((one) => one.source === source && one.period === period)
}

/** The sources with figures of the regions, those with the newest first, each with the regions of its newest period. */
export function mappedSources(
  { indicator, surroundings }: FigureChoice,
  wanted: MapsState['regions'],
  { table, reference }: Figures,
): readonly { readonly source: number; readonly period: number; readonly regions: number }[] {
  const area = byId(reference.locations, surroundings.area)
  const level = regionLevel(area, wanted)
  const points = pointsWhere(table, { indicator }).filter(({ location }) => {
    const place = reference.locations.get(location)
    return place?.level === level && (area.level === 1 || liesIn(reference, location, area.id))
  })
  return [...Map.groupBy(points, ({ source }) => source)]
    .map(([source, own]) => {
      const period = Math.max(...own.map((point) => point.period))
      return { source, period, regions: own.filter((point) => point.period === period).length }
    })
    .toSorted((a, b) => b.period - a.period || a.source - b.source)
}

function everyMap(asked: SectionRequest<MapsState>): readonly SectionRequest<MapsState>[] {
  const { pair, beside } = asked.wanted
  return [alone(asked), ...[...(pair ? [pair] : []), ...beside].map((map) => withMap(asked, map))]
}

function withMap(asked: SectionRequest<MapsState>, map: BesideMap): SectionRequest<MapsState> {
  return alone({ ...asked, wanted: { ...asked.wanted, ...map } })
}

/** The maps show no related indicators, so that their files are not asked for. */
function alone(asked: SectionRequest<MapsState>): SectionRequest<MapsState> {
  return { ...asked, dashboard: { ...asked.dashboard, show_related: false } }
}
