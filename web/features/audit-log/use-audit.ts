import { useCallback, useState } from 'react'
import type { AuditRow } from '#contract/admin/audit.ts'
import { useDebounced } from '#web/kit/use-debounced.ts'
import { type ListPage, useListPage } from '#web/queries/use-list-page.ts'

export const PAGE_SIZE = 50

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

export interface Audit extends ListPage<AuditRow> {
  readonly query: AuditQuery
  readonly narrow: (change: Partial<AuditQuery>) => void
}

/** The audit log as the reader narrows it; any change but that of the page leads to the first page. */
export function useAudit(): Audit {
  const [query, setQuery] = useState(ALL)
  const search = useDebounced(query.search.trim())
  const actor = useDebounced(query.actor.trim())
  const parameters = parametersOf({ ...query, search, actor })
  parameters.set('size', String(PAGE_SIZE))
  parameters.set('page', String(query.page))
  const onMissing = useCallback(() => setQuery((before) => ({ ...before, page: 1 })), [])
  const page = useListPage<AuditRow>(`/audit?${parameters}`, query.page, onMissing)
  const narrow = (change: Partial<AuditQuery>) => setQuery((before) => ({ ...before, page: 1, ...change }))
  return { ...page, query, narrow }
}

/** Where the whole narrowed log is to be had as a table. */
export function tableAddress(query: AuditQuery): string {
  const parameters = parametersOf(query)
  parameters.set('format', 'csv')
  return `/api/audit?${parameters}`
}

function parametersOf({ search, actor, action, from, to }: AuditQuery): URLSearchParams {
  const given = {
    search: search.trim(),
    actor: actor.trim(),
    action,
    from: instant(from, 0),
    to: instant(to, 1),
  }
  return new URLSearchParams(Object.entries(given).filter(([, text]) => text !== ''))
}

/** Midnight at the beginning or the end of a day where the reader is, as an ISO-8601 moment. */
function instant(day: string, days: 0 | 1): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  if (day === '') return ''
  return new Date(new Date(year, month - 1, date + days).getTime() - days).toISOString()
}
