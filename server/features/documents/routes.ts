import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import {
  approveDocument,
  changeDocument,
  createDocument,
  declineDocument,
  deleteDocument,
  duplicateDocument,
  listDocuments,
  readDocumentRow,
  takeDownDocument,
  undeleteDocument,
} from '#contract/documents/document.ts'
import { PUBLIC_REASON } from '#domain/form/document-fields.ts'
import { Problem } from '#domain/problem.ts'
import { english } from '#languages/from-source.ts'
import { changeOf } from '#server/audit/change.ts'
import { type DocumentFields, fieldsAlone } from '#server/documents/document-fields.ts'
import { WAITING_COMMENTS } from '#server/documents/report-comment.ts'
import { picturesIn } from '#server/documents/document-pictures.ts'
import { decideDocument } from '#server/documents/decide-document.ts'
import {
  addDocument,
  bringBackDocument,
  removeDocument,
  reviseDocument,
} from '#server/documents/save-document.ts'
import { takeDown } from '#server/documents/take-down.ts'
import {
  decides,
  documentFor,
  findDeleted,
  findDocuments,
  IN_LISTS_OF,
  type StoredDocument,
  type Viewer,
  WAITING,
} from '#server/documents/stored-document.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { serveDocumentComments } from './comment-routes.ts'
import { servePictures } from './picture-routes.ts'
import { serveDocumentJson } from './json-twin.ts'
import { serveVersions } from './version-routes.ts'
import { wireDocument, wireSummary } from './wire-document.ts'
import { WAITING_DOCUMENTS } from './waiting-documents.ts'
import { saysSomething } from '#domain/rich-text/rich-text.ts'

/** Documents: people's own figures and words, kept, shared and put before those who approve. */
function serveDocuments(app: FastifyInstance, { accounts }: Services): void {
  const { database } = accounts
  const answer = async (viewer: Viewer, id: string | number) => ({
    data: wireDocument(await documentFor(database, viewer, String(id)), viewer),
  })
  serve(app, listDocuments, async ({ query, account }) => {
    const { kind, tag } = query
    const found = await listed(database, account, query.status)
    const asked = found
      .filter(({ document }) => kind === undefined || document.kind === kind)
      .filter(({ tags }) => tag === undefined || tags.includes(tag))
    return { data: { results: asked.map((each) => wireSummary(each, account)) } }
  })
  serve(app, readDocumentRow, ({ account, path }) => answer(account, path.id))
  serve(app, createDocument, async (call) => {
    const { attempt, ...body } = call.body
    refuseWithoutReason(body)
    const id = await database.transaction((transaction) =>
      addDocument(transaction, changeOf(call), {
        fields: { ...body, earlier_config: null },
        attempt: attempt ?? null,
      }),
    )
    return answer(call.account, id)
  })
  serve(app, changeDocument, async (call) => {
    const { version, ...change } = call.body
    const fields = (before: StoredDocument) => {
      const next = withSaid(before, change)
      // A change that an earlier client asked for without a reason may still be made.
      if (before.visibility !== 'public' || before.reason !== '') refuseWithoutReason(next)
      return next
    }
    const id = await database.transaction((transaction) =>
      reviseDocument(transaction, changeOf(call), call.path.id, { version, fields }),
    )
    return answer(call.account, id)
  })
  serve(app, deleteDocument, async (call) => {
    const { public_id } = await database.transaction((transaction) =>
      removeDocument(transaction, changeOf(call), call.path.id),
    )
    return { deleted: public_id }
  })
  serve(app, undeleteDocument, async (call) => {
    const id = await database.transaction((transaction) =>
      bringBackDocument(transaction, changeOf(call), call.path.id),
    )
    return answer(call.account, id)
  })
  serve(app, duplicateDocument, async (call) => {
    const id = await database.transaction(async (transaction) => {
      const original = await documentFor(transaction, call.account, call.path.id)
      return addDocument(transaction, changeOf(call), {
        ...{ fields: copyOf(original), attempt: null },
        copied: picturesIn(original.document),
      })
    })
    return answer(call.account, id)
  })
  serve(app, approveDocument, async (call) => {
    await decideDocument(database, call, { kind: 'approve' })
    return answer(call.account, call.path.id)
  })
  serve(app, declineDocument, async (call) => {
    await decideDocument(database, call, { kind: 'decline', reason: call.body.reason })
    return answer(call.account, call.path.id)
  })
  serve(app, takeDownDocument, async (call) => {
    await database.transaction((transaction) =>
      takeDown(transaction, changeOf(call), { wanted: call.path.id, ...call.body }),
    )
    return { detail: 'Its link opens nothing any more.' }
  })
  serveVersions(app, database)
  serveDocumentComments(app, accounts)
  servePictures(app, database)
  serveDocumentJson(app, database)
}

/** Requests of others and the bin have nothing for people who may not see them. */
async function listed(
  database: Database,
  viewer: Viewer,
  status: 'pending' | 'deleted' | undefined,
): Promise<readonly StoredDocument[]> {
  if (status === 'deleted') return viewer ? findDeleted(database, viewer.id) : []
  if (status === 'pending') return decides(viewer) ? findDocuments(database, WAITING, []) : []
  return findDocuments(database, IN_LISTS_OF, [viewer?.id ?? null])
}

type Said = { readonly [Field in keyof DocumentFields]?: DocumentFields[Field] | undefined }

/** The fields after a change; fields absent from it stay. */
function withSaid(before: DocumentFields, said: Said): DocumentFields {
  const present = Object.entries(said).filter(([, value]) => value !== undefined)
  return { ...fieldsAlone(before), ...Object.fromEntries(present) }
}

/** Those who decide need to know why; only clients of earlier times ask without saying so. */
function refuseWithoutReason({ visibility, reason }: Pick<DocumentFields, 'visibility' | 'reason'>): void {
  if (visibility !== 'public' || saysSomething(reason)) return
  const sentence = english.text(PUBLIC_REASON)
  throw new Problem('invalid-input', sentence, { reason: [sentence] })
}

/** A copy is private, and says that it is one. */
function copyOf(original: StoredDocument): DocumentFields {
  const { document, category, tags } = original
  const title = `Copy of ${document.title}`.slice(0, 200)
  const copied = { ...document, title }
  return {
    ...{ document: copied, earlier_config: null, category, tags, reason: '', organization: '' },
    visibility: 'private',
    step: original.step,
  }
}

export const documentsFeature: Feature = {
  routes: serveDocuments,
  waiting: [WAITING_DOCUMENTS, WAITING_COMMENTS],
}
