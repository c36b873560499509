import type { FastifyInstance } from 'fastify'
import type { Accounts } from '#server/identity/accounts.ts'
import { serverSecret } from '#server/identity/server-secret.ts'
import type { WaitingList } from '#server/waiting/waiting-list.ts'
import { serveComments } from './comment-routes.ts'
import { servePluginFiles } from './file-routes.ts'
import { servePlugins } from './plugin-routes.ts'
import { serveSubmissions } from './submission-routes.ts'
import { servePluginTemplate } from './template-route.ts'
import { WAITING_PLUGINS } from './waiting-plugins.ts'

/** Submitted plugins from the upload to the sandbox. */
export function servePluginArea(app: FastifyInstance, accounts: Accounts, waiting: WaitingList): void {
  waiting.register(WAITING_PLUGINS)
  const { database } = accounts
  // Read when it is first needed, so that the server also starts while the store does not answer.
  const previewSecret = () => serverSecret(database, 'plugin-preview')
  serveSubmissions(app, accounts, previewSecret)
  serveComments(app, database)
  servePlugins(app, database)
  servePluginFiles(app, database, previewSecret)
  servePluginTemplate(app)
}
