import { IconEdit, IconExternalLink, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import type { deleteDashboard } from '#contract/dashboards/write-dashboard.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { dayText } from '#web/kit/moment.ts'
import { RecordsHead, RecordTable, RowActions, SearchBox } from '#web/kit/records/records.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import classes from './dashboards.module.css'
import { inOrder, isMade } from './in-order.ts'

interface DashboardListProps {
  readonly rows: readonly DashboardRow[]
  readonly catalogue: Catalogue
  readonly reload: () => Promise<void>
}

const COLUMNS = ['Title', 'Category', 'Data source', 'Indicator', 'Created', 'Updated', 'Actions']

/** All dashboards, with a search by title. */
export function DashboardList({ rows, catalogue, reload }: DashboardListProps) {
  const [query, setQuery] = useState('')
  const [doomed, setDoomed] = useState<DashboardRow | null>(null)
  const wanted = query.trim().toLowerCase()
  const shown = inOrder(rows).filter(({ title }) => title.toLowerCase().includes(wanted))
  return (
    <>
      <RecordsHead
        title="Dashboard Management"
        lead="Dashboards that come with the product change with its data; those made here change at once."
        actions={
          <Button kind="primary" onClick={() => window.location.assign('#/dashboard?create')}>
            <IconPlus size={16} aria-hidden="true" /> Create dashboard
          </Button>
        }
      />
      <SearchBox label="Search by dashboard title" value={query} onChange={setQuery} />
      {shown.length === 0 ? (
        <Message title={`No dashboard is called “${query.trim()}”.`} />
      ) : (
        <RecordTable label="Dashboards" columns={COLUMNS}>
          {shown.map((row) => (
            <Row key={row.id} row={row} catalogue={catalogue} onDelete={() => setDoomed(row)} />
          ))}
        </RecordTable>
      )}
      {doomed && <DeleteDashboard dashboard={doomed} reload={reload} onClose={() => setDoomed(null)} />}
    </>
  )
}

interface RowProps {
  readonly row: DashboardRow
  readonly catalogue: Catalogue
  readonly onDelete: () => void
}

function Row({ row, catalogue: { reference }, onDelete }: RowProps) {
  const { title, initialDataSource, initialIndicator } = row
  const address = `/dashboard/${encodeURIComponent(row.name)}`
  return (
    <tr className={classes.row}>
      <th scope="row">
        <a className={classes.whole} href={address}>
          {title}
        </a>
        {row.is_private && <span className={classes.draft}>Draft</span>}
      </th>
      <td>{row.category || '–'}</td>
      <td>{reference.sources.get(initialDataSource ?? 0)?.name ?? '–'}</td>
      <td>{reference.indicators.get(initialIndicator ?? 0)?.shortName ?? '–'}</td>
      <td>{dayText(row.created_at)}</td>
      <td>{dayText(row.updated_at)}</td>
      <td className={classes.above}>
        <RowActions>
          {isMade(row) && (
            <>
              <IconButton
                label={`Edit ${title}`}
                onClick={() => window.location.assign(`#/dashboard?edit=${row.id}`)}
              >
                <IconEdit size={18} aria-hidden="true" />
              </IconButton>
              <IconButton label={`Delete ${title}`} onClick={onDelete}>
                <IconTrash size={18} aria-hidden="true" />
              </IconButton>
            </>
          )}
          <a className={classes.open} href={address} target="_blank" rel="noopener">
            Open <IconExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">{title} in a new tab</span>
          </a>
        </RowActions>
      </td>
    </tr>
  )
}

interface DeleteDashboardProps {
  readonly dashboard: DashboardRow
  readonly reload: () => Promise<void>
  readonly onClose: () => void
}

function DeleteDashboard({ dashboard, reload, onClose }: DeleteDashboardProps) {
  const remove = async () => {
    await ask<typeof deleteDashboard>('DELETE', `/dashboards/${dashboard.id}/`)
    await reload()
    await showToast({ kind: 'success', title: 'Dashboard deleted' })
  }
  return (
    <ConfirmDialog title="Confirm delete Dashboard" action="Delete" onConfirm={remove} onClose={onClose}>
      “{dashboard.title}” will not open any more, also not from links that people have kept. This action
      cannot be undone.
    </ConfirmDialog>
  )
}
