import type { FastifyInstance } from 'fastify'
import {
  beginUpload,
  forgetUpload,
  LARGEST_PIECE,
  readUpload,
  sendPiece,
} from '#contract/data-import/uploads.ts'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { growing, type JobKind } from '#server/jobs/job-kind.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { UploadRoom } from '#server/uploads/upload-room.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { readForm } from '#server/platform/http/read-form.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { begin, forget, forgetOld, takePiece, uploadOf } from './uploads.ts'

/** Large files, sent in pieces by whoever is signed in, each seen by nobody else. */
export function serveUploads(
  app: FastifyInstance,
  { database, limits }: Pick<Accounts, 'database' | 'limits'>,
  uploads: UploadRoom,
): void {
  serve(app, beginUpload, async (call) => {
    const { id } = signedIn(call)
    await limits.take('import-look', String(id))
    call.reply.code(201)
    return begin(database, id, call.body)
  })
  serve(app, readUpload, (call) => uploadOf(database, signedIn(call).id, call.path.id))
  serve(app, sendPiece, async (call) => {
    const owner = signedIn(call).id
    // Whose it is is known before a byte of it is read.
    await uploadOf(database, owner, call.path.id)
    const { piece } = (await readForm(call.request, LARGEST_PIECE)).files
    if (!piece) throw new Problem('invalid-input', 'Send a piece.', { piece: ['Send a piece.'] })
    return takePiece({ database, uploads }, owner, {
      id: call.path.id,
      from: call.query.from,
      bytes: piece.bytes,
    })
  })
  serve(app, forgetUpload, (call) => forget(database, signedIn(call).id, call.path.id))
}

/** What was begun more than a day ago is forgotten within the hour. */
export function forgetUploads(database: Database): JobKind {
  return {
    name: 'forget-uploads',
    attempts: 3,
    pause: growing(60, 4),
    every: 60 * 60,
    failure: 'Old uploads could not be forgotten.',
    run: () => database.transaction(forgetOld),
  }
}
