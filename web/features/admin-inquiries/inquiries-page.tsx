import { IconMailForward, IconTrash } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import {
  EVERY_INQUIRY_STATE,
  INQUIRY_KINDS,
  INQUIRY_STATES,
  inquiryName,
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
import { subjectWords } from '#domain/inquiry/subjects.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

const PAGE_SIZE = 50

const columnsIn = (text: Language['text']): readonly Column<InquiryRow>[] => [
  {
    title: text(message('manage.when')),
    cell: ({ created_at }) => <time dateTime={created_at}>{momentText(created_at)}</time>,
  },
  {
    title: text(message('manage.from')),
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
  { title: text(message('manage.kind')), cell: ({ kind }) => text(inquiryName(kind)) },
  {
    title: text(message('manage.about')),
    cell: ({ subject }) => <bdi>{text(subjectWords(subject)) || '–'}</bdi>,
  },
  {
    title: text(message('inquiries.text')),
    className: classes.text,
    cell: (row) => <bdi>{row.text.length > 200 ? `${row.text.slice(0, 200)}…` : row.text || '–'}</bdi>,
  },
  { title: text(message('manage.state')), cell: ({ state }) => text(message(`inquiries.state-${state}`)) },
]

/** What the public sent in: messages, offers of data, interest, testimonials; to read, answer and decide. */
export default function InquiriesPage() {
  const { text } = useLanguage()
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
        title={text(message('inquiries.title'))}
        lead={text(message('inquiries.lead'))}
        actions={
          <Row gap={12} wrap>
            <SelectField
              label={text(message('manage.kind'))}
              value={kind}
              onChange={({ target }) => {
                setKind(target.value as typeof kind)
                setState('open')
                setPage(1)
              }}
              options={[
                { value: '', label: text(message('manage.all')) },
                ...INQUIRY_KINDS.map((value) => ({ value, label: text(inquiryName(value)) })),
              ]}
            />
            <SelectField
              label={text(message('manage.state'))}
              value={state}
              onChange={({ target }) => {
                setState(target.value as typeof state)
                setPage(1)
              }}
              options={[
                {
                  value: 'open',
                  label:
                    open === null
                      ? text(message('inquiries.open'))
                      : text(message('inquiries.open-count', { count: open })),
                },
                { value: '', label: text(message('inquiries.open-first')) },
                ...(kind === '' ? EVERY_INQUIRY_STATE : INQUIRY_STATES[kind]).map((value) => ({
                  value,
                  label: text(message(`inquiries.state-${value}`)),
                })),
              ]}
            />
          </Row>
        }
      />
      <ListedRecords
        list={list}
        what={message('inquiries.inside')}
        listName={text(message('inquiries.list'))}
        empty={
          state === 'open' ? text(message('inquiries.none-waits')) : text(message('inquiries.none-sent'))
        }
        onPage={setPage}
      >
        {(rows) => (
          <RecordTable
            label={text(message('inquiries.title'))}
            rows={rows}
            columns={columnsIn(text)}
            actions={(row) => (
              <>
                <IconButton
                  label={text(message('inquiries.open-named', { name: row.name || row.email }))}
                  onClick={() => setShown(row)}
                >
                  <IconMailForward size={18} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={text(message('inquiries.delete-named', { name: row.name || row.email }))}
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
  const { text } = useLanguage()
  const remove = async () => {
    await change('DELETE /inquiries/{id}', { path: { id: inquiry.id } })
    await showToast({ kind: 'success', title: text(message('inquiries.deleted')) })
  }
  return (
    <ConfirmDialog
      title={text(message('inquiries.delete'))}
      action={text(message('manage.delete'))}
      onConfirm={remove}
      onClose={onClose}
    >
      {text(message('inquiries.delete-about', { name: inquiry.name || inquiry.email }))}
    </ConfirmDialog>
  )
}
