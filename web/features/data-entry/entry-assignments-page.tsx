import { IconPlus, IconTrash } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { EntryAssignmentRow } from '#contract/data-entry/entry-tasks.ts'
import { message } from '#domain/message/message.ts'
import { named, periodName, sourceName } from '#domain/message/value.ts'
import { periodCode } from '#domain/period/period.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button, IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { type Column, Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { TaskList } from './task-list.tsx'

/** Who enters what for which place, and what of it is late. */
export default function EntryAssignmentsPage() {
  const { text } = useLanguage()
  const [isAssigning, setAssigning] = useState(false)
  return (
    <>
      <RecordsHead
        title={text(message('entry.assignments'))}
        lead={text(message('entry.assignments-lead'))}
        actions={
          <Button kind="primary" onClick={() => setAssigning(true)}>
            <IconPlus size={16} aria-hidden="true" /> {text(message('entry.assign'))}
          </Button>
        }
      />
      <WithCatalogue what={message('shell.figure-list')}>
        {(catalogue) => (
          <>
            <Assignments catalogue={catalogue} />
            <TaskList catalogue={catalogue} />
            {isAssigning && <AssignDialog catalogue={catalogue} onClose={() => setAssigning(false)} />}
          </>
        )}
      </WithCatalogue>
    </>
  )
}

function Assignments({ catalogue: { reference } }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /data-entry/assignments')
  const [doomed, setDoomed] = useState<EntryAssignmentRow | null>(null)
  const sourceOf = ({ datasource }: EntryAssignmentRow) => reference.sources.get(datasource)
  const periodText = (row: EntryAssignmentRow, iso: string) =>
    text(periodName(periodCode(iso) ?? 0, sourceOf(row)))
  const columns: readonly Column<EntryAssignmentRow>[] = [
    { title: text(message('entry.task-person')), names: true, cell: ({ person }) => person },
    {
      title: text(message('entry.source')),
      cell: (row) => {
        const source = sourceOf(row)
        return source ? text(sourceName(source), 'name') : row.datasource
      },
    },
    { title: text(message('entry.place')), cell: ({ location_name: place }) => place },
    {
      title: text(message('entry.assign-areas')),
      cell: ({ areas }) =>
        areas.length > 0
          ? areas.map((area) => text(named(area))).join(', ')
          : text(message('entry.assign-all')),
    },
    {
      title: text(message('entry.period')),
      cell: (row) =>
        text(
          row.last_period === null
            ? message('entry.assign-from', { first: periodText(row, row.first_period) })
            : message('entry.assign-range', {
                first: periodText(row, row.first_period),
                last: periodText(row, row.last_period),
              }),
        ),
    },
    {
      title: text(message('entry.task-due')),
      cell: ({ due_days: count }) => text(message('entry.assign-due', { count })),
    },
    {
      title: '',
      cell: (row) => (
        <IconButton label={text(message('entry.assign-remove'))} onClick={() => setDoomed(row)}>
          <IconTrash size={18} aria-hidden="true" />
        </IconButton>
      ),
    },
  ]
  return (
    <Stack gap={12} shrinks>
      <WhenAnswered answer={answer} what={text(message('entry.assignments-inside'))}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="soft" role="status">
              {text(message('entry.assignments-none'))}
            </Text>
          ) : (
            <Table
              blocks
              label={text(message('entry.assignments'))}
              rows={results}
              keyOf={({ id }) => id}
              columns={columns}
            />
          )
        }
      </WhenAnswered>
      {doomed && (
        <ConfirmDialog
          title={text(message('entry.assign-remove'))}
          action={text(message('entry.assign-remove'))}
          onConfirm={() => change('DELETE /data-entry/assignments/{id}', { path: { id: doomed.id } })}
          onClose={() => setDoomed(null)}
        >
          {text(message('entry.assign-remove-about'))}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
