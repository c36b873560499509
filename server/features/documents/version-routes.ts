import type { FastifyInstance } from 'fastify'
import { listVersions, readAsked, readVersion, restoreVersion } from '#contract/documents/versions.ts'
import { Problem } from '#domain/problem.ts'
import { changeOf } from '#server/audit/change.ts'
import { fieldsAlone } from '#server/documents/document-fields.ts'
import { askedVersion, versionOf, versionsOf } from '#server/documents/document-versions.ts'
import { reviseDocument } from '#server/documents/save-document.ts'
import { documentFor, type StoredDocument, type Viewer } from '#server/documents/stored-document.ts'
import type { Database, SqlRunner } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { wireDocument, wireVersion } from './wire-document.ts'

/**
 * The versions of a document, for its owner alone: earlier versions may hold parts taken out on purpose.
 * Those who decide read the one that they were asked about.
 */
export function serveVersions(app: FastifyInstance, database: Database): void {
  serve(app, listVersions, async ({ account, path }) => {
    const { id } = await ownDocument(database, account, path.id)
    const versions = await versionsOf(database, id)
    return { data: { results: versions.map((version) => wireVersion(version, account)) } }
  })
  serve(app, readVersion, async ({ account, path }) => {
    const { id } = await ownDocument(database, account, path.id)
    const version = await versionOf(database, id, path.number)
    return { data: { ...wireVersion(version, account), document: { ...version.document } } }
  })
  serve(app, readAsked, async ({ account, path }) => {
    const { id } = await documentFor(database, account, path.id)
    const asked = await askedVersion(database, id)
    return { data: { ...asked, document: { ...asked.document } } }
  })
  serve(app, restoreVersion, async (call) => {
    const { number } = call.path
    const id = await database.transaction(async (transaction) => {
      const own = await ownDocument(transaction, call.account, call.path.id)
      const { document } = await versionOf(transaction, own.id, number)
      return reviseDocument(transaction, changeOf(call), own.public_id, {
        version: call.body.version,
        fields: (before) => ({ ...fieldsAlone(before), document }),
        restored: number,
      })
    })
    return { data: wireDocument(await documentFor(database, call.account, String(id)), call.account) }
  })
}

async function ownDocument(store: SqlRunner, viewer: Viewer, wanted: string): Promise<StoredDocument> {
  const found = await documentFor(store, viewer, wanted)
  if (viewer !== null && found.owner === viewer.id) return found
  throw new Problem('not-found', 'There is no such document of yours.')
}
