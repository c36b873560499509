import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance } from 'fastify'
import { serverSecret } from '#server/identity/server-secret.ts'
import { serveComments } from './comment-routes.ts'
import { servePluginFiles } from './file-routes.ts'
import { servePlugins } from './plugin-routes.ts'
import { serveSubmissions } from './submission-routes.ts'
import { servePluginTemplate } from './template-route.ts'
import { WAITING_PLUGINS } from './waiting-plugins.ts'

/** Submitted plugins from the upload to the sandbox. */
function servePluginArea(app: FastifyInstance, { accounts }: Services): void {
  const { database } = accounts
  // Read when it is first needed, so that the server also starts while the store does not answer.
  const previewSecret = () => serverSecret(database, 'plugin-preview')
  serveSubmissions(app, accounts, previewSecret)
  serveComments(app, database)
  servePlugins(app, database)
  servePluginFiles(app, database, previewSecret)
  servePluginTemplate(app)
}

export const pluginsFeature: Feature = { routes: servePluginArea, waiting: [WAITING_PLUGINS] }
