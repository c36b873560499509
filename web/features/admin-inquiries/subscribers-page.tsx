import { useState } from 'react'
import type { SubscriberRow } from '#contract/newsletter/newsletter.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { ExportButton } from '#web/kit/records/export-button.tsx'
import { momentText } from '#web/kit/moment.ts'
import { Stack } from '#web/kit/layout.tsx'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { askForFile } from '#web/queries/ask.ts'
import { useList } from '#web/queries/use-list.ts'
import { IssuesPart } from './issues-part.tsx'

const COLUMNS: readonly Column<SubscriberRow>[] = [
  { title: 'E-mail', names: true, cell: ({ email }) => <bdi>{email}</bdi> },
  { title: 'Name', cell: ({ name }) => <bdi>{name || '–'}</bdi> },
  { title: 'Asked', cell: ({ created }) => <time dateTime={created}>{momentText(created)}</time> },
  { title: 'Confirmed', cell: ({ confirmed }) => (confirmed ? 'Yes' : 'Not yet') },
]

async function saveTable(): Promise<void> {
  saveFile(await askForFile('GET /subscribers', { query: { format: 'csv' } }), 'newsletter.csv')
}

/** The newsletter: written and sent from here, who asked for it, and the file for another program that sends it. */
export default function SubscribersPage() {
  const [page, setPage] = useState(1)
  const list = useList('GET /subscribers', { size: 50, page }, setPage)
  return (
    <>
      <RecordsHead
        title="Newsletter"
        lead="Written and sent from here, and who gets it. The file holds those who confirmed, each with the link that ends it for them; exporting it is noted."
        actions={<ExportButton save={saveTable} />}
      />
      <Stack gap={32}>
        <IssuesPart />
        <Stack as="section" gap={12} aria-labelledby="subscribers">
          <h2 id="subscribers">Subscribers</h2>
          <ListedRecords
            list={list}
            what="subscribers"
            listName="the list of subscribers"
            empty="Nobody has subscribed yet"
            onPage={setPage}
          >
            {(rows) => <RecordTable label="Subscribers" rows={rows} columns={COLUMNS} />}
          </ListedRecords>
        </Stack>
      </Stack>
    </>
  )
}
