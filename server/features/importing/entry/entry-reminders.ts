import { letterDue } from '#domain/data-entry/entry-task.ts'
import { message } from '#domain/message/message.ts'
import { day, periodName } from '#domain/message/value.ts'
import { isoDay } from '#domain/period/calendar.ts'
import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import { notify } from '#server/notify/notify.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { formPage } from '../submissions/submission-review.ts'
import { readAssignments } from './entry-assignments.ts'
import { type KnownTask, knownTasks } from './entry-tasks.ts'

/** Four times a day whoever has to enter figures is told of what is due soon and of what is late, once of each. */
export function entryReminders(database: Database): JobKind {
  return {
    name: 'entry-reminders',
    attempts: 3,
    pause: growing(60, 4),
    every: 6 * 60 * 60,
    failure: 'Whoever has to enter figures could not be reminded.',
    run: () => database.transaction(remind),
  }
}

async function remind(transaction: Transaction): Promise<void> {
  const assignments = await readAssignments(transaction)
  const sources = new Map(
    (
      await transaction.query<{ id: number; name: string }>('select id, datasource as name from datasource')
    ).map(({ id, name }) => [id, name]),
  )
  for (const task of await knownTasks(transaction, assignments)) {
    const kind = letterDue(task.state, task.due, isoDay(new Date()))
    if (kind !== null && (await isFirst(transaction, task, kind))) {
      await tell(transaction, task, kind, sources.get(task.key.datasource) ?? '')
    }
  }
}

/** Whichever process asks first sends the letter. */
async function isFirst(
  transaction: Transaction,
  { assignment, key }: KnownTask,
  kind: 'soon' | 'late',
): Promise<boolean> {
  const made = await transaction.query(
    'insert into entry_letter (assignment, period, kind) values ($1, $2, $3) on conflict do nothing returning kind',
    [assignment.id, key.period, kind],
  )
  return made.length > 0
}

async function tell(
  transaction: Transaction,
  { assignment, key, due }: KnownTask,
  kind: 'soon' | 'late',
  source: string,
): Promise<void> {
  const about = {
    kind,
    place: assignment.location_name,
    period: periodName(key.period),
    source,
    day: day(due),
  }
  await notify(transaction, {
    to: assignment.account,
    kind: 'entry-due',
    title: message('letters.entry-due', about),
    text: message('letters.entry-due-how'),
    link: formPage(key),
  })
}
