import { IconMailForward, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { INQUIRY_KINDS, INQUIRY_STATES, INQUIRY_WORDS, type InquiryKind } from '#domain/inquiry/inquiry.ts'
import { IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { SelectField } from '#web/kit/form/field.tsx'
import { Row } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { type RecordColumn, RecordTable } from '#web/kit/records/record-table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { useList } from '#web/queries/use-list.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import classes from './inquiries.module.css'
import { STATE_WORDS } from './inquiry-words.ts'

const PAGE_SIZE = 50

const COLUMNS: readonly RecordColumn<InquiryRow>[] = [
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
  const [state, setState] = useState<InquiryRow['state'] | ''>('')
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<InquiryRow | null>(null)
  const [doomed, setDoomed] = useState<InquiryRow | null>(null)
  const query = { size: PAGE_SIZE, page, ...(kind !== '' && { kind }), ...(state !== '' && { state }) }
  const list = useList('GET /inquiries', query, setPage)
  return (
    <>
      <RecordsHead
        title="Inquiries"
        lead="What the public sent in. An answer goes out as a letter; what is closed or declined goes after a year."
        actions={
          <Row gap={12} wrap>
            <SelectField
              label="Kind"
              value={kind}
              onChange={({ target }) => {
                setKind(target.value as typeof kind)
                setState('')
                setPage(1)
              }}
              options={[
                { value: '', label: 'All' },
                ...INQUIRY_KINDS.map((value) => ({ value, label: INQUIRY_WORDS[value] })),
              ]}
            />
            {kind !== '' && (
              <SelectField
                label="State"
                value={state}
                onChange={({ target }) => {
                  setState(target.value as typeof state)
                  setPage(1)
                }}
                options={[
                  { value: '', label: 'All' },
                  ...INQUIRY_STATES[kind].map((value) => ({ value, label: STATE_WORDS[value] })),
                ]}
              />
            )}
          </Row>
        }
      />
      <ListedRecords
        list={list}
        what="inquiries"
        listName="the list of inquiries"
        empty="Nothing has been sent in yet"
        onPage={setPage}
      >
        {(rows) => (
          <RecordTable
            label="Inquiries"
            rows={rows}
            columns={COLUMNS}
            actions={(row) => (
              <>
                <IconButton label={`Open what ${row.name || row.email} sent`} onClick={() => setOpen(row)}>
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
      {open && <AnswerDialog inquiry={open} onClose={() => setOpen(null)} />}
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
