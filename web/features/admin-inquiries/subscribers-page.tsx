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
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

const columnsIn = (text: Language['text']): readonly Column<SubscriberRow>[] => [
  { title: text(message('manage.email')), names: true, cell: ({ email }) => <bdi>{email}</bdi> },
  { title: text(message('manage.name')), cell: ({ name }) => <bdi>{name || '–'}</bdi> },
  {
    title: text(message('newsletters.asked')),
    cell: ({ created }) => <time dateTime={created}>{momentText(created)}</time>,
  },
  {
    title: text(message('newsletters.confirmed')),
    cell: ({ confirmed }) => (confirmed ? text(message('manage.yes')) : text(message('newsletters.not-yet'))),
  },
]

async function saveTable(): Promise<void> {
  saveFile(await askForFile('GET /subscribers', { query: { format: 'csv' } }), 'newsletter.csv')
}

/** The newsletter: written and sent from here, who asked for it, and the file for another program that sends it. */
export default function SubscribersPage() {
  const { text } = useLanguage()
  const [page, setPage] = useState(1)
  const list = useList('GET /subscribers', { size: 50, page }, setPage)
  return (
    <>
      <RecordsHead
        title={text(message('newsletters.title'))}
        lead={text(message('newsletters.lead'))}
        actions={<ExportButton save={saveTable} />}
      />
      <Stack gap={32}>
        <IssuesPart />
        <Stack as="section" gap={12} aria-labelledby="subscribers">
          <h2 id="subscribers">{text(message('newsletters.subscribers'))}</h2>
          <ListedRecords
            list={list}
            what={message('newsletters.subscribers-inside')}
            listName={text(message('newsletters.subscriber-list'))}
            empty={text(message('newsletters.no-subscribers'))}
            onPage={setPage}
          >
            {(rows) => (
              <RecordTable
                label={text(message('newsletters.subscribers'))}
                rows={rows}
                columns={columnsIn(text)}
              />
            )}
          </ListedRecords>
        </Stack>
      </Stack>
    </>
  )
}
