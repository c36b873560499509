import type { FastifyInstance } from 'fastify'
import {
  readEntryChoices,
  readEntryForm,
  reopenEntryForm,
  saveEntryForm,
  sendEntryForm,
} from '#contract/data-entry/entry-forms.ts'
import {
  assignEntry,
  listEntryAssignments,
  listEntryTasks,
  removeEntryAssignment,
} from '#contract/data-entry/entry-tasks.ts'
import { periodCode } from '#domain/period/period.ts'
import { changeOf } from '#server/audit/change.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { submissionOf, visibleSubmission } from '../submissions/submission-row.ts'
import { reopenForm, saveForm } from './change-form.ts'
import {
  assign,
  assignmentRow,
  readAssignments,
  refuseOthers,
  removeAssignment,
} from './entry-assignments.ts'
import { entryChoices } from './entry-choices.ts'
import { entryTasks } from './entry-tasks.ts'
import { formAnswer } from './form-answer.ts'
import { sendForm } from './send-form.ts'
import type { FormKey } from './stored-form.ts'

interface FormPath {
  readonly datasource: number
  readonly location: number
  readonly period: string
}

function keyOf({ datasource, location, period }: FormPath): FormKey {
  return { datasource, location, period: periodCode(period) ?? 0 }
}

/** Figures that data officers type: the forms, and who has to fill them. */
export function serveEntry(app: FastifyInstance, { database }: Pick<Accounts, 'database'>): void {
  serve(app, readEntryChoices, (call) => entryChoices(database, signedIn(call), call.query.datasource))
  serve(app, readEntryForm, (call) => formAnswer(database, keyOf(call.path), signedIn(call)))
  serve(app, saveEntryForm, (call) =>
    database.transaction((transaction) => saveForm(transaction, changeOf(call), keyOf(call.path), call.body)),
  )
  serve(app, sendEntryForm, async (call) => {
    const change = changeOf(call)
    const id = await database.transaction((transaction) =>
      sendForm(transaction, change, keyOf(call.path), call.body),
    )
    return submissionOf(await visibleSubmission(database, id, change.actor), change.actor)
  })
  serve(app, reopenEntryForm, (call) =>
    database.transaction((transaction) =>
      reopenForm(transaction, changeOf(call), keyOf(call.path), call.body),
    ),
  )
  serve(app, listEntryTasks, async (call) => ({ results: await entryTasks(database, signedIn(call)) }))
  serve(app, listEntryAssignments, async (call) => {
    refuseOthers(signedIn(call))
    return { results: (await readAssignments(database)).map(assignmentRow) }
  })
  serve(app, assignEntry, async (call) => {
    const ids = await database.transaction((transaction) => assign(transaction, changeOf(call), call.body))
    call.reply.code(201)
    const made = (await readAssignments(database)).filter(({ id }) => ids.includes(id))
    return { results: made.map(assignmentRow) }
  })
  serve(app, removeEntryAssignment, async (call) => {
    await database.transaction((transaction) => removeAssignment(transaction, changeOf(call), call.path.id))
    return { detail: 'The assignment is gone. What was entered stays.' }
  })
}
