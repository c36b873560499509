import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import type { EntryTaskRow } from '#contract/data-entry/entry-tasks.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { message, type Value } from '#domain/message/message.ts'
import { day, periodName } from '#domain/message/value.ts'
import { periodCode } from '#domain/period/period.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { Link } from 'wouter'
import classes from './data-entry.module.css'
import { TaskEntry } from './task-entry.tsx'

interface FormAsideProps {
  readonly form: EntryFormRow
  readonly source: DataSource | undefined
}

/** Where the form is, who has to fill the same period until when, and what became of the one before. */
export function FormAside({ form, source }: FormAsideProps) {
  const { text } = useLanguage()
  const { tasks, last_time: last } = form
  const due = dueOf(form)
  return (
    <Stack as="aside" gap={24} className={classes.aside}>
      <section aria-labelledby="where-it-is">
        <h2 id="where-it-is">{text(message('entry.step-title'))}</h2>
        <Steps form={form} />
      </section>
      <Stack as="section" gap={4} ruled={16} aria-labelledby="who-enters">
        <h2 id="who-enters">
          {text(due === null ? message('entry.assignments') : message('entry.due', { day: day(due) }))}
        </h2>
        {tasks.length === 0 && <Text tone="soft">{text(message('entry.due-none'))}</Text>}
        <ul className={classes.tasks}>
          {tasks.map((task) => (
            <TaskEntry key={task.assignment} task={task} />
          ))}
        </ul>
        <p>
          <Link href="/data-entry">{text(message('entry.all-tasks'))}</Link>
        </p>
      </Stack>
      {last && (
        <Stack as="section" gap={4} ruled={16} aria-labelledby="last-time">
          <h2 id="last-time">{text(message('entry.last-time'))}</h2>
          <Text tone="soft" breaks>
            {text(
              message('entry.last-time-words', {
                period: periodName(periodCode(last.period) ?? 0, source),
                back: last.comment === '' ? 'no' : 'yes',
                comment: last.comment,
                state: message('entry.state-inside', {
                  state: last.state === 'sent-back' ? 'sent_back' : last.state,
                }),
              }),
            )}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}

/** The day for the form itself, else the first of the others. */
function dueOf({ tasks, location }: EntryFormRow): string | null {
  const own = tasks.find((task: EntryTaskRow) => task.location === location)
  return (own ?? tasks[0])?.due ?? null
}

/** Draft, sent, decided, published: the step that it stands at is marked. */
function Steps({ form }: { readonly form: EntryFormRow }) {
  const { text } = useLanguage()
  const { submission, is_open: isOpen } = form
  const due = dueOf(form)
  const at = submission === null || (isOpen && submission.state !== 'sent-back') ? 'draft' : submission.state
  const now = message('entry.step-now')
  const steps: readonly {
    readonly id: string
    readonly isAt: boolean
    readonly title: Value
    readonly about: Value
  }[] = [
    {
      id: 'draft',
      isAt: at === 'draft',
      title: message('entry.step-draft'),
      about: at === 'draft' ? now : '',
    },
    {
      ...{ id: 'sent', isAt: at === 'submitted', title: message('entry.step-sent') },
      about: at === 'submitted' ? now : due === null ? '' : message('entry.step-by', { day: day(due) }),
    },
    {
      ...{ id: 'decided', isAt: at === 'sent-back', title: message('entry.step-decided') },
      about: submission?.decided_by || message('entry.step-somebody'),
    },
    {
      ...{ id: 'published', isAt: at === 'published', title: message('entry.step-published') },
      about:
        submission?.release && at === 'published'
          ? message('entry.step-release', { release: String(submission.release) })
          : message('entry.step-with'),
    },
  ]
  return (
    <ol className={classes.steps}>
      {steps.map(({ id, isAt, title, about }) => (
        <li key={id} aria-current={isAt ? 'step' : undefined}>
          <Text as="span" weight={500} line>
            {text(title)}
          </Text>
          <Text as="span" size={13} tone="soft" line>
            {text(about)}
          </Text>
        </li>
      ))}
    </ol>
  )
}
