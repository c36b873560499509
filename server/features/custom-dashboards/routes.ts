import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
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
function serveCustomDashboards(app: FastifyInstance, { database }: Services): void {
  serve(app, listCustomDashboards, async ({ query, account, url }) => {
    const rows =
      query.status === 'pending' ? await waiting(database, account) : await visible(database, account)
    return { data: { results: rows.map((row) => wireDashboard(row, account, url.origin)) } }
  })
  serve(app, readCustomDashboard, async (call) => {
    const answer = await answerWith(database, call, call.path.id)
    call.reply.header('etag', tagOf(answer.data.version))
    return answer
  })
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
        const stored = await dashboardFor(transaction, call.account, path.id)
        const version = seenVersionOf(stored, body, call.request.headers['if-match'])
        const change = { version, fields }
        const { public_id } = stored
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

/** The entity tag of a version of a dashboard of the earlier API, for `If-Match`. */
const tagOf = (version: number) => `"version-${version}"`

/** No document has it: the version read is older than the saved one, by its time or tag. */
const AN_EARLIER_ONE = 0

/**
 * The version that a client of the earlier API began with, by any of the ways in which it says so; undefined: it does not, and
 * overwrites what is there.
 */
function seenVersionOf(
  stored: StoredDocument,
  { version, updated }: { readonly version?: number | undefined; readonly updated?: string | undefined },
  ifMatch: string | undefined,
): number | undefined {
  if (version !== undefined) return version
  if (ifMatch !== undefined && ifMatch.trim() !== '*') {
    const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return tags.includes(tagOf(stored.version)) ? stored.version : AN_EARLIER_ONE
  }
  if (updated === undefined) return undefined
  return stored.updated_at.getTime() === Date.parse(updated) ? stored.version : AN_EARLIER_ONE
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

/** Requests of others; a reader who does not decide has none to see. */
async function waiting(database: Database, viewer: Viewer) {
  return decides(viewer) ? findDocuments(database, `t.kind = 'dashboard' and ${WAITING}`, []) : []
}

async function answerWith(database: Database, { account, url }: AnyCall, id: string | number) {
  return { data: wireDashboard(await dashboardFor(database, account, String(id)), account, url.origin) }
}

export const customDashboardsFeature: Feature = { routes: serveCustomDashboards }
