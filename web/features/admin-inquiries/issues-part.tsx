import { IconEdit, IconEye, IconMailForward, IconPlayerStop, IconSend, IconTrash } from '@tabler/icons-react'
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

/** How often what is on its way is looked at again, in milliseconds. */
const LOOK_MS = 2000

const STATE_WORDS: Readonly<Record<IssueRow['state'], string>> = {
  draft: 'Draft',
  sending: 'On its way',
  sent: 'Sent',
  cancelled: 'Stopped',
}

const COLUMNS: readonly Column<IssueRow>[] = [
  { title: 'Subject', names: true, cell: ({ subject }) => <bdi>{subject}</bdi> },
  { title: 'State', cell: ({ state }) => STATE_WORDS[state] },
  { title: 'Letters', cell: (row) => lettersOf(row) },
  { title: 'By', cell: ({ author }) => <bdi>{author ?? '–'}</bdi> },
  {
    title: 'When',
    cell: ({ begun_at, updated_at }) => {
      const at = begun_at ?? updated_at
      return <time dateTime={at}>{momentText(at)}</time>
    },
  },
]

/** How far a newsletter has come. */
function lettersOf({ state, recipients, sent, failed, unsure }: IssueRow): string {
  if (state === 'draft') return `to ${recipients} who confirmed`
  const refused = failed > 0 ? `, ${failed} not delivered` : ''
  const unknown = unsure > 0 ? `, ${unsure} perhaps` : ''
  return `${sent} of ${recipients} sent${refused}${unknown}`
}

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'edit' | 'show' | 'send' | 'delete'; readonly issue: IssueRow }

/** Newsletters that are written and sent from here: drafts, those on their way, and the archive. */
export function IssuesPart() {
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
    withFailureToast('It was not stopped', () => change('POST /newsletters/{id}/cancel', { path: { id } }))
  const tryOut = ({ id }: IssueRow) =>
    withFailureToast('The test was not sent', async () => {
      const { detail } = await change('POST /newsletters/{id}/test', { path: { id } })
      await showToast({ kind: 'success', title: detail })
    })
  return (
    <Stack as="section" gap={12} aria-labelledby="newsletters">
      <Row wrap gap={12} align="center" justify="between">
        <h2 id="newsletters">Letters</h2>
        <Button kind="primary" onClick={() => setOpen({ what: 'new' })}>
          <IconEdit size={18} aria-hidden="true" /> Write a newsletter
        </Button>
      </Row>
      <ListedRecords
        list={list}
        what="newsletters"
        listName="the list of newsletters"
        empty="No newsletter has been written here yet"
        onPage={setPage}
      >
        {(rows) => (
          <RecordTable
            label="Newsletters"
            rows={rows}
            columns={COLUMNS}
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
function sendLabel({ state, subject, unsure }: IssueRow): string | null {
  if (state === 'draft') return `Send ${subject} to all`
  if (state === 'cancelled') return `Go on sending ${subject}`
  return state === 'sent' && unsure > 0 ? `Send ${subject} again where it may not have arrived` : null
}

function IssueActions({ issue, onOpen, onStop, onTry }: IssueActionsProps) {
  const { state, subject } = issue
  const send = sendLabel(issue)
  return (
    <>
      {state === 'draft' && (
        <IconButton label={`Change ${subject}`} onClick={() => onOpen('edit')}>
          <IconEdit size={18} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={`Look at ${subject}`} onClick={() => onOpen('show')}>
        <IconEye size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Send ${subject} to myself`} onClick={onTry}>
        <IconMailForward size={18} aria-hidden="true" />
      </IconButton>
      {send && (
        <IconButton label={send} onClick={() => onOpen('send')}>
          <IconSend size={18} aria-hidden="true" />
        </IconButton>
      )}
      {state === 'sending' && (
        <IconButton label={`Stop sending ${subject}`} onClick={onStop}>
          <IconPlayerStop size={18} aria-hidden="true" />
        </IconButton>
      )}
      {state === 'draft' && (
        <IconButton label={`Delete ${subject}`} onClick={() => onOpen('delete')}>
          <IconTrash size={18} aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}

function Opened({ open, onClose }: { readonly open: Open; readonly onClose: () => void }) {
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
        title="Delete the draft"
        action="Delete"
        onConfirm={() => change('DELETE /newsletters/{id}', { path })}
        onClose={onClose}
      >
        “{issue.subject}” has not been sent. This action cannot be undone.
      </ConfirmDialog>
    )
  }
  const isAgain = issue.state === 'sent'
  const left = isAgain ? issue.unsure : issue.recipients - issue.sent - issue.failed - issue.unsure
  const begin = async () => {
    await change('POST /newsletters/{id}/send', { path, body: { updated_at: issue.updated_at } })
    await showToast({ kind: 'success', title: 'It is on its way' })
  }
  return (
    <ConfirmDialog
      title={`Send “${issue.subject}”?`}
      action={`Send ${left === 1 ? '1 letter' : `${left} letters`}`}
      isDanger={false}
      onConfirm={begin}
      onClose={onClose}
    >
      {isAgain
        ? 'The server stopped while it handed this over, so it may have arrived, or not: whoever has it gets it twice.'
        : 'It goes to everybody who confirmed an address for the newsletter, to each once and with a link to unsubscribe. You can stop it while it is on its way; letters that have gone out stay sent.'}
    </ConfirmDialog>
  )
}
