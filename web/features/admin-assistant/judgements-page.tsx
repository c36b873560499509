import { useState } from 'react'
import type { JudgementRow } from '#contract/assistant/judgements.ts'
import { SelectField } from '#web/kit/form/field.tsx'
import { momentText } from '#web/kit/moment.ts'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { Phrasings } from './phrasings.tsx'
import { useList } from '#web/queries/use-list.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

const PAGE_SIZE = 50

const columnsIn = (text: Language['text']): readonly Column<JudgementRow>[] => [
  { title: text(message('manage.when')), cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time> },
  { title: text(message('judgements.question')), cell: ({ question }) => <bdi>{question}</bdi> },
  { title: text(message('manage.answer')), cell: ({ answer }) => <bdi>{answer}</bdi> },
  {
    title: text(message('judgements.right')),
    cell: ({ right }) => (right ? text(message('manage.yes')) : text(message('manage.no'))),
  },
  { title: text(message('judgements.wrong')), cell: (row) => <Objection row={row} /> },
  { title: text(message('judgements.release')), cell: ({ release }) => release },
]

/** What readers said of the assistant's answers: questions that it should learn to read, and numbers to look at. */
export default function JudgementsPage() {
  const { text } = useLanguage()
  const [right, setRight] = useState<'true' | 'false' | ''>('false')
  const [page, setPage] = useState(1)
  const query = { size: PAGE_SIZE, page, ...(right !== '' && { right }) }
  const list = useList('GET /assistant/judgements', query, setPage)
  return (
    <>
      <RecordsHead
        title={text(message('judgements.title'))}
        lead={text(message('judgements.lead'))}
        actions={
          <SelectField
            label={text(message('judgements.show'))}
            value={right}
            onChange={(event) => {
              setRight(event.target.value as typeof right)
              setPage(1)
            }}
            options={[
              { value: 'false', label: text(message('judgements.objections')) },
              { value: 'true', label: text(message('judgements.right-answers')) },
              { value: '', label: text(message('manage.all')) },
            ]}
          />
        }
      />
      <Phrasings />
      <ListedRecords
        list={list}
        what={message('judgements.inside')}
        listName={text(message('judgements.list'))}
        empty={text(message('judgements.none'))}
        onPage={setPage}
      >
        {(rows) => (
          <RecordTable label={text(message('judgements.label'))} rows={rows} columns={columnsIn(text)} />
        )}
      </ListedRecords>
    </>
  )
}

function Objection({ row: { reason, remark } }: { readonly row: JudgementRow }) {
  const { text } = useLanguage()
  return (
    <>
      {reason !== null && text(message('judgements.reason', { reason }))}
      {remark !== '' && (
        <>
          {': '}
          <bdi>{remark}</bdi>
        </>
      )}
    </>
  )
}
