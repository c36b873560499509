import type { RowOf } from '#contract/call.ts'
import type { Role } from '#domain/account/role.ts'
import type { Answered } from '#web/kit/answered.tsx'
import { useDebounced } from '#web/kit/use-debounced.ts'
import { type ListPage, useList } from '#web/queries/use-list.ts'
import { useNarrowing } from '#web/queries/use-narrowing.ts'

/** Rows of a page (specification of accounts §9). */
const PAGE_SIZE = 20

/** What the list is narrowed to and how it is ordered. */
export interface UsersQuery {
  readonly search: string
  readonly role: Role | ''
  readonly page: number
  /** A field of the API: `name`, `email`, `role`, `lastLogin`. */
  readonly by: string
  readonly descending: boolean
}

const FIRST: UsersQuery = { search: '', role: '', page: 1, by: 'name', descending: false }

interface Users {
  readonly list: Answered<ListPage<RowOf<'GET /users'>>>
  readonly query: UsersQuery
  readonly narrow: (change: Partial<UsersQuery>) => void
}

/** The list of accounts as the reader narrows it. */
export function useUsers(): Users {
  const { narrowed: query, narrow, turnTo } = useNarrowing(FIRST)
  const { role, page, by, descending } = query
  const search = useDebounced(query.search).trim()
  const ordering = `${descending ? '-' : ''}${by}`
  const list = useList('GET /users', { size: PAGE_SIZE, page, ordering, search, role }, turnTo)
  return { list, query, narrow }
}
