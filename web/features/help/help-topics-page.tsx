import { IconArrowDown, IconArrowUp, IconEdit, IconHistory, IconPlus, IconTrash } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button, IconButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SearchedRecords } from '#web/kit/records/searched-records.tsx'
import { withFailureToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
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

const columnsIn = (text: Language['text']): readonly Column<Row>[] => [
  { title: text(message('help-topics.topic')), names: true, cell: ({ title }) => title },
  { title: text(message('help-topics.group')), cell: ({ group }) => group },
  { title: text(message('help-topics.text')), cell: (topic) => text(versionOf(topic)) },
  {
    title: text(message('help-topics.shown')),
    cell: ({ shown }) => text(message('help-topics.yes-no', { shown: shown ? 'yes' : 'no' })),
  },
]

function versionOf({ version, isAdded }: Row): Message {
  const kind = version === 0 ? 'shipped' : isAdded ? 'added' : 'written'
  return message('help-topics.version-of', { kind, number: whole(version) })
}

/** The topics of the help for administrators: write them anew, hide them, add some, put them into order, look back and go back. */
export default function HelpTopicsPage() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /help-topics')
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <RecordsHead
        title={text(message('help-topics.heading'))}
        lead={text(message('help-topics.lead'))}
        actions={
          <Button kind="primary" onClick={() => setOpen({ kind: 'add' })}>
            <IconPlus size={18} aria-hidden="true" /> {text(message('help-topics.add'))}
          </Button>
        }
      />
      <WhenAnswered answer={answer} what={message('help-topics.topics')}>
        {(written) => (
          <SearchedRecords
            label={text(message('help-topics.search'))}
            what={message('help-topics.one')}
            rows={topicsWith(written).map((topic): Row => ({ ...topic, id: topic.slug }))}
            textOf={({ title, steps }) => [title, ...steps].join(' ')}
          >
            {(rows) => (
              <RecordTable
                label={text(message('help-topics.list'))}
                rows={rows}
                columns={columnsIn(text)}
                actions={(topic) => (
                  <>
                    <MoveButtons topic={topic} all={topicsWith(written)} />
                    <IconButton
                      label={text(message('help-topics.edit', { title: topic.title }))}
                      onClick={() => setOpen({ kind: 'edit', topic })}
                    >
                      <IconEdit size={18} aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label={text(message('help-topics.history-of', { title: topic.title }))}
                      onClick={() => setOpen({ kind: 'history', topic })}
                    >
                      <IconHistory size={18} aria-hidden="true" />
                    </IconButton>
                    {topic.isAdded && (
                      <IconButton
                        label={text(message('help-topics.take-away', { title: topic.title }))}
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
  const { text } = useLanguage()
  const move = (order: readonly string[] | null) =>
    order &&
    void withFailureToast(text(message('help-topics.not-moved')), () =>
      change('PUT /help-topics', { body: { order: [...order] } }),
    )
  const [up, down] = [movedOrder(all, topic.slug, -1), movedOrder(all, topic.slug, 1)]
  return (
    <>
      <IconButton
        label={text(message('help-topics.move-up', { title: topic.title }))}
        disabled={up === null}
        onClick={() => move(up)}
      >
        <IconArrowUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={text(message('help-topics.move-down', { title: topic.title }))}
        disabled={down === null}
        onClick={() => move(down)}
      >
        <IconArrowDown size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}

function RemoveTopic({ topic, onClose }: { readonly topic: HelpTopic; readonly onClose: () => void }) {
  const { text } = useLanguage()
  return (
    <ConfirmDialog
      title={text(message('help-topics.remove-ask'))}
      action={text(message('help-topics.remove'))}
      onConfirm={() => change('DELETE /help-topics/{slug}', { path: { slug: topic.slug } })}
      onClose={onClose}
    >
      {text(message('help-topics.remove-about', { title: topic.title }))}
    </ConfirmDialog>
  )
}
