import { IconEdit, IconEye, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { deleteNews, listNews, NewsRow } from '#contract/news/news.ts'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { Button, IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { dayText } from '#web/kit/moment.ts'
import { RecordsHead, RecordTable, RowActions, SearchBox } from '#web/kit/records/records.tsx'
import { Loading, Message } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { NEWS_PATH } from './news-path.ts'
import { UpdateForm } from './update-form.tsx'
import WhatsNewPopup from './whats-new-popup.tsx'

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'delete'; readonly update: NewsRow }
  | { readonly kind: 'show'; readonly updates: readonly NewsRow[] }

/** What's New for administrators: list, write, change, look at, delete. */
export default function ManageUpdatesPage() {
  const answer = useAnswer<typeof listNews>(NEWS_PATH)
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<Open | null>(null)
  const all = answer.status === 'ready' ? answer.value.results : []
  const wanted = query.trim().toLowerCase()
  const shown = all.filter(({ title }) => title.toLowerCase().includes(wanted))
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
      <SearchBox label="Search updates by title" value={query} onChange={setQuery} />
      {answer.status === 'loading' && <Loading what="the updates" />}
      {answer.status === 'failed' && (
        <AnswerFailure
          title="The updates could not be loaded."
          error={answer.error}
          onRetry={answer.reload}
        />
      )}
      {answer.status === 'ready' &&
        (shown.length === 0 ? (
          <Message title={wanted ? `No update is called “${query.trim()}”.` : 'No updates yet.'} />
        ) : (
          <UpdateTable updates={shown} onOpen={setOpen} />
        ))}
      <Dialogs open={open} onClose={() => setOpen(null)} reload={answer.reload} />
    </>
  )
}

interface UpdateTableProps {
  readonly updates: readonly NewsRow[]
  readonly onOpen: (open: Open) => void
}

function UpdateTable({ updates, onOpen }: UpdateTableProps) {
  return (
    <RecordTable label="Updates" columns={['Title', 'Type', 'Published', 'Changed', 'Actions']}>
      {updates.map((update) => (
        <tr key={update.id}>
          <th scope="row">{update.title}</th>
          <td>{update.category_name}</td>
          <td>{dayText(update.created_at)}</td>
          <td>{update.updated_at === update.created_at ? '–' : dayText(update.updated_at)}</td>
          <td>
            <RowActions>
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
            </RowActions>
          </td>
        </tr>
      ))}
    </RecordTable>
  )
}

interface DialogsProps {
  readonly open: Open | null
  readonly onClose: () => void
  readonly reload: () => Promise<void>
}

function Dialogs({ open, onClose, reload }: DialogsProps) {
  if (open === null) return null
  if (open.kind === 'show') return <WhatsNewPopup updates={open.updates} onClose={onClose} />
  if (open.kind === 'new') return <UpdateForm onSaved={() => void reload()} onClose={onClose} />
  const { update } = open
  if (open.kind === 'edit')
    return <UpdateForm update={update} onSaved={() => void reload()} onClose={onClose} />
  const remove = async () => {
    await ask<typeof deleteNews>('DELETE', `/news/updates/${update.id}/`)
    await reload()
    await showToast({ kind: 'success', title: 'Update deleted' })
  }
  return (
    <ConfirmDialog title="Delete update" action="Delete" onConfirm={remove} onClose={onClose}>
      “{update.title}” will be gone from the list of updates. This action cannot be undone.
    </ConfirmDialog>
  )
}
