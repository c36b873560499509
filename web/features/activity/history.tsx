import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { deleteInteractions, InteractionRow, listInteractions } from '#contract/activity/activity.ts'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Pager } from '#web/kit/records/pager.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import { ask } from '#web/queries/ask.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './activity.module.css'

import { HistoryRows } from './history-rows.tsx'

/** Rows of a page (specification of accounts §9). */
const SIZE = 10

interface HistoryProps {
  readonly month: string
  readonly onRemoved: () => Promise<void>
}

/** The views of one month, ten on a page. */
export function History({ month, onRemoved }: HistoryProps) {
  const [page, setPage] = useState(1)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [leaving, setLeaving] = useState<readonly InteractionRow[]>([])
  const list = useAnswer<typeof listInteractions>(
    `/user_interactions?month=${month}&size=${SIZE}&page=${page}`,
  )
  if (list.status === 'loading') return <Loading what="your history" />
  if (list.status === 'failed')
    return (
      <AnswerFailure title="Your history could not be loaded." error={list.error} onRetry={list.reload} />
    )
  const { results, count } = list.value
  if (count === 0) return <p className={classes.empty}>No activity recorded for this period</p>
  const chosen = results.filter(({ id }) => selected.has(id))
  const remove = async () => {
    await ask<typeof deleteInteractions>(
      'DELETE',
      `/user_interactions?ids=${leaving.map(({ id }) => id).join(',')}`,
    )
    setSelected(new Set())
    // The last rows of the last page take the page with them.
    if (leaving.length === results.length && page > 1) setPage(page - 1)
    else await list.reload()
    await onRemoved()
  }
  return (
    <>
      <div className={classes.bar}>
        <Button kind="danger" disabled={chosen.length === 0} onClick={() => setLeaving(chosen)}>
          <IconTrash size={16} aria-hidden="true" /> Delete Selected ({chosen.length})
        </Button>
      </div>
      <HistoryRows
        rows={results}
        selected={selected}
        onSelect={setSelected}
        onDelete={(row) => setLeaving([row])}
      />
      <Pager
        what="views"
        {...{ page, count }}
        size={SIZE}
        onPage={(next) => {
          setSelected(new Set())
          setPage(next)
        }}
      />
      {leaving.length > 0 && (
        <ConfirmDialog
          title={leaving.length === 1 ? 'Delete this row?' : `Delete ${leaving.length} rows?`}
          action="Delete"
          onConfirm={remove}
          onClose={() => setLeaving([])}
        >
          It goes from your history. This action cannot be undone.
        </ConfirmDialog>
      )}
    </>
  )
}
