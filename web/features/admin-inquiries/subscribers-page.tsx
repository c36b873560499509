import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { requestOf } from '#contract/call.ts'
import type { SubscriberRow } from '#contract/newsletter/newsletter.ts'
import { Row } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { type RecordColumn, RecordTable } from '#web/kit/records/record-table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useList } from '#web/queries/use-list.ts'

const COLUMNS: readonly RecordColumn<SubscriberRow>[] = [
  { title: 'E-mail', names: true, cell: ({ email }) => <bdi>{email}</bdi> },
  { title: 'Name', cell: ({ name }) => <bdi>{name || '–'}</bdi> },
  { title: 'Asked', cell: ({ created }) => <time dateTime={created}>{momentText(created)}</time> },
  { title: 'Confirmed', cell: ({ confirmed }) => (confirmed ? 'Yes' : 'Not yet') },
]

/** Who asked for the newsletter, and the file for the program that sends it. */
export default function SubscribersPage() {
  const [page, setPage] = useState(1)
  const list = useList('GET /subscribers', { size: 50, page }, setPage)
  return (
    <>
      <RecordsHead
        title="Newsletter"
        lead="Who asked for it. The file holds those who confirmed, each with the link that belongs into their letters; exporting it is noted."
        actions={
          <Row
            as="a"
            inline
            gap={8}
            align="center"
            reach={36}
            href={requestOf('GET /subscribers', { query: { format: 'csv' } }).address}
            download="newsletter.csv"
          >
            <IconDownload size={18} aria-hidden="true" /> Export CSV
          </Row>
        }
      />
      <ListedRecords
        list={list}
        what="subscribers"
        listName="the list of subscribers"
        empty="Nobody has subscribed yet"
        onPage={setPage}
      >
        {(rows) => <RecordTable label="Subscribers" rows={rows} columns={COLUMNS} />}
      </ListedRecords>
    </>
  )
}
