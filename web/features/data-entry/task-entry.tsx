import { Link } from 'wouter'
import type { EntryTaskRow } from '#contract/data-entry/entry-tasks.ts'
import { formAddress } from '#domain/data-entry/form-address.ts'
import { message, type Value } from '#domain/message/message.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** Where the form of a task stands, in words. */
export function taskText({ state, filled }: Pick<EntryTaskRow, 'state' | 'filled'>): Value {
  const word = { 'not-begun': 'not_begun', 'sent-back': 'sent_back' } as const
  const known = state === 'not-begun' || state === 'sent-back' ? word[state] : state
  return message('entry.task-state', { state: known, filled })
}

/** The state of a task in a frame, and that it is late. */
export function TaskBadges({ task }: { readonly task: EntryTaskRow }) {
  const { text } = useLanguage()
  const isDone = task.state === 'sent' || task.state === 'published'
  return (
    <Row as="span" inline gap={4} wrap>
      <Badge size={12} kind={isDone ? 'accent' : undefined}>
        {text(taskText(task))}
      </Badge>
      {task.is_late && (
        <Badge size={12} kind="error">
          {text(message('entry.late'))}
        </Badge>
      )}
    </Row>
  )
}

/** One of those who enter the same period: place, person, state. */
export function TaskEntry({ task }: { readonly task: EntryTaskRow }) {
  return (
    <Row as="li" gap={12} justify="between" align="start" entry={8}>
      <span>
        <Text as="span" line weight={500}>
          {task.is_own ? <Link href={formAddress(task)}>{task.location_name}</Link> : task.location_name}
        </Text>
        <Text as="span" line size={13} tone="soft">
          {task.person}
        </Text>
      </span>
      <TaskBadges task={task} />
    </Row>
  )
}
