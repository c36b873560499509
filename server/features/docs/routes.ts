import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readDocs, readExample, readOpenApi } from '#contract/service/service.ts'
import { currentName } from '#server/front/current-name.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

const FOLDER = join(PROJECT, 'docs/examples')
/** Where the examples ask as they stand in the repository. */
const HERE = 'http://127.0.0.1:8080'

/** The description of the API, for programs and for people; made when somebody asks, for no start needs it. */
function serveDocs(app: FastifyInstance, { database, version: { version } }: Services): void {
  let made: ReturnType<typeof openApi> | null = null
  const api = () => {
    made ??= openApi(version)
    return made
  }
  serve(app, readOpenApi, async () => api())
  serve(app, readDocs, async ({ url }) => docsPage(api(), url.origin, (await currentName(database)).name))
  serve(app, readExample, async ({ path: { name }, url, reply }) => {
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return (await readFile(join(FOLDER, name), 'utf8')).replaceAll(HERE, url.origin)
  })
}

export const docsFeature: Feature = { routes: serveDocs }
