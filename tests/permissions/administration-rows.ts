import { fromModerator, onlyAdmin, type Rows, of } from './row.ts'
import { things } from './world.ts'

const NEWS = { title: 'Snow', content: '<p>It snows.</p>', category: 1 }
const TAG = { indicators: [7] }

/** What administrators do, and the little that moderators share with them. */
export const ADMINISTRATION_ROWS: Rows = {
  'GET /plugins/all': fromModerator(200, () => ({})),
  'POST /plugins/{id}/disable': onlyAdmin(200, of(things.plugin)),
  'POST /plugins/{id}/enable': onlyAdmin(200, of(things.plugin)),
  'DELETE /plugins/{id}': onlyAdmin(200, of(things.plugin)),
  'POST /news/updates': onlyAdmin(201, () => ({ body: NEWS })),
  'PUT /news/updates/{id}': onlyAdmin(400, of(things.news, {})),
  'PATCH /news/updates/{id}': onlyAdmin(400, of(things.news, { title: 'Without a version' })),
  'DELETE /news/updates/{id}': onlyAdmin(200, of(things.news)),
  'POST /tags': onlyAdmin(201, () => ({ body: { name: 'White', ...TAG } })),
  'PUT /tags/{id}': onlyAdmin(400, of(things.tag, {})),
  'DELETE /tags/{id}': onlyAdmin(200, of(things.tag)),
  'GET /admin/summary': onlyAdmin(200),
  'GET /users': onlyAdmin(200),
  'PUT /users/{id}/active': onlyAdmin(200, of(things.account, { is_active: false })),
  'POST /users/delete': onlyAdmin(200, async (world) => ({ body: { ids: [await things.account(world)] } })),
  'POST /users/{id}/role': onlyAdmin(200, of(things.account, { role: 'moderator' })),
  'POST /users/{id}/upgrade': onlyAdmin(200, of(things.account)),
  'POST /users/{id}/downgrade': onlyAdmin(200, of(things.account)),
  'GET /audit': onlyAdmin(200),
  'GET /audit/actions': onlyAdmin(200),
  'GET /audit/verify': onlyAdmin(200),
  'GET /admin/settings': onlyAdmin(200),
  'PUT /admin/settings': onlyAdmin(400, () => ({ body: {} })),
}
