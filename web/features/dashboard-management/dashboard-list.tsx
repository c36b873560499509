import { IconEdit, IconExternalLink, IconPlus, IconTrash } from '#web/kit/icons.ts'
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
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

interface DashboardListProps {
  readonly rows: readonly ManagedDashboard[]
  readonly catalogue: Catalogue
}

/** All dashboards, with a search by title. */
export function DashboardList({ rows, catalogue }: DashboardListProps) {
  const { text } = useLanguage()
  const [doomed, setDoomed] = useState<DashboardRow | null>(null)
  return (
    <>
      <RecordsHead
        title={text(message('dashboard-management.title'))}
        lead={text(
          message('dashboard-management.lead', { count: rows.filter(({ isOpen }) => isOpen).length }),
        )}
        actions={
          <Button kind="primary" onClick={() => window.location.assign('#/dashboard?create')}>
            <IconPlus size={16} aria-hidden="true" /> {text(message('dashboard-management.create'))}
          </Button>
        }
      />
      <SearchedRecords
        label={text(message('dashboard-management.search'))}
        what={message('dashboard-management.inside')}
        rows={rows}
        textOf={({ title }) => title}
      >
        {(found) => (
          <RecordTable
            label={text(message('dashboard-management.label'))}
            rows={found}
            columns={columnsOf(catalogue, text)}
            actions={(row) => <DashboardActions row={row} onDelete={setDoomed} />}
            className={classes.dashboards}
          />
        )}
      </SearchedRecords>
      {doomed && <DeleteDashboard dashboard={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

function columnsOf({ reference }: Catalogue, text: Language['text']): readonly Column<ManagedDashboard>[] {
  return [
    {
      title: text(message('manage.title')),
      names: true,
      cell: (row) => (
        <>
          <a className={classes.whole} href={row.address}>
            {row.title}
          </a>
          {row.mark !== '' && <span className={classes.draft}>{text(row.mark)}</span>}
        </>
      ),
    },
    { title: text(message('dashboard-management.category')), cell: ({ category }) => category || '–' },
    {
      title: text(message('manage.data-source')),
      cell: ({ source }) => reference.sources.get(source ?? 0)?.name ?? '–',
    },
    {
      title: text(message('dashboard-management.indicator')),
      cell: ({ indicator }) => reference.indicators.get(indicator ?? 0)?.shortName ?? '–',
    },
    { title: text(message('manage.created')), cell: ({ created }) => dayText(created) },
    { title: text(message('dashboard-management.updated')), cell: ({ updated }) => dayText(updated) },
  ]
}

interface DashboardActionsProps {
  readonly row: ManagedDashboard
  readonly onDelete: (row: DashboardRow) => void
}

function DashboardActions({ row, onDelete }: DashboardActionsProps) {
  const { text } = useLanguage()
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
          aria-label={text(message('manage.edit-named', { name: title }))}
          title={text(message('manage.edit-named', { name: title }))}
        >
          <IconEdit size={18} aria-hidden="true" />
        </Row>
      )}
      {site && (
        <IconButton
          label={text(message('manage.delete-named', { name: title }))}
          onClick={() => onDelete(site)}
        >
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
        {text(message('dashboard-management.open'))} <IconExternalLink size={16} aria-hidden="true" />
        <span className="sr-only">{text(message('dashboard-management.in-new-tab', { title }))}</span>
      </Row>
    </>
  )
}

interface DeleteDashboardProps {
  readonly dashboard: DashboardRow
  readonly onClose: () => void
}

function DeleteDashboard({ dashboard, onClose }: DeleteDashboardProps) {
  const { text } = useLanguage()
  const remove = async () => {
    await change('DELETE /dashboards/{id}', { path: { id: dashboard.id } })
    await showToast({ kind: 'success', title: text(message('dashboard-management.deleted')) })
  }
  return (
    <ConfirmDialog
      title={text(message('dashboard-management.delete-sure'))}
      action={text(message('manage.delete'))}
      onConfirm={remove}
      onClose={onClose}
    >
      {text(message('dashboard-management.delete-about', { title: dashboard.title }))}
    </ConfirmDialog>
  )
}
