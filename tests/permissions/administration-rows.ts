import { randomUUID } from 'node:crypto'
import { always, each, type RowsByPermission, of } from './row.ts'
import { things } from './world.ts'

const TOPIC = 'how-do-i-choose-a-dashboard'
const NEWS = { title: 'Snow', content: '<p>It snows.</p>', category: 1 }
/** A file without a row, which publishes nothing. */
const NO_FIGURES = { name: 'figures.csv', text: 'indicator,datasource,location,period,value\n' }
const FORM = { datasource: 2, location: 8, period: '2024' }
const TAG = { indicators: [7] }
const DASHBOARD = {
  indicators: [7],
  data_sources: [2],
  initial_indicator: 7,
  initial_datasource: 2,
  sections: ['Indicator Overview'],
}

/** The calls of administrators, and the few that moderators share with them. */
export const ADMINISTRATION_ROWS: RowsByPermission = {
  'plugins.review': { 'GET /plugins/all': always(200) },
  'findings.decide': {
    'POST /known-errors/{key}/decisions': always(400, { path: { key: 'jump.7.9' }, body: {} }),
  },
  'figures.publish': {
    'POST /data-imports': always(200, { body: { files: [NO_FIGURES], note: 'Nothing is new' } }),
    'GET /figure-conflicts': always(200),
    'POST /figure-conflicts/decisions': always(404, { body: { take: 'ours', note: 'It is newer.' } }),
    'GET /data-imports/undo/{id}': always(404, { path: { id: 1 } }),
    'POST /data-imports/undo/{id}': always(404, {
      path: { id: 1 },
      body: { note: 'It was of another year.' },
    }),
    'GET /data-entry/assignments': always(200),
    'POST /data-entry/assignments': always(400, { body: {} }),
    'DELETE /data-entry/assignments/{id}': always(404, { path: { id: 999 } }),
    'POST /figure-submissions/{id}/send-back': each(
      200,
      of(things.figures, { version: 1, reason: 'Which survey is it?' }),
    ),
    'POST /figure-submissions/{id}/approve': each(
      200,
      of(things.figures, { version: 1, acknowledged: 'The report says so.' }),
    ),
  },
  'catalogue.change': {
    'GET /catalogue-conflicts': always(200),
    'POST /catalogue-conflicts/decisions': always(404, { body: { take: 'ours', note: 'It is newer.' } }),
    'GET /catalogue-items/{kind}': always(200, { path: { kind: 'source' } }),
    'GET /catalogue-items/{kind}/{id}': always(404, { path: { kind: 'source', id: 499 } }),
    'POST /catalogue-items/{kind}': always(400, { path: { kind: 'source' }, body: {} }),
    'PUT /catalogue-items/{kind}/{id}': always(400, { path: { kind: 'source', id: 499 }, body: {} }),
    'POST /catalogue-changes/{id}/undo': always(404, { path: { id: 999 }, body: { note: 'It was wrong.' } }),
    'POST /catalogue-proposals/{id}/reject': always(404, {
      ...{ path: { id: 999 }, body: { remark: 'We have it.' } },
    }),
  },
  'figures.submit': {
    'GET /catalogue-proposals': always(200),
    'POST /catalogue-proposals': always(400, { body: {} }),
    'POST /figure-submissions': always(400, { body: { files: [NO_FIGURES], note: 'Nothing is new' } }),
    'POST /data-pulls/{id}/repeat': each(
      404,
      of(things.pull, { every: 'month', note: 'Figures', mapping: '{}' }),
    ),
    // Nobody has typed into this one, so that nothing of it can be sent or opened again.
    'PUT /data-entry/forms/{datasource}/{location}/{period}': always(409, {
      ...{ path: FORM, body: { version: 7, cells: {} } },
    }),
    'POST /data-entry/forms/{datasource}/{location}/{period}/send': always(409, {
      ...{ path: FORM, body: { version: 7 } },
    }),
    'POST /data-entry/forms/{datasource}/{location}/{period}/reopen': always(409, {
      ...{ path: FORM, body: { version: 7, reason: 'It came late.' } },
    }),
    // Those who decide see it, and change nothing of it.
    'PUT /figure-submissions/{id}': {
      answers: { moderator: 404, admin: 403 },
      ask: of(things.figures, { files: [NO_FIGURES], note: 'Mine now', version: 1 }),
    },
  },
  'plugins.manage': {
    'POST /plugins/{id}/disable': each(200, of(things.plugin)),
    'POST /plugins/{id}/enable': each(200, of(things.plugin)),
    'DELETE /plugins/{id}': each(200, of(things.plugin)),
  },
  'dashboards.publish': {
    'POST /dashboards': each(201, () => ({ body: { title: `Snow ${randomUUID()}`, ...DASHBOARD } })),
    'PUT /dashboards/{id}': each(400, of(things.dashboard, {})),
    'DELETE /dashboards/{id}': each(200, of(things.dashboard)),
  },
  'news.change': {
    'POST /news/updates': always(201, { body: NEWS }),
    'PUT /news/updates/{id}': each(400, of(things.news, {})),
    'PATCH /news/updates/{id}': each(400, of(things.news, { title: 'Without a version' })),
    'DELETE /news/updates/{id}': each(200, of(things.news)),
    'GET /help-topics/removed': always(200, {}),
    'GET /help-topics/{slug}/versions': always(200, { path: { slug: TOPIC } }),
    'POST /help-topics': always(400, { body: {} }),
    'PUT /help-topics': always(400, { body: {} }),
    'DELETE /help-topics/{slug}': always(400, { path: { slug: TOPIC } }),
    'PUT /help-topics/{slug}': always(400, { path: { slug: TOPIC }, body: {} }),
    'POST /help-topics/{slug}/versions/{number}/restore': always(400, {
      path: { slug: TOPIC, number: 0 },
      body: {},
    }),
  },
  'tags.change': {
    'POST /tags': each(201, () => ({ body: { name: `White ${randomUUID()}`, ...TAG } })),
    'PUT /tags/{id}': each(400, of(things.tag, {})),
    'DELETE /tags/{id}': each(200, of(things.tag)),
  },
  'inquiries.answer': {
    'GET /inquiries': always(200),
    'GET /subscribers': always(200),
    'GET /inquiries/{id}': each(200, of(things.inquiry)),
    'GET /newsletters': always(200),
    'POST /newsletters': always(201, { body: { subject: 'Snow', content: '<p>It snows.</p>' } }),
    'PUT /newsletters/{id}': each(400, of(things.newsletter, {})),
    'DELETE /newsletters/{id}': each(200, of(things.newsletter)),
    'POST /newsletters/{id}/test': each(200, of(things.newsletter)),
    'POST /newsletters/{id}/send': each(400, of(things.newsletter, {})),
    'POST /newsletters/{id}/cancel': each(400, of(things.newsletter)),
    'GET /inquiries/{id}/video': each(404, of(things.inquiry)),
    'PUT /inquiries/{id}': each(400, of(things.inquiry, {})),
    'DELETE /inquiries/{id}': each(200, of(things.inquiry)),
  },
  'summary.read': {
    'GET /admin/summary': always(200),
    'GET /assistant/judgements': always(200),
    'GET /assistant/phrasings': always(200),
  },
  'users.manage': {
    'GET /users': always(200),
    'PUT /users/{id}/active': each(200, of(things.account, { is_active: false })),
    'POST /users/invitations': always(400, { body: { list: '' } }),
    'POST /users/{id}/invitation': each(200, of(things.account)),
    'POST /users/delete': each(200, async (world) => ({ body: { ids: [await things.account(world)] } })),
  },
  'users.change-role': {
    'POST /users/{id}/role': each(200, of(things.account, { role: 'moderator' })),
    'POST /users/{id}/upgrade': each(200, of(things.account)),
    'POST /users/{id}/downgrade': each(200, of(things.account)),
  },
  'grants.change': {
    'GET /grants': always(200),
    'POST /grants': each(201, async (world) => ({
      body: {
        account: await things.account(world),
        capability: 'tags.change',
        scope: { source: null, place: null },
      },
    })),
    'DELETE /grants/{id}': each(200, of(things.grant)),
  },
  'audit.read': {
    'GET /audit': always(200),
    'GET /audit/actions': always(200),
    'GET /audit/verify': always(200),
  },
  'settings.change': {
    'GET /admin/system': always(200),
    // Nothing has failed there, and that server keeps no backups.
    'POST /admin/system/jobs/{id}/retry': always(404, { path: { id: 999_999 } }),
    'POST /admin/system/backups': always(404),
    'GET /admin/settings': always(200),
    'PUT /admin/settings': always(400, { body: {} }),
    'PUT /front': always(400, { body: {} }),
    'GET /front/versions': always(200),
    'GET /front/drafts': always(200),
    'POST /front/drafts/{id}/apply': always(404, {
      path: { id: 999_999 },
      body: { version: 1, front_version: 0 },
    }),
    'POST /front/drafts/{id}/decline': always(404, {
      path: { id: 999_999 },
      body: { version: 1, reason: 'Not yet.' },
    }),
    'POST /front/versions/{number}/restore': always(404, { path: { number: '99' }, body: { version: 0 } }),
  },
}
