import { IconEdit, IconEye, IconPlus, IconTrash } from '#web/kit/icons.ts'
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
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'delete'; readonly update: NewsRow }
  | { readonly kind: 'show'; readonly updates: readonly NewsRow[] }

const columnsIn = (text: Language['text']): readonly Column<NewsRow>[] => [
  { title: text(message('manage.title')), names: true, cell: ({ title }) => title },
  { title: text(message('manage-updates.type')), cell: ({ category_name }) => category_name },
  { title: text(message('manage.published')), cell: ({ created_at }) => dayText(created_at) },
  {
    title: text(message('manage.changed')),
    cell: ({ created_at, updated_at }) => (updated_at === created_at ? '–' : dayText(updated_at)),
  },
]

/** What's New for administrators: list, write, change, look at, delete. */
export default function ManageUpdatesPage() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /news/updates', { query: EVERY_UPDATE })
  const [open, setOpen] = useState<Open | null>(null)
  const all = answer.status === 'ready' ? answer.value.results : []
  return (
    <>
      <RecordsHead
        title={text(message('manage-updates.title'))}
        lead={text(message('manage-updates.lead'))}
        actions={
          <>
            <Button disabled={all.length === 0} onClick={() => setOpen({ kind: 'show', updates: all })}>
              {text(message('manage-updates.show'))}
            </Button>
            <Button kind="primary" onClick={() => setOpen({ kind: 'new' })}>
              <IconPlus size={16} aria-hidden="true" /> {text(message('manage-updates.add'))}
            </Button>
          </>
        }
      />
      <WhenAnswered answer={answer} what={text(message('manage-updates.list'))}>
        {({ results }) => (
          <SearchedRecords
            label={text(message('manage-updates.search'))}
            what={text(message('manage-updates.update-inside'))}
            rows={results}
            textOf={({ title }) => title}
          >
            {(rows) => (
              <RecordTable
                label={text(message('manage-updates.label'))}
                rows={rows}
                columns={columnsIn(text)}
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
  const { text } = useLanguage()
  return (
    <>
      <IconButton
        label={text(message('manage.preview-named', { name: update.title }))}
        onClick={() => onOpen({ kind: 'show', updates: [update] })}
      >
        <IconEye size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={text(message('manage.edit-named', { name: update.title }))}
        onClick={() => onOpen({ kind: 'edit', update })}
      >
        <IconEdit size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={text(message('manage.delete-named', { name: update.title }))}
        onClick={() => onOpen({ kind: 'delete', update })}
      >
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}

function OpenDialog({ open, onClose }: { readonly open: Open; readonly onClose: () => void }) {
  const { text } = useLanguage()
  if (open.kind === 'show') return <WhatsNewPopup updates={open.updates} onClose={onClose} />
  if (open.kind === 'new') return <UpdateForm onClose={onClose} />
  const { update } = open
  if (open.kind === 'edit') return <UpdateForm update={update} onClose={onClose} />
  const remove = async () => {
    await change('DELETE /news/updates/{id}', { path: { id: update.id } })
    await showToast({ kind: 'success', title: text(message('manage-updates.deleted')) })
  }
  return (
    <ConfirmDialog
      title={text(message('manage-updates.delete'))}
      action={text(message('manage.delete'))}
      onConfirm={remove}
      onClose={onClose}
    >
      {text(message('manage-updates.delete-about', { title: update.title }))}
    </ConfirmDialog>
  )
}
