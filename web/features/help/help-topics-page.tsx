import { IconArrowDown, IconArrowUp, IconEdit, IconHistory, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button, IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SearchedRecords } from '#web/kit/records/searched-records.tsx'
import { withFailureToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { RemovedTopics } from './removed-topics.tsx'
import { type HelpTopic, movedOrder, topicsWith } from './topics.ts'
import { TopicForm } from './topic-form.tsx'
import { TopicHistory } from './topic-history.tsx'

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'history' | 'remove'; readonly topic: HelpTopic }

type Row = HelpTopic & { readonly id: string }

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Topic', names: true, cell: ({ title }) => title },
  { title: 'Group', cell: ({ group }) => group },
  {
    title: 'Text',
    cell: ({ version, isAdded }) =>
      version === 0 ? 'As it ships' : `${isAdded ? 'Added here, version' : 'Version'} ${version}`,
  },
  { title: 'Shown', cell: ({ shown }) => (shown ? 'Yes' : 'No') },
]

/** The topics of the help for administrators: write them anew, hide them, add some, put them into order, look back and go back. */
export default function HelpTopicsPage() {
  const answer = useAnswer('GET /help-topics')
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <RecordsHead
        title="Help Topics"
        lead="Every topic ships with a text. What you write stands in its place until somebody goes back; topics of your own can be added, put into order and taken away."
        actions={
          <Button kind="primary" onClick={() => setOpen({ kind: 'add' })}>
            <IconPlus size={18} aria-hidden="true" /> Add a topic
          </Button>
        }
      />
      <WhenAnswered answer={answer} what="the topics">
        {(written) => (
          <SearchedRecords
            label="Search topics by title and text"
            what="topic"
            rows={topicsWith(written).map((topic): Row => ({ ...topic, id: topic.slug }))}
            textOf={({ title, steps }) => [title, ...steps].join(' ')}
          >
            {(rows) => (
              <RecordTable
                label="Help topics"
                rows={rows}
                columns={COLUMNS}
                actions={(topic) => (
                  <>
                    <MoveButtons topic={topic} all={topicsWith(written)} />
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
                    {topic.isAdded && (
                      <IconButton
                        label={`Take ${topic.title} away`}
                        onClick={() => setOpen({ kind: 'remove', topic })}
                      >
                        <IconTrash size={18} aria-hidden="true" />
                      </IconButton>
                    )}
                  </>
                )}
              />
            )}
          </SearchedRecords>
        )}
      </WhenAnswered>
      <RemovedTopics />
      {open?.kind === 'add' && <TopicForm onClose={close} />}
      {open?.kind === 'remove' && <RemoveTopic topic={open.topic} onClose={close} />}
      {open?.kind === 'edit' && <TopicForm topic={open.topic} onClose={close} />}
      {open?.kind === 'history' && <TopicHistory topic={open.topic} onClose={close} />}
    </>
  )
}

/** Moves a topic among those under its heading. */
function MoveButtons({ topic, all }: { readonly topic: HelpTopic; readonly all: readonly HelpTopic[] }) {
  const move = (order: readonly string[] | null) =>
    order &&
    void withFailureToast('The topic was not moved', () =>
      change('PUT /help-topics', { body: { order: [...order] } }),
    )
  const [up, down] = [movedOrder(all, topic.slug, -1), movedOrder(all, topic.slug, 1)]
  return (
    <>
      <IconButton label={`Move ${topic.title} up`} disabled={up === null} onClick={() => move(up)}>
        <IconArrowUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Move ${topic.title} down`} disabled={down === null} onClick={() => move(down)}>
        <IconArrowDown size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}

function RemoveTopic({ topic, onClose }: { readonly topic: HelpTopic; readonly onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Take the topic away"
      action="Take away"
      onConfirm={() => change('DELETE /help-topics/{slug}', { path: { slug: topic.slug } })}
      onClose={onClose}
    >
      “{topic.title}” will be gone from the help, and its address leads to the whole help then. It can be
      brought back here.
    </ConfirmDialog>
  )
}
