import { IconEdit, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { type RecordColumn, RecordTable } from '#web/kit/records/record-table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SearchedRecords } from '#web/kit/records/searched-records.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { type HelpTopic, topicsWith } from './topics.ts'
import { TopicForm } from './topic-form.tsx'
import { TopicHistory } from './topic-history.tsx'

type Row = HelpTopic & { readonly id: string }

const COLUMNS: readonly RecordColumn<Row>[] = [
  { title: 'Topic', names: true, cell: ({ title }) => title },
  { title: 'Group', cell: ({ group }) => group },
  { title: 'Text', cell: ({ version }) => (version === 0 ? 'As it ships' : `Version ${version}`) },
  { title: 'Shown', cell: ({ shown }) => (shown ? 'Yes' : 'No') },
]

/** The topics of the help for administrators: write them anew, hide them, look back and go back. */
export default function HelpTopicsPage() {
  const answer = useAnswer('GET /help-topics')
  const [open, setOpen] = useState<{ readonly kind: 'edit' | 'history'; readonly topic: HelpTopic } | null>(
    null,
  )
  const close = () => setOpen(null)
  return (
    <>
      <RecordsHead
        title="Help Topics"
        lead="Every topic ships with a text. What you write stands in its place until somebody goes back."
      />
      <WhenAnswered answer={answer} what="the topics">
        {({ topics }) => (
          <SearchedRecords
            label="Search topics by title and text"
            what="topic"
            rows={topicsWith(topics).map((topic): Row => ({ ...topic, id: topic.slug }))}
            textOf={({ title, steps }) => [title, ...steps].join(' ')}
          >
            {(rows) => (
              <RecordTable
                label="Help topics"
                rows={rows}
                columns={COLUMNS}
                actions={(topic) => (
                  <>
                    <IconButton
                      label={`Edit ${topic.title}`}
                      onClick={() => setOpen({ kind: 'edit', topic })}
                    >
                      <IconEdit size={18} aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label={`History of ${topic.title}`}
                      onClick={() => setOpen({ kind: 'history', topic })}
                    >
                      <IconHistory size={18} aria-hidden="true" />
                    </IconButton>
                  </>
                )}
              />
            )}
          </SearchedRecords>
        )}
      </WhenAnswered>
      {open?.kind === 'edit' && <TopicForm topic={open.topic} onClose={close} />}
      {open?.kind === 'history' && <TopicHistory topic={open.topic} onClose={close} />}
    </>
  )
}
