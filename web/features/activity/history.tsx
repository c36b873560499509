import { IconTrash } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { InteractionRow } from '#contract/activity/activity.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Row } from '#web/kit/layout.tsx'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { useSelection } from '#web/kit/records/use-selection.ts'
import { useLanguage } from '#web/language/use-language.ts'
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
  const { text } = useLanguage()
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
        what={message('activity.views')}
        listName={message('activity.yours')}
        empty={text(message('activity.none'))}
        onPage={setNumber}
      >
        {(rows) => (
          <>
            <Row justify="end" className={classes.bar}>
              <Button kind="danger" disabled={chosen.length === 0} onClick={() => setLeaving(chosen)}>
                <IconTrash size={16} aria-hidden="true" />{' '}
                {text(message('activity.delete-selected', { count: whole(chosen.length) }))}
              </Button>
            </Row>
            <HistoryRows rows={rows} selection={selection} onDelete={(row) => setLeaving([row])} />
          </>
        )}
      </ListedRecords>
      {leaving.length > 0 && (
        <ConfirmDialog
          title={text(message('activity.delete-ask', { count: leaving.length }))}
          action={text(message('comments.delete'))}
          onConfirm={remove}
          onClose={() => setLeaving([])}
        >
          {text(message('activity.goes'))}
        </ConfirmDialog>
      )}
    </>
  )
}
