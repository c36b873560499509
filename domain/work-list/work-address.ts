import { addressCodec, type Parameter } from '#domain/address/address-codec.ts'
import { id, ids, period, word, wordOrNone } from '#domain/address/parameters.ts'
import { setText } from '#domain/view/address-parts.ts'
import { NATION } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { WORK_SHARES, type WorkAim } from './work-aim.ts'
import type { WorkArea } from './work-rounds.ts'

/** The longest note that a link takes along. */
export const LONGEST_NOTE = 500

const text = (name: string, longest: number): Parameter<string> => ({
  read: (query) => (query.get(name) ?? '').slice(0, longest),
  write: (query, value) => setText(query, name, value === '' ? null : value),
})

/** A number that places are held against, in the unit of the indicator; null: none. */
const line: Parameter<number | null> = {
  read: (query) => {
    const said = query.get('line') ?? ''
    return /^\d{1,9}(\.\d{1,3})?$/.test(said) ? Number(said) : null
  },
  write: (query, value) => setText(query, 'line', value === null ? null : String(value)),
}

/** The list as its address says it. Ticks and note are in it only where somebody passed them on. */
export const WORK_STATE = addressCodec({
  indicators: ids('indicator'),
  within: ids('location'),
  level: wordOrNone('level', ['lga', 'state']),
  source: id('datasource'),
  period: period('period'),
  share: word('lowest', WORK_SHARES, 'third'),
  line,
  ticks: ids('ticks'),
  note: text('note', LONGEST_NOTE),
})

export type WorkState = ReturnType<typeof WORK_STATE.parse>

/** What the list is asked for. */
export function aimOf({ share, line: value }: Pick<WorkState, 'share' | 'line'>): WorkAim {
  return value === null ? { kind: 'share', share } : { kind: 'line', value }
}

/** DPT 3 / Penta 3 coverage: the figure that is asked about most. */
const FIRST_INDICATOR = 18

/** What a list is about, after what its address leaves open has been filled. */
export interface AskedList {
  readonly indicators: readonly number[]
  readonly area: WorkArea
}

/** So many indicators have a column each. */
export const MOST_INDICATORS = 4
/** So many states can be put together. */
export const MOST_PLACES = 6

/**
 * The list that an address asks for: where it names no indicator the most asked, where it names no place `lastPlace`, the one that
 * somebody read last. Inside of states the places are their areas, in the nation states where nothing else is said.
 */
export function askedList(
  state: WorkState,
  reference: Pick<ReferenceData, 'indicators' | 'locations'>,
  lastPlace: number = NATION,
): AskedList {
  const known = state.indicators.filter((id) => reference.indicators.has(id)).slice(0, MOST_INDICATORS)
  const first = reference.indicators.has(FIRST_INDICATOR)
    ? FIRST_INDICATOR
    : ([...reference.indicators.keys()][0] ?? 0)
  const places = [...state.within, lastPlace, NATION].filter(
    (id) => reference.locations.has(id) && !isBelowState(id, reference),
  )
  const asked = state.within.filter((id) => places.includes(id)).slice(0, MOST_PLACES)
  const within = asked.length > 0 ? asked : places.slice(0, 1)
  const levels = within.map((id) => reference.locations.get(id)?.level ?? 1)
  const isStates = state.level === null ? levels.includes(1) : state.level === 'state'
  return {
    indicators: known.length > 0 ? known : [first],
    area: { level: isStates && !levels.includes(3) ? 3 : 4, within },
  }
}

function isBelowState(id: number, { locations }: Pick<ReferenceData, 'locations'>): boolean {
  return (locations.get(id)?.level ?? 5) > 3
}
