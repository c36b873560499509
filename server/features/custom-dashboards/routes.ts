import type { FastifyInstance } from 'fastify'
import {
  approveCustomDashboard,
  changeCustomDashboard,
  createCustomDashboard,
  declineCustomDashboard,
  deleteCustomDashboard,
  listCustomDashboards,
  readCustomDashboard,
  replaceCustomDashboard,
} from '#contract/custom-dashboards/custom-dashboard.ts'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { Problem } from '#domain/problem.ts'
import { changeOf } from '#server/audit/change.ts'
import type { DocumentFields } from '#server/documents/document-fields.ts'
import { decideDocument } from '#server/documents/decide-document.ts'
import { reviseDocument, addDocument, removeDocument } from '#server/documents/save-document.ts'
import {
  decides,
  documentFor,
  findDocuments,
  IN_LISTS_OF,
  type StoredDocument,
  type Viewer,
  WAITING,
} from '#server/documents/stored-document.ts'
import type { Database, SqlRunner } from '#server/platform/database/database.ts'
import { type Call, serve } from '#server/platform/http/endpoint-route.ts'
import { changed, fieldsOf, NO_FIELDS, storedFields } from './dashboard-fields.ts'
import { wireDashboard } from './wire-dashboard.ts'

type AnyCall = Call<unknown, unknown, unknown>

/** Those documents that are dashboards, in the words of earlier clients. */
export function serveCustomDashboards(app: FastifyInstance, database: Database): void {
  serve(app, listCustomDashboards, async ({ query, account, url }) => {
    const rows =
      query.status === 'pending' ? await waiting(database, account) : await visible(database, account)
    return { data: { results: rows.map((row) => wireDashboard(row, account, url.origin)) } }
  })
  serve(app, readCustomDashboard, (call) => answerWith(database, call, call.path.id))
  serve(app, createCustomDashboard, async (call) => {
    const fields = storedFields(changed(NO_FIELDS, call.body), NOTHING)
    const id = await database.transaction((transaction) =>
      namingConfig(() => addDocument(transaction, changeOf(call), { fields, attempt: call.body.id ?? null })),
    )
    return answerWith(database, call, id)
  })
  for (const endpoint of [changeCustomDashboard, replaceCustomDashboard]) {
    serve(app, endpoint, async (call) => {
      const { body, path } = call
      const fields = (before: StoredDocument) => storedFields(changed(fieldsOf(before), body), before)
      const id = await database.transaction(async (transaction) => {
        const { public_id } = await dashboardFor(transaction, call.account, path.id)
        const change = { version: body.version, fields }
        return namingConfig(() => reviseDocument(transaction, changeOf(call), public_id, change))
      })
      return answerWith(database, call, id)
    })
  }
  serve(app, deleteCustomDashboard, async (call) => ({
    deleted: await database.transaction(async (transaction) => {
      const { public_id } = await dashboardFor(transaction, call.account, call.path.id)
      return (await removeDocument(transaction, changeOf(call), public_id)).id
    }),
  }))
  serve(app, approveCustomDashboard, async (call) => {
    await dashboardFor(database, call.account, call.path.id)
    await decideDocument(database, call, { kind: 'approve' })
    return answerWith(database, call, call.path.id)
  })
  serve(app, declineCustomDashboard, async (call) => {
    await dashboardFor(database, call.account, call.path.id)
    await decideDocument(database, call, { kind: 'decline', reason: call.body.reason })
    return answerWith(database, call, call.path.id)
  })
}

const NOTHING: DocumentFields = {
  document: EMPTY_DASHBOARD,
  earlier_config: null,
  category: '',
  tags: [],
  reason: '',
  organization: '',
  visibility: 'private',
  step: null,
}

/** Everything of a document that earlier clients can get wrong stands in their `config`, so that is the field to name. */
async function namingConfig<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    const isOfDocument =
      error instanceof Problem && Object.keys(error.errors).some((field) => field.startsWith('document.'))
    throw isOfDocument ? new Problem(error.code, error.message, { config: [error.message] }) : error
  }
}

/** A document that is a dashboard; earlier clients know of no other kinds. */
async function dashboardFor(store: SqlRunner, viewer: Viewer, wanted: string): Promise<StoredDocument> {
  const found = await documentFor(store, viewer, wanted)
  if (found.document.kind === 'dashboard') return found
  throw new Problem('not-found', 'There is no such dashboard, or it is not public.')
}

function visible(database: Database, viewer: Viewer) {
  return findDocuments(database, `t.kind = 'dashboard' and ${IN_LISTS_OF}`, [viewer?.id ?? null])
}

/** Requests of others; whoever does not decide has none to see. */
async function waiting(database: Database, viewer: Viewer) {
  return decides(viewer) ? findDocuments(database, `t.kind = 'dashboard' and ${WAITING}`, []) : []
}

async function answerWith(database: Database, { account, url }: AnyCall, id: string | number) {
  return { data: wireDashboard(await dashboardFor(database, account, String(id)), account, url.origin) }
}
