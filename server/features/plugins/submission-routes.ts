import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  approveSubmission,
  approveSubmissionByName,
  declineSubmission,
  listSubmissions,
  readSubmission,
  readSubmissionFile,
  submissionForm,
  submitPlugin,
} from '#contract/plugins/submissions.ts'
import type { Account } from '#domain/account/account.ts'
import { PLUGIN_LIMITS } from '#domain/plugin/plugin-limits.ts'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { changeOf } from '#server/audit/change.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { readForm, type SentForm } from '#server/platform/http/read-form.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { answerList } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { readArchive } from '#server/plugin-archives/archive-store.ts'
import { inspectPlugin } from '#server/plugin-archives/inspect-plugin.ts'
import { type Decision, decideSubmission } from './decide.ts'
import { submissionDetail } from './submission-detail.ts'
import {
  archiveName,
  isReviewer,
  STATUS,
  submissionOf,
  submissionTable,
  visibleSubmission,
} from './submission-row.ts'
import { keepSubmission } from './submit.ts'

/**
 * Submitting a plugin, following it, and reviewing those of others. `secret`: the key that signs the
 * addresses of previews.
 */
export function serveSubmissions(
  app: FastifyInstance,
  accounts: Accounts,
  secret: () => Promise<string>,
): void {
  serveOwnSubmissions(app, accounts.database)
  serveReview(app, accounts, secret)
}

function serveOwnSubmissions(app: FastifyInstance, database: Database): void {
  serve(app, submitPlugin, async (call) => {
    const author = signedIn(call)
    refuseUnconfirmed(author)
    const { form, archive } = await readSubmissionForm(call.request)
    const plugin = await inspectPlugin(archive)
    const submission = { form, plugin, archive, address: call.request.ip }
    const row = await database.transaction(async (transaction) => {
      const { id } = await keepSubmission(transaction, author, submission)
      return visibleSubmission(transaction, id, author)
    })
    return submissionOf(row, author)
  })

  serve(app, listSubmissions, async (call) => {
    const asks = signedIn(call)
    const { status, own } = call.query
    const where = new Where()
    if (!isReviewer(asks) || own === 'true') where.and(`t.author = ${where.parameter(asks.id)}`)
    if (status !== undefined) where.texts(STATUS, [status])
    const ordering = call.query.ordering.length > 0 ? call.query.ordering : NEWEST
    return answerList(database, submissionTable(asks), where, { ...call.query, ordering }, call.url)
  })
}

const NEWEST = [{ field: 'id', descending: true }] as const

function serveReview(app: FastifyInstance, accounts: Accounts, secret: () => Promise<string>): void {
  const { database } = accounts
  serve(app, readSubmission, async (call) =>
    submissionDetail(database, call.path.id, signedIn(call), await secret()),
  )

  serve(app, readSubmissionFile, async (call) => {
    const row = await visibleSubmission(database, call.path.id, signedIn(call))
    const archive = call.path.name === archiveName(row) ? await readArchive(database, row.id) : null
    if (!archive) throw new Problem('not-found', 'There is no such file.')
    return call.reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${archiveName(row)}"`)
      .send(archive)
  })

  const decided = async (
    call: { readonly account: Account | null; readonly request: FastifyRequest },
    id: number,
    decision: Decision,
  ) => {
    const reviewer = signedIn(call)
    return submissionOf(await decideSubmission(database, changeOf(call), id, decision), reviewer)
  }
  serve(app, approveSubmission, (call) =>
    decided(call, call.path.id, { status: 'approved', network: call.body.network }),
  )
  serve(app, approveSubmissionByName, async (call) => {
    const { id, name } = call.body
    const row = await visibleSubmission(database, id, signedIn(call))
    if (name !== archiveName(row)) {
      throw new Problem('invalid-input', `Submission ${id} has another file.`, {
        name: [`The file of submission ${id} is ${archiveName(row)}.`],
      })
    }
    return decided(call, id, { status: 'approved', network: false })
  })
  serve(app, declineSubmission, (call) =>
    decided(call, call.path.id, { status: 'declined', reason: call.body.reason }),
  )
}

function refuseUnconfirmed({ emailVerified }: Account): void {
  if (emailVerified) return
  throw new Problem('not-allowed', 'Confirm your e-mail address before you submit a plugin.')
}

/** The fields and the file; everything that is wrong with them at once. */
async function readSubmissionForm(
  request: FastifyRequest,
): Promise<{ readonly form: z.output<typeof submissionForm>; readonly archive: Buffer }> {
  const sent: SentForm = await readForm(request, PLUGIN_LIMITS.archive)
  const form = submissionForm.safeParse(sent.fields)
  const file = sent.files.plugin
  const errors: Record<string, string[]> = {}
  for (const { path, message } of form.error?.issues ?? []) errors[path.join('.')] = [message]
  if (!file) errors.plugin = ['Choose the zip file of your plugin.']
  else if (!/\.zip$/i.test(file.name)) errors.plugin = ['The file must be a .zip file.']
  if (form.success && file && !errors.plugin) return { form: form.data, archive: file.bytes }
  const sentences = Object.values(errors).flat().join(' ')
  throw new Problem('invalid-input', `There was an error while submitting your plugin. ${sentences}`, errors)
}
