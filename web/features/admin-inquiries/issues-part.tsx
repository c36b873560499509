import { IconEdit, IconEye, IconMailForward, IconPlayerStop, IconSend, IconTrash } from '#web/kit/icons.ts'
import { useEffect, useState } from 'react'
import type { IssueRow } from '#contract/newsletter/issues.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { useList } from '#web/queries/use-list.ts'
import { RichText } from '#web/views/rich-text.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

/** How often what is on its way is looked at again, in milliseconds. */
const LOOK_MS = 2000

const columnsIn = (text: Language['text']): readonly Column<IssueRow>[] => [
  { title: text(message('newsletters.subject')), names: true, cell: ({ subject }) => <bdi>{subject}</bdi> },
  {
    title: text(message('manage.state')),
    cell: ({ state }) => text(message('newsletters.state', { state })),
  },
  { title: text(message('newsletters.letters')), cell: (row) => text(lettersOf(row)) },
  { title: text(message('manage.by')), cell: ({ author }) => <bdi>{author ?? '–'}</bdi> },
  {
    title: text(message('manage.when')),
    cell: ({ begun_at, updated_at }) => {
      const at = begun_at ?? updated_at
      return <time dateTime={at}>{momentText(at)}</time>
    },
  },
]

/** How far a newsletter has come. */
function lettersOf({ state, recipients: all, sent, failed, unsure }: IssueRow): Value {
  return state === 'draft'
    ? message('newsletters.to', { count: all })
    : message('newsletters.sent-of', { sent, all, failed, unsure })
}

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'edit' | 'show' | 'send' | 'delete'; readonly issue: IssueRow }

/** Newsletters that are written and sent from here: drafts, those on their way, and the archive. */
export function IssuesPart() {
  const { text } = useLanguage()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<Open | null>(null)
  const list = useList('GET /newsletters', { size: 10, page }, setPage)
  const { reload } = list
  const isMoving = list.status === 'ready' && list.value.results.some(({ state }) => state === 'sending')
  useEffect(() => {
    if (!isMoving) return
    const timer = window.setInterval(() => void reload(), LOOK_MS)
    return () => window.clearInterval(timer)
  }, [isMoving, reload])
  const stop = ({ id }: IssueRow) =>
    withFailureToast(text(message('newsletters.not-stopped')), () =>
      change('POST /newsletters/{id}/cancel', { path: { id } }),
    )
  const tryOut = ({ id }: IssueRow) =>
    withFailureToast(text(message('newsletters.test-not-sent')), async () => {
      const { detail } = await change('POST /newsletters/{id}/test', { path: { id } })
      await showToast({ kind: 'success', title: detail })
    })
  return (
    <Stack as="section" gap={12} aria-labelledby="newsletters">
      <Row wrap gap={12} align="center" justify="between">
        <h2 id="newsletters">{text(message('newsletters.letters'))}</h2>
        <Button kind="primary" onClick={() => setOpen({ what: 'new' })}>
          <IconEdit size={18} aria-hidden="true" /> {text(message('newsletters.write'))}
        </Button>
      </Row>
      <ListedRecords
        list={list}
        what={message('newsletters.inside')}
        listName={text(message('newsletters.list'))}
        empty={text(message('newsletters.none'))}
        onPage={setPage}
      >
        {(rows) => (
          <RecordTable
            label={text(message('newsletters.label'))}
            rows={rows}
            columns={columnsIn(text)}
            actions={(issue) => (
              <IssueActions
                issue={issue}
                onOpen={(what) => setOpen({ what, issue })}
                onStop={() => void stop(issue)}
                onTry={() => void tryOut(issue)}
              />
            )}
          />
        )}
      </ListedRecords>
      {open && <Opened open={open} onClose={() => setOpen(null)} />}
    </Stack>
  )
}

interface IssueActionsProps {
  readonly issue: IssueRow
  readonly onOpen: (what: 'edit' | 'show' | 'send' | 'delete') => void
  readonly onStop: () => void
  readonly onTry: () => void
}

/** What sending would do now; null: nothing is left to send. */
function sendLabel({ state, subject, unsure }: IssueRow): Value | null {
  if (state === 'draft') return message('newsletters.send-all', { subject })
  if (state === 'cancelled') return message('newsletters.go-on', { subject })
  return state === 'sent' && unsure > 0 ? message('newsletters.send-again', { subject }) : null
}

function IssueActions({ issue, onOpen, onStop, onTry }: IssueActionsProps) {
  const { text } = useLanguage()
  const { state, subject } = issue
  const send = sendLabel(issue)
  return (
    <>
      {state === 'draft' && (
        <IconButton
          label={text(message('newsletters.change-named', { subject }))}
          onClick={() => onOpen('edit')}
        >
          <IconEdit size={18} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={text(message('newsletters.look-at', { subject }))} onClick={() => onOpen('show')}>
        <IconEye size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={text(message('newsletters.to-myself', { subject }))} onClick={onTry}>
        <IconMailForward size={18} aria-hidden="true" />
      </IconButton>
      {send && (
        <IconButton label={text(send)} onClick={() => onOpen('send')}>
          <IconSend size={18} aria-hidden="true" />
        </IconButton>
      )}
      {state === 'sending' && (
        <IconButton label={text(message('newsletters.stop', { subject }))} onClick={onStop}>
          <IconPlayerStop size={18} aria-hidden="true" />
        </IconButton>
      )}
      {state === 'draft' && (
        <IconButton
          label={text(message('manage.delete-named', { name: subject }))}
          onClick={() => onOpen('delete')}
        >
          <IconTrash size={18} aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}

function Opened({ open, onClose }: { readonly open: Open; readonly onClose: () => void }) {
  const { text } = useLanguage()
  if (open.what === 'new') return <IssueDialog onClose={onClose} />
  const { issue } = open
  const path = { id: issue.id }
  if (open.what === 'edit') return <IssueDialog issue={issue} onClose={onClose} />
  if (open.what === 'show') {
    return (
      <Dialog form="centre" title={issue.subject} onClose={onClose}>
        <RichText html={issue.content} />
      </Dialog>
    )
  }
  if (open.what === 'delete') {
    return (
      <ConfirmDialog
        title={text(message('newsletters.delete-draft'))}
        action={text(message('manage.delete'))}
        onConfirm={() => change('DELETE /newsletters/{id}', { path })}
        onClose={onClose}
      >
        {text(message('newsletters.delete-about', { subject: issue.subject }))}
      </ConfirmDialog>
    )
  }
  const isAgain = issue.state === 'sent'
  const left = isAgain ? issue.unsure : issue.recipients - issue.sent - issue.failed - issue.unsure
  const begin = async () => {
    await change('POST /newsletters/{id}/send', { path, body: { updated_at: issue.updated_at } })
    await showToast({ kind: 'success', title: text(message('newsletters.on-way')) })
  }
  return (
    <ConfirmDialog
      title={text(message('newsletters.send-sure', { subject: issue.subject }))}
      action={text(message('newsletters.send-count', { count: left }))}
      isDanger={false}
      onConfirm={begin}
      onClose={onClose}
    >
      {isAgain ? text(message('newsletters.again-about')) : text(message('newsletters.send-about'))}
    </ConfirmDialog>
  )
}
