import { useCallback, useState } from 'react'
import type { UserRow } from '#contract/admin/users.ts'
import type { Role } from '#domain/account/role.ts'
import { useDebounced } from '#web/kit/use-debounced.ts'
import { type ListPage, useListPage } from '#web/queries/use-list-page.ts'

/** Rows of a page (specification of accounts §9). */
export const PAGE_SIZE = 20

export type SortField = 'name' | 'email' | 'role' | 'lastLogin'

/** What the list is narrowed to and how it is ordered. */
export interface UsersQuery {
  readonly search: string
  readonly role: Role | ''
  readonly page: number
  readonly sort: { readonly field: SortField; readonly descending: boolean }
}

const FIRST: UsersQuery = { search: '', role: '', page: 1, sort: { field: 'name', descending: false } }

interface Users extends ListPage<UserRow> {
  readonly query: UsersQuery
  /** Any change but that of the page leads to the first page. */
  readonly narrow: (change: Partial<UsersQuery>) => void
}

/** The list of accounts as the reader narrows it. */
export function useUsers(): Users {
  const [query, setQuery] = useState(FIRST)
  const search = useDebounced(query.search.trim())
  const onMissing = useCallback(
    // The last row of the last page was deleted.
    () => setQuery((before) => ({ ...before, page: Math.max(1, before.page - 1) })),
    [],
  )
  const page = useListPage<UserRow>(pathOf({ ...query, search }), query.page, onMissing)
  return { ...page, query, narrow: (change) => setQuery((before) => ({ ...before, page: 1, ...change })) }
}

function pathOf({ search, role, page, sort }: UsersQuery): string {
  const ordering = `${sort.descending ? '-' : ''}${sort.field}`
  const parameters = new URLSearchParams({ size: String(PAGE_SIZE), page: String(page), ordering })
  if (search !== '') parameters.set('search', search)
  if (role !== '') parameters.set('role', role)
  return `/users?${parameters}`
}
