import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { GrantRow } from '#contract/admin/grants.ts'
import { IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { dayText } from '#web/kit/moment.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'

interface GivenRightsProps {
  readonly rows: readonly GrantRow[]
  /** Stands before the others. */
  readonly first?: Column<GrantRow>
}

const COLUMNS: readonly Column<GrantRow>[] = [
  { title: 'For', cell: ({ scope_text }) => scope_text },
  { title: 'Given by', cell: ({ granted_by }) => <bdi>{granted_by?.name ?? 'a deleted account'}</bdi> },
  { title: 'Given on', cell: ({ granted_at }) => (granted_at === null ? '–' : dayText(granted_at)) },
]

/** Rights that were given, each with the way to take it away. */
export function GivenRights({ rows, first }: GivenRightsProps) {
  const [doomed, setDoomed] = useState<GrantRow | null>(null)
  const take = async ({ id, title }: GrantRow) => {
    await change('DELETE /grants/{id}', { path: { id } })
    await showToast({ kind: 'success', title: `Taken away: ${title}` })
  }
  const right: Column<GrantRow> = { title: 'Right', names: !first, cell: ({ title }) => title }
  return (
    <>
      <RecordTable
        label="Rights that were given"
        rows={rows}
        columns={[...(first ? [first] : []), right, ...COLUMNS]}
        actions={(row) => (
          <IconButton
            label={`Take “${row.title}” for ${row.scope_text} away from ${row.account.name}`}
            onClick={() => setDoomed(row)}
          >
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        )}
      />
      {doomed && (
        <ConfirmDialog
          title="Take this right away?"
          action="Take away"
          onConfirm={() => take(doomed)}
          onClose={() => setDoomed(null)}
        >
          <bdi>{doomed.account.name}</bdi> can no longer do this from now on: {doomed.title}, for{' '}
          {doomed.scope_text}. They are told.
        </ConfirmDialog>
      )}
    </>
  )
}
