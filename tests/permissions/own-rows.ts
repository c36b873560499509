import { fromModerator, onlyOwner, type Row, type Rows, of, signedIn } from './row.ts'
import { things } from './world.ts'

/** Public requests are seen by those who decide on them; private dashboards by their owner alone. */
const decision = (status: number, body: object): Row =>
  fromModerator(status, of(things.requestedDashboard, body))

/** Activity, notifications, dashboards of one's own, submitted plugins. */
export const OWN_ROWS: Rows = {
  'POST /user_interactions': signedIn(200, { body: { dashboard: 1 } }),
  'GET /user_interactions': signedIn(200),
  'GET /user_interactions/months': signedIn(200),
  'DELETE /user_interactions/{id}': onlyOwner(200, of(things.interaction)),
  'DELETE /user_interactions': onlyOwner(200, async (world) => ({
    query: `ids=${await things.interaction(world)}`,
  })),
  'POST /indicator_timespent': signedIn(200, { body: {} }),
  'POST /datasource_timespent': signedIn(200, { body: {} }),
  'POST /user_dashboard_location': signedIn(200, { body: {} }),
  'GET /notifications': signedIn(200),
  'GET /notifications/unread-count': signedIn(200),
  'POST /notifications/{id}/read': onlyOwner(200, of(things.notification)),
  'POST /notifications/{id}/unread': onlyOwner(200, of(things.notification)),
  'POST /notifications/read-all': signedIn(200),
  'DELETE /notifications/{id}': onlyOwner(200, of(things.notification)),
  'GET /custom-dashboard': { expected: [200, 200, 200, 200, 200], ask: () => ({}) },
  'GET /custom-dashboard/{id}': {
    expected: [404, 200, 404, 404, 404],
    ask: of(things.privateDashboard),
  },
  'POST /custom-dashboard': signedIn(400, { body: {} }),
  'PATCH /custom-dashboard/{id}': onlyOwner(200, of(things.privateDashboard, { description: 'New' })),
  'PUT /custom-dashboard/{id}': onlyOwner(200, of(things.privateDashboard, { title: 'New' })),
  'DELETE /custom-dashboard/{id}': onlyOwner(200, of(things.privateDashboard)),
  'POST /custom-dashboard/{id}/approve': decision(200, { version: 1 }),
  'POST /custom-dashboard/{id}/decline': decision(200, { version: 1, reason: 'Not yet.' }),
  'POST /plugin-submissions': signedIn(415),
  'GET /plugin-submissions': signedIn(200),
  'GET /plugin-submissions/{id}': {
    expected: [401, 200, 404, 200, 200],
    ask: of(things.submission),
  },
  'GET /plugin-submissions/{id}/file/{name}': {
    expected: [401, 200, 404, 200, 200],
    ask: async (world) => ({ path: await things.submissionFile(world) }),
  },
  'GET /plugin-submissions/{id}/comments': {
    expected: [401, 200, 404, 200, 200],
    ask: of(things.submission),
  },
  'POST /plugin-submissions/{id}/comments': {
    expected: [401, 200, 404, 200, 200],
    ask: of(things.submission, { text: 'Which source is it?' }),
  },
  'DELETE /plugin-submissions/{id}/comments/{comment}': {
    expected: [401, 200, 404, 403, 200],
    ask: async (world) => ({ path: await things.comment(world) }),
  },
  'POST /plugin-submissions/{id}/approve': fromModerator(200, of(things.submission, {})),
  'POST /plugin-submissions/{id}/decline': fromModerator(200, of(things.submission, { reason: 'Not yet.' })),
  'POST /plugin-submissions/approval': fromModerator(404, () => ({ body: { id: 999_999, name: 'any.zip' } })),
}
