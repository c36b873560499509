import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { InteractionRow } from '#contract/activity/activity.ts'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Row } from '#web/kit/layout.tsx'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { useSelection } from '#web/kit/records/use-selection.ts'
import { change } from '#web/queries/change.ts'
import { useList } from '#web/queries/use-list.ts'
import classes from './activity.module.css'
import { HistoryRows } from './history-rows.tsx'

/** Rows of a page (specification of accounts §9). */
const SIZE = 10

interface HistoryProps {
  readonly month: string
}

/** The views of one month, ten on a page. What is ticked stays so, also where it has moved to another page meanwhile. */
export function History({ month }: HistoryProps) {
  const [number, setNumber] = useState(1)
  const selection = useSelection<InteractionRow>()
  const [leaving, setLeaving] = useState<readonly InteractionRow[]>([])
  const list = useList('GET /user_interactions', { month, size: SIZE, page: number }, setNumber)
  const chosen = selection.rows
  const remove = async () => {
    await change('DELETE /user_interactions', { query: { ids: leaving.map(({ id }) => id).join(',') } })
    selection.select(leaving, false)
  }
  return (
    <>
      <ListedRecords
        list={list}
        what="views"
        listName="your history"
        empty="No activity recorded for this period"
        onPage={setNumber}
      >
        {(rows) => (
          <>
            <Row justify="end" className={classes.bar}>
              <Button kind="danger" disabled={chosen.length === 0} onClick={() => setLeaving(chosen)}>
                <IconTrash size={16} aria-hidden="true" /> Delete Selected ({chosen.length})
              </Button>
            </Row>
            <HistoryRows rows={rows} selection={selection} onDelete={(row) => setLeaving([row])} />
          </>
        )}
      </ListedRecords>
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
