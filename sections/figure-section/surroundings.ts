import { type Location, NATION } from '#domain/location/location.ts'
import type { Choice } from '#domain/choice/choice.ts'
import { filled } from '#domain/choice/slot.ts'
import type { SettledAt } from '#domain/choice/settled-periods.ts'
import { firstSettled } from '#domain/observation/settled.ts'
import { isYear, type PeriodCode, periodYear } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { FigureState } from './state.ts'

/** The surroundings of a chosen place: the parts of an area, in one source and period. */
export interface Surroundings {
  /** The place whose parts are shown side by side. */
  readonly area: number
  readonly source: number
  readonly period: PeriodCode | null
  /** The part that the others are compared with; null when the area itself was chosen. */
  readonly marked: number | null
  /** The nation or zone in which the place stands among states, for figures that have no LGAs. */
  readonly around: number
  /** The form of a state; null for other places and where no source has figures of its LGAs. */
  readonly among: 'lgas' | 'states' | null
}

/** Where a chosen state stands when it is not shown by its LGAs: among the states of the nation or of its zone. */
export type Peers = 'nation' | 'zone'

/** Sources with figures of LGAs, each with its periods from the oldest to the newest. */
type LgaSources = ReadonlyMap<number, readonly PeriodCode[]>

/**
 * A nation or zone is shown by its states and an LGA among those of its state. A state is shown by its LGAs where the chosen
 * source has them in the chosen period, else among the other states; a reader may ask for either, and meets the newest LGAs
 * of the chosen source, or those of the source that has the newest when the chosen one has none.
 */
export function surroundingsOf(
  choice: Choice,
  { wanted, peers, lgaSources, settled, reference }: SurroundingsQuestion,
): Surroundings {
  const { location, source, period } = choice
  const place = reference.locations.get(location)
  const itself = { area: location, around: location, source, period, marked: null, among: null }
  const state = place?.level === 4 ? reference.locations.get(place.parent ?? NATION) : place
  if (state?.level !== 3) return itself
  const around = peersOf(state, peers)
  if (state !== place) return { ...itself, area: state.id, around, marked: location }
  const own = lgaSources.get(source)
  const isHere = own !== undefined && (period === null || own.includes(period))
  const among = lgaSources.size === 0 ? null : (wanted ?? (isHere ? 'lgas' : 'states'))
  if (among !== 'lgas') return { ...itself, area: around, around, marked: location, among }
  const elsewhere = own ? new Map([[source, own]]) : lgaSources
  return { ...itself, around, among, ...(isHere ? {} : newest(elsewhere, state.id, settled)) }
}

interface SurroundingsQuestion {
  readonly wanted: FigureState['among']
  readonly peers: Peers
  readonly lgaSources: LgaSources
  readonly settled: SettledAt
  readonly reference: ReferenceData
}

function peersOf({ parent }: Location, peers: Peers): number {
  return peers === 'zone' && parent !== null ? parent : NATION
}

/** The source with the newest whole period of LGAs; a whole year goes before the months of the same one. */
function newest(
  sources: LgaSources,
  state: number,
  settled: SettledAt,
): { readonly source: number; readonly period: PeriodCode | null } {
  const last = (id: number) =>
    firstSettled(sources.get(id)?.toReversed() ?? [], (period) => settled(id, state, period)) ?? 0
  const source = filled({
    asked: [],
    among: [...sources.keys()].toSorted((a, b) => a - b),
    prefers: [(id) => periodYear(last(id)), (id) => Number(isYear(last(id))), last],
  })
  return { source: source ?? 0, period: (source !== null && last(source)) || null }
}
