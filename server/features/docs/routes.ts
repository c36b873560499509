import type { FastifyInstance } from 'fastify'
import { readDocs, readOpenApi } from '#contract/service/service.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

/** The description of the API, for programs and for people. */
export function serveDocs(app: FastifyInstance, version: string): void {
  const api = openApi(version)
  const page = docsPage(api)
  serve(app, readOpenApi, async () => api)
  serve(app, readDocs, async () => page)
}
