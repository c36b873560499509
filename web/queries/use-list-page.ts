import { useEffect, useState } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Page } from '#contract/listing/page.ts'
import type { AskError } from './ask.ts'
import { useAnswer } from './use-answer.ts'

/** A page of a list that changes, and its number. */
export interface ListPage<Row> {
  /** The page that arrived last; null before the first one. It stays in sight while another one is on its way. */
  readonly shown: { readonly page: Page<Row>; readonly number: number } | null
  readonly error: AskError | null
  readonly reload: () => Promise<void>
}

/**
 * Follows one page of a list. `path` is that of the list with its query, `number` the page in it. `onMissing` is called
 * when there is no such page, because rows have gone since the page before was shown.
 */
export function useListPage<Row>(path: string, number: number, onMissing: () => void): ListPage<Row> {
  const answer = useAnswer<ListEndpoint<Row>>(path)
  const [shown, show] = useState<ListPage<Row>['shown']>(null)
  const arrived = answer.status === 'ready' ? answer.value : null
  const isMissing = answer.status === 'failed' && answer.error.status === 404 && number > 1
  useEffect(() => {
    if (arrived) show({ page: arrived, number })
  }, [arrived, number])
  useEffect(() => {
    if (isMissing) onMissing()
  }, [isMissing, onMissing])
  const error = answer.status === 'failed' && !isMissing ? answer.error : null
  return { shown, error, reload: answer.reload }
}

/** Any endpoint that answers with a page of these rows. */
type ListEndpoint<Row> = Endpoint & { readonly answer: { readonly _zod: { readonly output: Page<Row> } } }
