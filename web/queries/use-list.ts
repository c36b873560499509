import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Listing, ListingQuery, RowOf } from '#contract/call.ts'
import type { Page } from '#contract/listing/page.ts'
import type { Answered } from '#web/kit/answered.tsx'
import type { AskError } from '#web/kit/ask-error.ts'
import { askWith } from './ask.ts'
import { queryClient } from './query-client.ts'
import { type FRESH, mayPass } from './use-answer.ts'

/** A page of a list, with its place in the list. */
export interface ListPage<Row> extends Page<Row> {
  /** From 1. */
  readonly number: number
  /** The most rows that a page holds. */
  readonly size: number
}

/**
 * Follows one page of a list; it stays in sight while another one is on its way. Where there is no such page any more,
 * because rows have gone since the page before was shown, `onPage` is called with the one before. `freshness`: `FRESH` where
 * others change the list too.
 */
export function useList<C extends Listing>(
  call: C,
  query: ListingQuery<C>,
  onPage: (page: number) => void,
  freshness: Partial<typeof FRESH> = {},
): Answered<ListPage<RowOf<C>>> {
  const { page: number, size } = query
  const values = { query: { ...query } }
  const list = useQuery<ListPage<RowOf<C>>, AskError>(
    {
      ...freshness,
      queryKey: [call, values],
      queryFn: async ({ signal }) => {
        const page = await askWith<Page<RowOf<C>>>(call, values, signal)
        return { ...page, number, size }
      },
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  const isMissing = number > 1 && list.error?.status === 404
  useEffect(() => {
    if (isMissing) onPage(number - 1)
  }, [isMissing, number, onPage])
  const reload = async () => void (await list.refetch())
  const stays = list.data !== undefined && list.error !== null && mayPass(list.error)
  if (list.isError && !isMissing && !stays) return { status: 'failed', error: list.error, reload }
  return list.data
    ? { status: 'ready', value: list.data, notRenewed: stays ? list.error : null, reload }
    : { status: 'loading', reload }
}
