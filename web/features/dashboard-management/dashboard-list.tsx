import { IconEdit, IconExternalLink, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Row } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { type RecordColumn, RecordTable } from '#web/kit/records/record-table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SearchedRecords } from '#web/kit/records/searched-records.tsx'
import { showToast } from '#web/kit/toast.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { change } from '#web/queries/change.ts'
import classes from './dashboards.module.css'
import { inOrder, isSiteDashboard } from './in-order.ts'

interface DashboardListProps {
  readonly rows: readonly DashboardRow[]
  readonly catalogue: Catalogue
}

/** All dashboards, with a search by title. */
export function DashboardList({ rows, catalogue }: DashboardListProps) {
  const [doomed, setDoomed] = useState<DashboardRow | null>(null)
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
      <SearchedRecords
        label="Search by dashboard title"
        what="dashboard"
        rows={inOrder(rows)}
        textOf={({ title }) => title}
      >
        {(found) => (
          <RecordTable
            label="Dashboards"
            rows={found}
            columns={columnsOf(catalogue)}
            actions={(row) => <DashboardActions row={row} onDelete={() => setDoomed(row)} />}
            rowClassName={classes.row}
          />
        )}
      </SearchedRecords>
      {doomed && <DeleteDashboard dashboard={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

function columnsOf({ reference }: Catalogue): readonly RecordColumn<DashboardRow>[] {
  return [
    {
      title: 'Title',
      names: true,
      cell: (row) => (
        <>
          <a className={classes.whole} href={addressOf(row)}>
            {row.title}
          </a>
          {row.is_private && <span className={classes.draft}>Draft</span>}
        </>
      ),
    },
    { title: 'Category', cell: ({ category }) => category || '–' },
    {
      title: 'Data source',
      cell: ({ initialDataSource }) => reference.sources.get(initialDataSource ?? 0)?.name ?? '–',
    },
    {
      title: 'Indicator',
      cell: ({ initialIndicator }) => reference.indicators.get(initialIndicator ?? 0)?.shortName ?? '–',
    },
    { title: 'Created', cell: ({ created_at }) => dayText(created_at) },
    { title: 'Updated', cell: ({ updated_at }) => dayText(updated_at) },
  ]
}

function DashboardActions({ row, onDelete }: { readonly row: DashboardRow; readonly onDelete: () => void }) {
  return (
    <>
      {isSiteDashboard(row) && (
        <>
          <IconButton
            label={`Edit ${row.title}`}
            onClick={() => window.location.assign(`#/dashboard?edit=${row.id}`)}
          >
            <IconEdit size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${row.title}`} onClick={onDelete}>
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        </>
      )}
      <Row
        as="a"
        inline
        gap={4}
        align="center"
        className={classes.open}
        href={addressOf(row)}
        target="_blank"
        rel="noopener"
      >
        Open <IconExternalLink size={16} aria-hidden="true" />
        <span className="sr-only">{row.title} in a new tab</span>
      </Row>
    </>
  )
}

function addressOf({ name }: DashboardRow): string {
  return `/dashboard/${encodeURIComponent(name)}`
}

interface DeleteDashboardProps {
  readonly dashboard: DashboardRow
  readonly onClose: () => void
}

function DeleteDashboard({ dashboard, onClose }: DeleteDashboardProps) {
  const remove = async () => {
    await change('DELETE /dashboards/{id}', { path: { id: dashboard.id } })
    await showToast({ kind: 'success', title: 'Dashboard deleted' })
  }
  return (
    <ConfirmDialog title="Confirm delete Dashboard" action="Delete" onConfirm={remove} onClose={onClose}>
      “{dashboard.title}” will not open any more, also not from links that people have kept. This action
      cannot be undone.
    </ConfirmDialog>
  )
}
