import { IconEdit, IconExternalLink, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { DashboardRow } from '#contract/dashboards/dashboard.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Row } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SearchedRecords } from '#web/kit/records/searched-records.tsx'
import { showToast } from '#web/kit/toast.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { change } from '#web/queries/change.ts'
import classes from './dashboards.module.css'
import type { ManagedDashboard } from './managed-dashboard.ts'

interface DashboardListProps {
  readonly rows: readonly ManagedDashboard[]
  readonly catalogue: Catalogue
}

/** All dashboards, with a search by title. */
export function DashboardList({ rows, catalogue }: DashboardListProps) {
  const [doomed, setDoomed] = useState<DashboardRow | null>(null)
  return (
    <>
      <RecordsHead
        title="Dashboard Management"
        lead={`${rows.filter(({ isOpen }) => isOpen).length} active: everybody can open them. Those that come with the product change with its data; those made here change at once. What people made and your own saved ones stand at the end.`}
        actions={
          <Button kind="primary" onClick={() => window.location.assign('#/dashboard?create')}>
            <IconPlus size={16} aria-hidden="true" /> Create dashboard
          </Button>
        }
      />
      <SearchedRecords
        label="Search by dashboard title"
        what="dashboard"
        rows={rows}
        textOf={({ title }) => title}
      >
        {(found) => (
          <RecordTable
            label="Dashboards"
            rows={found}
            columns={columnsOf(catalogue)}
            actions={(row) => <DashboardActions row={row} onDelete={setDoomed} />}
            className={classes.dashboards}
          />
        )}
      </SearchedRecords>
      {doomed && <DeleteDashboard dashboard={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

function columnsOf({ reference }: Catalogue): readonly Column<ManagedDashboard>[] {
  return [
    {
      title: 'Title',
      names: true,
      cell: (row) => (
        <>
          <a className={classes.whole} href={row.address}>
            {row.title}
          </a>
          {row.mark !== '' && <span className={classes.draft}>{row.mark}</span>}
        </>
      ),
    },
    { title: 'Category', cell: ({ category }) => category || '–' },
    {
      title: 'Data source',
      cell: ({ source }) => reference.sources.get(source ?? 0)?.name ?? '–',
    },
    {
      title: 'Indicator',
      cell: ({ indicator }) => reference.indicators.get(indicator ?? 0)?.shortName ?? '–',
    },
    { title: 'Created', cell: ({ created }) => dayText(created) },
    { title: 'Updated', cell: ({ updated }) => dayText(updated) },
  ]
}

interface DashboardActionsProps {
  readonly row: ManagedDashboard
  readonly onDelete: (row: DashboardRow) => void
}

function DashboardActions({ row, onDelete }: DashboardActionsProps) {
  const { title, edit, site } = row
  return (
    <>
      {edit && (
        <Row
          as={Link}
          inline
          align="center"
          className={classes.edit}
          href={edit}
          aria-label={`Edit ${title}`}
          title={`Edit ${title}`}
        >
          <IconEdit size={18} aria-hidden="true" />
        </Row>
      )}
      {site && (
        <IconButton label={`Delete ${title}`} onClick={() => onDelete(site)}>
          <IconTrash size={18} aria-hidden="true" />
        </IconButton>
      )}
      <Row
        as="a"
        inline
        gap={4}
        align="center"
        className={classes.open}
        href={row.address}
        target="_blank"
        rel="noopener"
      >
        Open <IconExternalLink size={16} aria-hidden="true" />
        <span className="sr-only">{title} in a new tab</span>
      </Row>
    </>
  )
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
