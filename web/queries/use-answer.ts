import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import type { AnswerOf, Call, CallValues, Given, Reading } from '#contract/call.ts'
import type { Answered } from '#web/kit/answered.tsx'
import type { AskError } from '#web/kit/ask-error.ts'
import { waits } from '#web/files/drawn.ts'
import { askWith } from './ask.ts'
import { queryClient } from './query-client.ts'

/** The answer of a call that reads, asked when the page shows it and again when its values or what it tells of change. */
export function useAnswer<C extends Reading>(call: C, ...[values]: Given<C>): Answered<AnswerOf<C>> {
  return useAsked(call, values ?? {}, {})
}

/** As `useAnswer`, and asked again twice a minute while the page is seen, and when the reader comes back to it. */
export function useFreshAnswer<C extends Reading>(call: C, ...[values]: Given<C>): Answered<AnswerOf<C>> {
  return useAsked(call, values ?? {}, FRESH)
}

/** The same, for whoever may ask; for others it stays loading. */
export function useFreshAnswerWhen<C extends Reading>(
  enabled: boolean,
  call: C,
  ...[values]: Given<C>
): Answered<AnswerOf<C>> {
  return useAsked(call, values ?? {}, { ...FRESH, enabled })
}

/** The options of a query for a list that others change too. Browsers that hide the page ask nothing. */
export const FRESH = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const

interface Freshness {
  readonly refetchInterval?: number
  readonly refetchOnWindowFocus?: 'always'
  readonly enabled?: boolean
}

function useAsked<Answer>(call: Call, values: CallValues, freshness: Freshness): Answered<Answer> {
  const query = useQuery<Answer, AskError>(
    {
      ...freshness,
      queryKey: [call, values],
      queryFn: ({ signal }) => askWith<Answer>(call, values, signal),
    },
    queryClient,
  )
  const isPending = query.isPending && query.fetchStatus !== 'idle'
  useLayoutEffect(() => (isPending ? waits('later') : undefined), [isPending])
  const reload = async () => void (await query.refetch())
  if (query.data !== undefined && (!query.isError || mayPass(query.error)))
    return { status: 'ready', value: query.data, notRenewed: query.error, reload }
  return query.isError ? { status: 'failed', error: query.error, reload } : { status: 'loading', reload }
}

const TOO_MANY = 429
const OF_THE_SERVER = 500

/**
 * The line or the server failed, which says nothing of what was asked for: an answer that is there already stays. That it may not be read any
 * longer, or is gone, takes it away.
 */
export function mayPass({ status }: AskError): boolean {
  return status === 0 || status === TOO_MANY || status >= OF_THE_SERVER
}
