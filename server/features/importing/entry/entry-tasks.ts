import type { EntryTaskRow } from '#contract/data-entry/entry-tasks.ts'
import { displayName, type Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import type { EntryCells } from '#domain/data-entry/entry-cell.ts'
import { isLate, type TaskState, tasksOf } from '#domain/data-entry/entry-task.ts'
import { isoDay } from '#domain/period/calendar.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { ReviewState } from '#domain/review/review.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { NOT_REMOVED } from '#server/release/current.ts'
import { IS_FIGURE } from '#server/release/stored-columns.ts'
import { joinReview } from '#server/reviews/review-store.ts'
import { stateOf } from '../submissions/submission-row.ts'
import { type AssignmentRow, readAssignments } from './entry-assignments.ts'
import type { FormKey } from './stored-form.ts'

/** How many tasks are told. */
const MOST = 500

/** A period of an assignment with everything that is known of it. */
export interface KnownTask {
  readonly assignment: AssignmentRow
  readonly key: FormKey
  readonly due: string
  readonly state: TaskState
  readonly filled: number
}

/** What somebody has to enter, and for those who publish figures also what others have to; the first due first. */
export async function entryTasks(store: SqlRunner, asks: Account): Promise<EntryTaskRow[]> {
  const all = may(asks, 'figures.publish')
  const assignments = (await readAssignments(store)).filter(({ account }) => all || account === asks.id)
  const tasks = await knownTasks(store, assignments)
  return tasks
    .toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)) || a.due.localeCompare(b.due))
    .slice(0, MOST)
    .map((task) => taskRow(task, asks))
}

/** The same period of the same source, whoever enters it. */
export async function tasksLike(store: SqlRunner, key: FormKey, asks: Account): Promise<EntryTaskRow[]> {
  const assignments = (await readAssignments(store)).filter(({ datasource }) => datasource === key.datasource)
  const tasks = await knownTasks(store, assignments, key.period)
  return tasks.map((task) => taskRow(task, asks))
}

function isDone({ state }: KnownTask): boolean {
  return state === 'sent' || state === 'published'
}

function taskRow({ assignment, key, due, state, filled }: KnownTask, asks: Account): EntryTaskRow {
  const { id, account, areas, location_name } = assignment
  return {
    ...{ assignment: id, person: displayName(assignment), is_own: account === asks.id },
    ...{ datasource: key.datasource, location: key.location, location_name, areas: [...areas] },
    ...{ period: isoPeriod(key.period), due, state, filled },
    is_late: isLate(state, due, isoDay(new Date())),
  }
}

/** The periods of assignments that are over, with what became of them. */
export async function knownTasks(
  store: SqlRunner,
  assignments: readonly AssignmentRow[],
  period?: number,
): Promise<KnownTask[]> {
  const today = isoDay(new Date())
  const tasks = assignments.flatMap((assignment) =>
    tasksOf(
      {
        firstPeriod: assignment.first_period,
        lastPeriod: assignment.last_period,
        dueDays: assignment.due_days,
      },
      today,
    )
      .filter((task) => period === undefined || task.period === period)
      .map((task) => ({ assignment, due: task.due, key: { ...keyOf(assignment), period: task.period } })),
  )
  const forms = await formStates(store, tasks.map(askedOf))
  return tasks.map((task) => ({ ...task, ...(forms.get(textOf(askedOf(task))) ?? NOTHING) }))
}

const NOTHING = { state: 'not-begun', filled: 0 } as const

function keyOf({ datasource, location }: AssignmentRow): Omit<FormKey, 'period'> {
  return { datasource, location }
}

/** A form, and of which program areas, as JSON, figures are asked for there. */
interface AskedForm extends FormKey {
  readonly areas: string
}

function askedOf({ key, assignment }: Pick<KnownTask, 'key' | 'assignment'>): AskedForm {
  return { ...key, areas: JSON.stringify(assignment.areas) }
}

function textOf({ datasource, location, period, areas }: AskedForm): string {
  return `${datasource} ${location} ${period} ${areas}`
}

interface FormState extends AskedForm {
  readonly cells: EntryCells | null
  readonly state: ReviewState | null
  readonly undone_by: number | null
  readonly reopened: number | null
  readonly submission: number | null
  readonly is_published: boolean
}

/**
 * Where forms stand: by what was sent from them, else by whether somebody's files were published with figures of the areas that are
 * asked for, which a draft only corrects. What shipped, or is of other areas, makes no task done.
 */
async function formStates(
  store: SqlRunner,
  keys: readonly AskedForm[],
): Promise<ReadonlyMap<string, { readonly state: TaskState; readonly filled: number }>> {
  if (keys.length === 0) return new Map()
  const rows = await store.query<FormState>(
    `select k.datasource, k.location, k.period, k.areas, f.cells, f.reopened, s.id as submission, s.state, s.undone_by,
       exists (select from observation o
         where o.indicator = any(array(select m.indicator from datasource_specific_indicator m
             join indicator i on i.id = m.indicator
             where m.datasource = k.datasource and (k.areas = '[]' or k.areas::jsonb ? i.program_area)))
           and o.datasource = k.datasource and o.location = k.location and o.${IS_FIGURE} and o.period = k.period
           and o.release_removed = ${NOT_REMOVED}
           and o.release_added = any(array(select release from figure_submission where release is not null))) as is_published
     from (select distinct * from unnest($1::int[], $2::int[], $3::int[], $4::text[])
       as one (datasource, location, period, areas)) k
     left join entry_form f on f.datasource = k.datasource and f.location = k.location and f.period = k.period
     left join lateral (select t.id, r.state, u.undone_by from figure_submission t ${joinReview('figures')}
       left join release_undo u on u.release = t.release
       where t.entry_form = f.id order by t.id desc limit 1) s on true`,
    [
      ...[keys.map((key) => key.datasource), keys.map((key) => key.location)],
      ...[keys.map((key) => key.period), keys.map((key) => key.areas)],
    ],
  )
  return new Map(rows.map((row) => [textOf(row), { state: taskState(row), filled: filledIn(row.cells) }]))
}

function taskState({ cells, state, undone_by, reopened, submission, is_published }: FormState): TaskState {
  const isBegun = filledIn(cells) > 0
  if (state === null) return is_published ? 'published' : isBegun ? 'draft' : 'not-begun'
  const at = stateOf({ state, undone_by })
  if (at === 'submitted') return 'sent'
  if (at === 'sent-back') return 'sent-back'
  return at === 'published' && reopened !== submission ? 'published' : 'draft'
}

/** How many indicators something was typed for. */
function filledIn(cells: EntryCells | null): number {
  const typed = Object.entries(cells ?? {}).filter(([, { text }]) => text.trim() !== '')
  return new Set(typed.map(([name]) => name.split('.')[0])).size
}
