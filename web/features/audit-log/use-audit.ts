import { boundsOfDay } from '#domain/activity/west-africa-time.ts'
import { requestOf, type RowOf } from '#contract/call.ts'
import type { Answered } from '#web/kit/answered.tsx'
import { useDebounced } from '#web/kit/use-debounced.ts'
import { type ListPage, useList } from '#web/queries/use-list.ts'
import { useNarrowing } from '#web/queries/use-narrowing.ts'

const PAGE_SIZE = 50

/** What the log is narrowed to. Days as the date fields of the browser write them: `2026-11-21`; empty: all. */
export interface AuditQuery {
  readonly search: string
  readonly actor: string
  readonly action: string
  readonly from: string
  readonly to: string
  readonly page: number
}

const ALL: AuditQuery = { search: '', actor: '', action: '', from: '', to: '', page: 1 }

export interface Audit {
  readonly list: Answered<ListPage<RowOf<'GET /audit'>>>
  readonly query: AuditQuery
  readonly narrow: (change: Partial<AuditQuery>) => void
}

/** The audit log as the reader narrows it. */
export function useAudit(): Audit {
  const { narrowed: query, narrow, turnTo } = useNarrowing(ALL)
  const search = useDebounced(query.search)
  const actor = useDebounced(query.actor)
  const wanted = wantedOf({ ...query, search, actor })
  const list = useList('GET /audit', { ...wanted, size: PAGE_SIZE, page: query.page }, turnTo)
  return { list, query, narrow }
}

/** Where the whole narrowed log is to be had as a table. */
export function tableAddress(query: AuditQuery): string {
  return requestOf('GET /audit', { query: { ...wantedOf(query), format: 'csv' } }).address
}

function wantedOf({ search, actor, action, from, to }: AuditQuery) {
  return {
    search: search.trim(),
    actor: actor.trim(),
    action,
    // Days are those of the times in the rows, Nigeria's.
    from: from === '' ? '' : boundsOfDay(from).first,
    to: to === '' ? '' : boundsOfDay(to).last,
  }
}
