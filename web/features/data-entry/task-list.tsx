import { useState } from 'react'
import { Link } from 'wouter'
import type { EntryTaskRow } from '#contract/data-entry/entry-tasks.ts'
import { formAddress } from '#domain/data-entry/form-address.ts'
import { message } from '#domain/message/message.ts'
import { named, periodName, sourceName } from '#domain/message/value.ts'
import { periodCode } from '#domain/period/period.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { SelectField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { SearchBox } from '#web/kit/records/records.tsx'
import { dayText } from '#web/kit/moment.ts'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useFreshAnswer } from '#web/queries/use-answer.ts'
import { TaskBadges } from './task-entry.tsx'

const KINDS = ['open', 'late', 'done', 'all'] as const

type Kind = (typeof KINDS)[number]

const isDone = ({ state }: EntryTaskRow) => state === 'sent' || state === 'published'

const SHOWN: Readonly<Record<Kind, (task: EntryTaskRow) => boolean>> = {
  open: (task) => !isDone(task),
  late: (task) => task.is_late,
  done: isDone,
  all: () => true,
}

/** What is to be entered, by whom and until when: one's own, and for those who decide that of all. */
export function TaskList({ catalogue }: { readonly catalogue: Catalogue }) {
  const { text } = useLanguage()
  const answer = useFreshAnswer('GET /data-entry/tasks')
  return (
    <Stack as="section" gap={12} above={24} aria-labelledby="to-be-entered" shrinks>
      <h2 id="to-be-entered">{text(message('entry.tasks'))}</h2>
      <WhenAnswered answer={answer} what={text(message('entry.tasks-inside'))}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="soft">{text(message('entry.tasks-none'))}</Text>
          ) : (
            <Tasks tasks={results} catalogue={catalogue} />
          )
        }
      </WhenAnswered>
    </Stack>
  )
}

interface TasksProps {
  readonly tasks: readonly EntryTaskRow[]
  readonly catalogue: Catalogue
}

function Tasks({ tasks, catalogue: { reference } }: TasksProps) {
  const { text } = useLanguage()
  const [kind, setKind] = useState<Kind>('open')
  const [source, setSource] = useState('')
  const [sought, setSought] = useState('')
  const sources = [...new Set(tasks.map(({ datasource }) => datasource))]
  const nameOf = (id: number) => {
    const found = reference.sources.get(id)
    return found ? text(sourceName(found), 'name') : String(id)
  }
  const shown = tasks.filter(
    (task) =>
      SHOWN[kind](task) &&
      (source === '' || task.datasource === Number(source)) &&
      `${task.person} ${task.location_name}`.toLowerCase().includes(sought.trim().toLowerCase()),
  )
  return (
    <>
      <Row gap={16} rows={8} wrap align="end">
        <SelectField
          label={text(message('entry.show'))}
          value={kind}
          options={KINDS.map((value) => ({
            value,
            label: text(message('entry.show-kind', { kind: value })),
          }))}
          onChange={(event) => setKind(KINDS.find((one) => one === event.currentTarget.value) ?? 'open')}
        />
        <SelectField
          label={text(message('entry.show-source'))}
          value={source}
          options={[
            { value: '', label: text(message('entry.show-every')) },
            ...sources.map((id) => ({ value: String(id), label: nameOf(id) })),
          ]}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        <SearchBox label={text(message('entry.seek'))} value={sought} onChange={setSought} />
      </Row>
      {shown.length === 0 ? (
        <Text tone="soft" role="status">
          {text(message('entry.tasks-none-shown'))}
        </Text>
      ) : (
        <Table
          blocks
          label={text(message('entry.tasks'))}
          rows={shown}
          keyOf={({ assignment, period }) => `${assignment} ${period}`}
          columns={[
            {
              title: text(message('entry.task-what')),
              names: true,
              cell: (task) => (
                <>
                  <Link href={formAddress(task)}>
                    {text(
                      message('entry.task-form', {
                        source: nameOf(task.datasource),
                        place: task.location_name,
                        period: periodName(
                          periodCode(task.period) ?? 0,
                          reference.sources.get(task.datasource),
                        ),
                      }),
                    )}
                  </Link>
                  {task.areas.length > 0 && (
                    <small>{task.areas.map((area) => text(named(area))).join(', ')}</small>
                  )}
                </>
              ),
            },
            { title: text(message('entry.task-person')), cell: ({ person }) => person },
            { title: text(message('entry.task-due')), cell: ({ due }) => dayText(due) },
            { title: text(message('entry.task-at')), cell: (task) => <TaskBadges task={task} /> },
          ]}
        />
      )}
    </>
  )
}
