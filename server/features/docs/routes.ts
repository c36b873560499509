import type { FastifyInstance } from 'fastify'
import { readDocs, readOpenApi } from '#contract/service/service.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

/** The description of the API, for programs and for people; made when somebody asks, for no start needs it. */
export function serveDocs(app: FastifyInstance, version: string): void {
  let made: ReturnType<typeof openApi> | null = null
  const api = () => {
    made ??= openApi(version)
    return made
  }
  serve(app, readOpenApi, async () => api())
  serve(app, readDocs, async () => docsPage(api()))
}
