import { withQuery } from '#web/controls/use-address-state.ts'
import type { AskedList } from '#domain/work-list/work-address.ts'
import type { KeptWork } from './kept-work.ts'
import { WORK_STATE, type WorkState } from '#domain/work-list/work-address.ts'

/** The address of a list with all that it is about; with ticks and note only where `work` is given. */
export function listAddress(
  { indicators, area }: AskedList,
  state: WorkState,
  work: KeptWork | null,
): string {
  const query = new URLSearchParams()
  WORK_STATE.write(query, {
    ...state,
    ...{ indicators, within: area.within, level: area.level === 4 ? 'lga' : 'state' },
    ...{ ticks: work?.ticks ?? [], note: work?.note ?? '' },
  })
  return withQuery('/work-list', query)
}
