import { IconMailForward, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import {
  EVERY_INQUIRY_STATE,
  INQUIRY_KINDS,
  INQUIRY_STATES,
  INQUIRY_WORDS,
  type InquiryKind,
} from '#domain/inquiry/inquiry.ts'
import { IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { SelectField } from '#web/kit/form/field.tsx'
import { Row } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { FRESH, useFreshAnswer } from '#web/queries/use-answer.ts'
import { useList } from '#web/queries/use-list.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import classes from './inquiries.module.css'
import { STATE_WORDS } from './inquiry-words.ts'

const PAGE_SIZE = 50

const COLUMNS: readonly Column<InquiryRow>[] = [
  { title: 'When', cell: ({ created_at }) => <time dateTime={created_at}>{momentText(created_at)}</time> },
  {
    title: 'From',
    names: true,
    cell: ({ name, email, organization }) => (
      <>
        <bdi>{name || email}</bdi>
        {organization !== '' && (
          <>
            {', '}
            <bdi>{organization}</bdi>
          </>
        )}
      </>
    ),
  },
  { title: 'Kind', cell: ({ kind }) => INQUIRY_WORDS[kind] },
  { title: 'About', cell: ({ subject }) => <bdi>{subject || '–'}</bdi> },
  {
    title: 'Text',
    className: classes.text,
    cell: ({ text }) => <bdi>{text.length > 200 ? `${text.slice(0, 200)}…` : text || '–'}</bdi>,
  },
  { title: 'State', cell: ({ state }) => STATE_WORDS[state] },
]

/** What the public sent in: messages, offers of data, interest, testimonials; to read, answer and decide. */
export default function InquiriesPage() {
  const [kind, setKind] = useState<InquiryKind | ''>('')
  const [state, setState] = useState<InquiryRow['state'] | 'open' | ''>('open')
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<InquiryRow | null>(null)
  const [doomed, setDoomed] = useState<InquiryRow | null>(null)
  const query = { size: PAGE_SIZE, page, ...(kind !== '' && { kind }), ...(state !== '' && { state }) }
  const list = useList('GET /inquiries', query, setPage, FRESH)
  // How many wait, whatever is looked at.
  const counted = useFreshAnswer('GET /inquiries', { query: { size: 1, state: 'open' } })
  const open = counted.status === 'ready' ? counted.value.open : null
  return (
    <>
      <RecordsHead
        title="Inquiries"
        lead="What the public sent in. What waits stands first; answers go out as letters. What is closed or declined goes after a year."
        actions={
          <Row gap={12} wrap>
            <SelectField
              label="Kind"
              value={kind}
              onChange={({ target }) => {
                setKind(target.value as typeof kind)
                setState('open')
                setPage(1)
              }}
              options={[
                { value: '', label: 'All' },
                ...INQUIRY_KINDS.map((value) => ({ value, label: INQUIRY_WORDS[value] })),
              ]}
            />
            <SelectField
              label="State"
              value={state}
              onChange={({ target }) => {
                setState(target.value as typeof state)
                setPage(1)
              }}
              options={[
                { value: 'open', label: open === null ? 'Open' : `Open (${open})` },
                { value: '', label: 'All, open first' },
                ...(kind === '' ? EVERY_INQUIRY_STATE : INQUIRY_STATES[kind]).map((value) => ({
                  value,
                  label: STATE_WORDS[value],
                })),
              ]}
            />
          </Row>
        }
      />
      <ListedRecords
        list={list}
        what="inquiries"
        listName="the list of inquiries"
        empty={state === 'open' ? 'Nothing waits for an answer' : 'Nothing has been sent in yet'}
        onPage={setPage}
      >
        {(rows) => (
          <RecordTable
            label="Inquiries"
            rows={rows}
            columns={COLUMNS}
            actions={(row) => (
              <>
                <IconButton label={`Open what ${row.name || row.email} sent`} onClick={() => setShown(row)}>
                  <IconMailForward size={18} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Delete what ${row.name || row.email} sent`}
                  onClick={() => setDoomed(row)}
                >
                  <IconTrash size={18} aria-hidden="true" />
                </IconButton>
              </>
            )}
          />
        )}
      </ListedRecords>
      {shown && <AnswerDialog inquiry={shown} onClose={() => setShown(null)} />}
      {doomed && <DeleteInquiry inquiry={doomed} onClose={() => setDoomed(null)} />}
    </>
  )
}

function DeleteInquiry({ inquiry, onClose }: { readonly inquiry: InquiryRow; readonly onClose: () => void }) {
  const remove = async () => {
    await change('DELETE /inquiries/{id}', { path: { id: inquiry.id } })
    await showToast({ kind: 'success', title: 'Inquiry deleted' })
  }
  return (
    <ConfirmDialog title="Delete inquiry" action="Delete" onConfirm={remove} onClose={onClose}>
      What <bdi>{inquiry.name || inquiry.email}</bdi> sent is deleted with name and address. This action
      cannot be undone.
    </ConfirmDialog>
  )
}
