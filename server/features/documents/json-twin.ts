import type { FastifyInstance } from 'fastify'
import { documentFor } from '#server/documents/stored-document.ts'
import type { Database } from '#server/platform/database/database.ts'
import { admit } from '#server/platform/http/who-asks.ts'
import { wireDocument } from './wire-document.ts'

/** A document as JSON at its own address, beside the files that renderers make of it. */
export function serveDocumentJson(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { id: string } }>('/document/:id.json', async (request, reply) => {
    const viewer = await admit(request, reply, 'guest')
    const stored = await documentFor(database, viewer, request.params.id)
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', viewer ? 'private, no-store' : 'no-cache')
      .send(JSON.stringify(wireDocument(stored, viewer)))
  })
}
