import type { AskedList, WorkState } from '#domain/work-list/work-address.ts'
import type { SaidList } from '#domain/work-list/work-words.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { KeptWork } from './kept-work.ts'
import type { WorkData } from './use-work-data.ts'

export type ChangeWork = (part: Partial<WorkState>) => void

/** What the parts of a list are drawn from. */
export interface WorkSheetProps {
  readonly catalogue: Catalogue
  readonly state: WorkState
  readonly asked: AskedList
  readonly data: WorkData
  readonly said: SaidList
  readonly work: KeptWork
  readonly keep: (part: Partial<KeptWork>) => void
  readonly change: ChangeWork
}
