import { IconEdit, IconEye, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { NewsRow } from '#contract/news/news.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button, IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { dayText } from '#web/kit/moment.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SearchedRecords } from '#web/kit/records/searched-records.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { EVERY_UPDATE } from './every-update.ts'
import { UpdateForm } from './update-form.tsx'
import WhatsNewPopup from './whats-new-popup.tsx'

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'delete'; readonly update: NewsRow }
  | { readonly kind: 'show'; readonly updates: readonly NewsRow[] }

const COLUMNS: readonly Column<NewsRow>[] = [
  { title: 'Title', names: true, cell: ({ title }) => title },
  { title: 'Type', cell: ({ category_name }) => category_name },
  { title: 'Published', cell: ({ created_at }) => dayText(created_at) },
  {
    title: 'Changed',
    cell: ({ created_at, updated_at }) => (updated_at === created_at ? '–' : dayText(updated_at)),
  },
]

/** What's New for administrators: list, write, change, look at, delete. */
export default function ManageUpdatesPage() {
  const answer = useAnswer('GET /news/updates', { query: EVERY_UPDATE })
  const [open, setOpen] = useState<Open | null>(null)
  const all = answer.status === 'ready' ? answer.value.results : []
  return (
    <>
      <RecordsHead
        title="What's New"
        lead="Updates that readers see in the window What's New and on the page of updates."
        actions={
          <>
            <Button disabled={all.length === 0} onClick={() => setOpen({ kind: 'show', updates: all })}>
              Show Modal
            </Button>
            <Button kind="primary" onClick={() => setOpen({ kind: 'new' })}>
              <IconPlus size={16} aria-hidden="true" /> Add Updates
            </Button>
          </>
        }
      />
      <WhenAnswered answer={answer} what="the updates">
        {({ results }) => (
          <SearchedRecords
            label="Search updates by title"
            what="update"
            rows={results}
            textOf={({ title }) => title}
          >
            {(rows) => (
              <RecordTable
                label="Updates"
                rows={rows}
                columns={COLUMNS}
                actions={(update) => <UpdateActions update={update} onOpen={setOpen} />}
              />
            )}
          </SearchedRecords>
        )}
      </WhenAnswered>
      {open && <OpenDialog open={open} onClose={() => setOpen(null)} />}
    </>
  )
}

interface UpdateActionsProps {
  readonly update: NewsRow
  readonly onOpen: (open: Open) => void
}

function UpdateActions({ update, onOpen }: UpdateActionsProps) {
  return (
    <>
      <IconButton
        label={`Preview ${update.title}`}
        onClick={() => onOpen({ kind: 'show', updates: [update] })}
      >
        <IconEye size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Edit ${update.title}`} onClick={() => onOpen({ kind: 'edit', update })}>
        <IconEdit size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete ${update.title}`} onClick={() => onOpen({ kind: 'delete', update })}>
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}

function OpenDialog({ open, onClose }: { readonly open: Open; readonly onClose: () => void }) {
  if (open.kind === 'show') return <WhatsNewPopup updates={open.updates} onClose={onClose} />
  if (open.kind === 'new') return <UpdateForm onClose={onClose} />
  const { update } = open
  if (open.kind === 'edit') return <UpdateForm update={update} onClose={onClose} />
  const remove = async () => {
    await change('DELETE /news/updates/{id}', { path: { id: update.id } })
    await showToast({ kind: 'success', title: 'Update deleted' })
  }
  return (
    <ConfirmDialog title="Delete update" action="Delete" onConfirm={remove} onClose={onClose}>
      “{update.title}” will be gone from the list of updates. This action cannot be undone.
    </ConfirmDialog>
  )
}
