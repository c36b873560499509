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

const PAGE_SIZE = 50

/** What was wrong, as a row says it. */
const REASONS: Readonly<Record<NonNullable<JudgementRow['reason']>, string>> = {
  number: 'The number is wrong',
  meaning: 'Another question was answered',
  declined: 'It should have answered',
  unclear: 'Hard to understand',
  else: 'Something else',
}

const COLUMNS: readonly Column<JudgementRow>[] = [
  { title: 'When', cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time> },
  { title: 'Question', cell: ({ question }) => <bdi>{question}</bdi> },
  { title: 'Answer', cell: ({ answer }) => <bdi>{answer}</bdi> },
  { title: 'Right?', cell: ({ right }) => (right ? 'Yes' : 'No') },
  { title: 'What was wrong', cell: (row) => <Objection row={row} /> },
  { title: 'Release', cell: ({ release }) => release },
]

/** What readers said of the assistant's answers: questions that it should learn to read, and numbers to look at. */
export default function JudgementsPage() {
  const [right, setRight] = useState<'true' | 'false' | ''>('false')
  const [page, setPage] = useState(1)
  const query = { size: PAGE_SIZE, page, ...(right !== '' && { right }) }
  const list = useList('GET /assistant/judgements', query, setPage)
  return (
    <>
      <RecordsHead
        title="Assistant"
        lead="What readers said of answers. Nobody’s name or address is kept; a row goes after a year."
        actions={
          <SelectField
            label="Show"
            value={right}
            onChange={(event) => {
              setRight(event.target.value as typeof right)
              setPage(1)
            }}
            options={[
              { value: 'false', label: 'Objections' },
              { value: 'true', label: 'Right answers' },
              { value: '', label: 'All' },
            ]}
          />
        }
      />
      <Phrasings />
      <ListedRecords
        list={list}
        what="judgements"
        listName="the list of judgements"
        empty="Nothing has been said yet"
        onPage={setPage}
      >
        {(rows) => <RecordTable label="Judgements of answers" rows={rows} columns={COLUMNS} />}
      </ListedRecords>
    </>
  )
}

function Objection({ row: { reason, remark } }: { readonly row: JudgementRow }) {
  return (
    <>
      {reason !== null && REASONS[reason]}
      {remark !== '' && (
        <>
          {': '}
          <bdi>{remark}</bdi>
        </>
      )}
    </>
  )
}
