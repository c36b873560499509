import { always, each, onlyOwner, ownerAndStaff, type Row, type RowsByPermission, of } from './row.ts'
import { things, type World } from './world.ts'

/** Public requests are seen by those who decide on them; private dashboards by their owner alone. */
const decision = (body?: object): Row => each(200, of(things.requestedDashboard, body))

/** A private thing: for all others, with or without an account, it does not exist. */
const seenByOwner = (make: (world: World) => Promise<number>): Row => ({
  answers: { anonymous: 404, user: 200, other: 404, moderator: 404, admin: 404 },
  ask: of(make),
})

/** Submitted figures: of `user`, and to be decided on by administrators. */
const ownerAndDeciders: Row = {
  answers: { user: 200, other: 404, moderator: 404, admin: 200 },
  ask: of(things.figures),
}

/** Activity, notifications, custom dashboards, submitted plugins. */
export const OWN_ROWS: RowsByPermission = {
  'activity.keep': {
    'POST /user_interactions': always(200, { body: { dashboard: 1 } }),
    'GET /user_interactions': always(200),
    'GET /user_interactions/months': always(200),
    'DELETE /user_interactions/{id}': onlyOwner(200, of(things.interaction)),
    'DELETE /user_interactions': onlyOwner(200, async (world) => ({
      query: `ids=${await things.interaction(world)}`,
    })),
    'POST /indicator_timespent': always(200, { body: {} }),
    'POST /datasource_timespent': always(200, { body: {} }),
    'POST /user_dashboard_location': always(200, { body: {} }),
  },
  'account.use': {
    'GET /waiting': always(200),
    'POST /data-imports/preview': always(200, {
      body: { files: [{ name: 'figures.csv', text: 'indicator,datasource,location,period,value\n' }] },
    }),
    'GET /figure-submissions': always(200),
    'GET /figure-submissions/{id}': ownerAndDeciders,
    'GET /figure-submissions/{id}/report': ownerAndDeciders,
    'GET /figure-submissions/{id}/files': ownerAndDeciders,
    'POST /figure-submissions/{id}/withdraw': {
      answers: { user: 200, other: 404, moderator: 404, admin: 403 },
      ask: of(things.figures, { version: 1 }),
    },
    'GET /data-pulls': always(200),
    // No server of others is listed here.
    'POST /data-pulls': always(400, {
      body: { asked: { kind: 'file', address: 'https://a.example/b.csv' } },
    }),
    'POST /data-pulls/look': always(400, { body: { address: 'https://a.example', token: 'd2pat_a' } }),
    'GET /data-pulls/{id}': onlyOwner(200, of(things.pull)),
    'GET /data-pulls/{id}/files': onlyOwner(200, of(things.pull)),
    'POST /data-pulls/{id}/cancel': onlyOwner(200, of(things.pull, {})),
    'POST /data-pulls/{id}/resume': onlyOwner(400, of(things.pull, {})),
    'DELETE /data-pulls/repeats/{id}': onlyOwner(200, of(things.pullRepeat)),
    'GET /data-entry/choices': always(200),
    'GET /data-entry/tasks': always(200),
    // Moderators may enter everything, and administrators decide on it.
    'GET /data-entry/forms/{datasource}/{location}/{period}': {
      answers: { user: 403, other: 403, moderator: 200, admin: 200 },
      ask: () => ({ path: { datasource: 2, location: 8, period: '2024' } }),
    },
    'GET /policy/history': always(200),
    'POST /policy/history': always(400, { body: {} }),
    'DELETE /policy/history/{id}': onlyOwner(200, of(things.policyRun)),
  },
  'notifications.read': {
    'GET /notifications': always(200),
    'GET /notifications/unread-count': always(200),
    'POST /notifications/{id}/read': onlyOwner(200, of(things.notification)),
    'POST /notifications/{id}/unread': onlyOwner(200, of(things.notification)),
    'POST /notifications/read-all': always(200),
    'DELETE /notifications/{id}': onlyOwner(200, of(things.notification)),
  },
  guest: {
    'GET /document': always(200),
    'GET /document/{id}': seenByOwner(things.privateDashboard),
    'GET /document/{id}/comments': seenByOwner(things.privateDashboard),
    // Of a document that nobody else sees, and a comment of one's own.
    'POST /document/{id}/comments/{comment}/report': each(404, async (world) => ({
      path: await things.documentComment(world),
      body: { reason: 'It is advertising.' },
    })),
    'GET /document/{id}/pictures/{picture}': {
      answers: { anonymous: 404, user: 200, other: 404, moderator: 404, admin: 404 },
      ask: async (world) => ({ path: await things.documentPicture(world) }),
    },
    'POST /document-file/{format}': always(400, { path: { format: 'pdf' }, body: {} }),
    'GET /reading/posts': always(200),
    'GET /reading/posts/{id}': {
      answers: { anonymous: 404, user: 200, other: 404, moderator: 200, admin: 200 },
      ask: of(things.waitingPost),
    },
    'GET /custom-dashboard': always(200),
    'GET /custom-dashboard/{id}': seenByOwner(things.privateDashboard),
  },
  'dashboards.make': {
    'POST /document': always(400, { body: {} }),
    'PATCH /document/{id}': onlyOwner(200, of(things.privateDashboard, { version: 1, tags: ['new'] })),
    'DELETE /document/{id}': onlyOwner(200, of(things.privateDashboard)),
    'POST /document/{id}/undelete': onlyOwner(200, async (world) => ({
      path: { id: await things.deletedDocument(world) },
    })),
    'POST /document/{id}/duplicate': onlyOwner(200, of(things.privateDashboard)),
    'GET /document/{id}/versions': onlyOwner(200, of(things.privateDashboard)),
    'GET /document/{id}/versions/{number}': onlyOwner(200, async (world) => ({
      path: { id: await things.privateDashboard(world), number: 1 },
    })),
    'POST /document/{id}/versions/{number}/restore': onlyOwner(200, async (world) => ({
      path: { id: await things.privateDashboard(world), number: 1 },
      body: { version: 1 },
    })),
    'POST /document/{id}/comments': onlyOwner(200, of(things.privateDashboard, { text: 'Why March?' })),
    'PATCH /document/{id}/comments/{comment}': onlyOwner(200, async (world) => ({
      path: await things.documentComment(world),
      body: { text: 'Why April?' },
    })),
    'DELETE /document/{id}/comments/{comment}': onlyOwner(200, async (world) => ({
      path: await things.documentComment(world),
    })),
    'GET /document-mailing': onlyOwner(200, async (world) => ({
      query: `about=/document/${await things.privateDashboard(world)}`,
    })),
    'PUT /document-mailing': onlyOwner(200, async (world) => ({
      body: { about: `/document/${await things.privateDashboard(world)}`, every: 'week' },
    })),
    'POST /document-picture': always(415),
    'POST /custom-dashboard': always(400, { body: {} }),
    'PATCH /custom-dashboard/{id}': onlyOwner(200, of(things.privateDashboard, { description: 'New' })),
    'PUT /custom-dashboard/{id}': onlyOwner(200, of(things.privateDashboard, { title: 'New' })),
    'DELETE /custom-dashboard/{id}': onlyOwner(200, of(things.privateDashboard)),
  },
  'reading.write': {
    'POST /reading/posts': always(400, { body: {} }),
    'POST /reading/posts/{id}/answers': each(201, of(things.shownPost, { text: 'Since 2018' })),
    'PUT /reading/posts/{id}': onlyOwner(200, of(things.shownPost, { text: 'Since when?', version: 1 })),
    'DELETE /reading/posts/{id}': onlyOwner(200, of(things.waitingPost)),
    'POST /reading/posts/{id}/report': {
      answers: { user: 404, other: 200, moderator: 200, admin: 200 },
      ask: of(things.shownPost, { reason: 'Advertising' }),
    },
    'GET /reading/profile': always(200),
    'PUT /reading/profile': always(200, { body: { letters: false } }),
    'DELETE /reading/profile': always(200),
    'PUT /reading/topics': always(200, { body: { kind: 'indicator', topic: '7', followed: true } }),
  },
  'reading.moderate': {
    'GET /reading/waiting': always(200),
    'POST /reading/posts/{id}/decision': each(200, of(things.waitingPost, { approve: true, version: 1 })),
  },
  'dashboards.review': {
    'GET /document/{id}/asked': decision(),
    'POST /document/{id}/approve': decision({ version: 1 }),
    'GET /reported-comments/{id}': each(200, async (world) => ({
      path: { id: (await things.reportedComment(world)).comment },
    })),
    'POST /reported-comments/{id}/decision': each(200, async (world) => {
      const { comment, version } = await things.reportedComment(world)
      return { path: { id: comment }, body: { remove: false, version } }
    }),
    'POST /document/{id}/decline': decision({ version: 1, reason: 'Not yet.' }),
    'POST /document/{id}/take-down': each(200, async (world) => ({
      path: { id: await things.linkDocument(world) },
      body: { version: 1, reason: 'It warns of a bank.' },
    })),
    'POST /custom-dashboard/{id}/approve': decision({ version: 1 }),
    'POST /custom-dashboard/{id}/decline': decision({ version: 1, reason: 'Not yet.' }),
  },
  'plugins.submit': {
    'POST /plugin-submissions': always(415),
    'GET /plugin-submissions': always(200),
    'GET /plugin-submissions/{id}': ownerAndStaff(200, of(things.submission)),
    'GET /plugin-submissions/{id}/file/{name}': ownerAndStaff(200, async (world) => ({
      path: await things.submissionFile(world),
    })),
    'GET /plugin-submissions/{id}/comments': ownerAndStaff(200, of(things.submission)),
    'POST /plugin-submissions/{id}/comments': ownerAndStaff(
      200,
      of(things.submission, { text: 'Which source is it?' }),
    ),
    'DELETE /plugin-submissions/{id}/comments/{comment}': {
      answers: { user: 200, other: 404, moderator: 403, admin: 200 },
      ask: async (world) => ({ path: await things.comment(world) }),
    },
  },
  'plugins.review': {
    'POST /plugin-submissions/{id}/approve': each(200, of(things.submission, {})),
    'POST /plugin-submissions/{id}/decline': each(200, of(things.submission, { reason: 'Not yet.' })),
    'POST /plugin-submissions/approval': always(404, { body: { id: 999_999, name: 'any.zip' } }),
  },
}
