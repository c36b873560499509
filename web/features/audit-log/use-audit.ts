import { boundsOfDay } from '#domain/activity/west-africa-time.ts'
import type { RowOf } from '#contract/call.ts'
import { askForFile } from '#web/queries/ask.ts'
import { saveFile } from '#web/kit/save-file.ts'
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

/** Hands the whole narrowed log to the reader as a table. Throws an AskError. */
export async function saveAuditTable(query: AuditQuery): Promise<void> {
  const table = await askForFile('GET /audit', { query: { ...wantedOf(query), format: 'csv' } })
  saveFile(table, 'audit-log.csv')
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
