import type { FastifyInstance } from 'fastify'
import { createApp } from '#server/app.ts'
import type { Database, SqlValue } from '#server/platform/database/database.ts'
import { keepVersion } from '#server/documents/document-versions.ts'
import { packedFiles } from '#server/features/importing/submissions/submission-content.ts'
import { openReview } from '#server/reviews/review-store.ts'
import { dashboardText } from '#tests/builders/dashboard-text.ts'
import { type Person, signInAs, testAccounts } from '#tests/builders/people.ts'
import { sendPlugin } from '#tests/builders/plugin-form.ts'

/** The callers, in the order of the columns of the matrix. The requested things belong to `user`. */
export const CALLERS = ['anonymous', 'user', 'other', 'moderator', 'admin'] as const

export type Caller = (typeof CALLERS)[number]

/** A product with people, and one thing of each kind that belongs to `user`. */
export interface World {
  readonly app: FastifyInstance
  readonly database: Database
  readonly people: Readonly<Record<Exclude<Caller, 'anonymous'>, Person>>
  readonly release: string
  /** Inserts a row with a new number in `#` of its texts, and gives its id. */
  make(sql: string, parameters?: readonly SqlValue[]): Promise<number>
}

/** Makes them in a store with the made-up country. */
export async function openWorld(database: Database): Promise<World> {
  const app = await createApp({ database, accounts: testAccounts() })
  const people = {
    user: await signInAs(app, database, 'user'),
    other: await signInAs(app, database, 'other'),
    moderator: await signInAs(app, database, 'moderator', 'moderator'),
    admin: await signInAs(app, database, 'admin', 'admin'),
  }
  const sent = await sendPlugin(app, people.user)
  if (sent.statusCode >= 300) throw new Error(`The plugin was not taken: ${sent.body}`)
  const release = (await app.inject({ url: '/api/releases/current' })).json<{ hash: string }>().hash
  let count = 0
  const make = async (sql: string, parameters: readonly SqlValue[] = []) => {
    count += 1
    const [row] = await database.query<{ id: number }>(
      `${sql.replaceAll('#', String(count))} returning id`,
      parameters,
    )
    if (!row) throw new Error(`Nothing was made by: ${sql}`)
    return row.id
  }
  return { app, database, people, release, make }
}

/** Things that one row of the matrix asks for; each call makes a new one, so that no caller spoils it for the next. */
export const things = {
  account: ({ make }: World) =>
    make(
      `insert into account (username, display_username, email) values ('somebody#', 'somebody#', 'somebody#@example.org')`,
    ),
  grant: async (world: World) => {
    const account = await things.account(world)
    return world.make("insert into capability_grant (account, capability) values ($1, 'tags.change')", [
      account,
    ])
  },
  session: ({ make, people }: World) =>
    make(
      `insert into session (user_id, token, expires_at) values ($1, 'token #', now() + interval '1 hour')`,
      [people.user.id],
    ),
  interaction: ({ make, people }: World) =>
    make("insert into user_interaction (user_id, dashboard) values ($1, 'any #')", [people.user.id]),
  policyRun: ({ make, people }: World) =>
    make("insert into policy_run (owner, content) values ($1, '{}')", [people.user.id]),
  notification: ({ make, people }: World) =>
    make(
      "insert into notification (user_id, kind, title) values ($1, 'comment', to_jsonb('Remark #'::text))",
      [people.user.id],
    ),
  privateDashboard: async ({ make, people, database }: World) => {
    const id = await make(
      `insert into document (public_id, owner, content) values ('private-#', $1, '${dashboardText('Mine #')}')`,
      [people.user.id],
    )
    await openReview(database, 'document', id, people.user.id, 'draft')
    await keepVersion(database, id, people.user.id)
    return id
  },
  documentComment: async (world: World) => {
    const id = await things.privateDashboard(world)
    const comment = await world.make(
      "insert into document_comment (document, author, text) values ($1, $2, 'Word #')",
      [id, world.people.user.id],
    )
    return { id, comment }
  },
  reportedComment: async (world: World) => {
    const { comment } = await things.documentComment(world)
    const version = await world.make(
      "insert into comment_report (comment, reason) values ($1, 'Advertising')",
      [comment],
    )
    return { comment, version }
  },
  deletedDocument: async (world: World) => {
    const id = await things.privateDashboard(world)
    const [row] = await world.database.query<{ public_id: string }>(
      'update document set deleted_at = now() where id = $1 returning public_id',
      [id],
    )
    return row?.public_id ?? ''
  },
  documentPicture: async (world: World) => {
    const id = await things.privateDashboard(world)
    const picture = `picture-of-document-${id}`
    await world.database.query(
      "insert into document_picture (name, media_type, content) values ($1, 'image/png', '')",
      [picture],
    )
    const block = { kind: 'picture', id: 'p', picture, alternative: '', caption: '', width: 'full' }
    await world.database.query(
      "update document set content = jsonb_set(content, '{blocks}', $2::jsonb) where id = $1",
      [id, JSON.stringify([block])],
    )
    return { id, picture }
  },
  requestedDashboard: async ({ make, people, database }: World) => {
    const id = await make(
      `insert into document (public_id, owner, content, visibility)
       values ('asked-#', $1, '${dashboardText('Ours #')}', 'public')`,
      [people.user.id],
    )
    await openReview(database, 'document', id, people.user.id, 'submitted')
    await keepVersion(database, id, people.user.id)
    return id
  },
  /** Its public id, which alone opens it for others. */
  linkDocument: async ({ make, people, database }: World) => {
    const id = await make(
      `insert into document (public_id, owner, content, visibility)
       values ('by-link-#', $1, '${dashboardText('Shared #')}', 'link')`,
      [people.user.id],
    )
    await openReview(database, 'document', id, people.user.id, 'draft')
    await keepVersion(database, id, people.user.id)
    const [row] = await database.query<{ public_id: string }>(
      'select public_id from document where id = $1',
      [id],
    )
    return row?.public_id ?? ''
  },
  waitingPost: async ({ make, people, database }: World) => {
    const id = await make(
      `insert into reading_post (kind, author, figure, indicators, places, release, text)
       values ('question', $1, 'kind=trend&indicator=7', '{7}', '{}', 1, 'Why #?')`,
      [people.user.id],
    )
    await openReview(database, 'reading-post', id, people.user.id, 'submitted')
    return id
  },
  shownPost: async (world: World) => {
    const id = await things.waitingPost(world)
    await world.database.query(
      "update review set state = 'approved', decided_at = now() where subject_kind = 'reading-post' and subject = $1",
      [id],
    )
    return id
  },
  submission: async ({ make, people, database }: World) => {
    const id = await make(
      `insert into plugin_submission (author, name, version, title, manifest, files, sha256, archive)
       select author, name || '-#', version, title, manifest, files, sha256 || '#', archive
       from (select * from plugin_submission order by id limit 1) as first`,
    )
    await openReview(database, 'plugin', id, people.user.id, 'submitted')
    return id
  },
  submissionFile: async (world: World) => {
    const id = await things.submission(world)
    const [row] = await world.database.query<{ name: string }>(
      "select name || '-' || version || '.zip' as name from plugin_submission where id = $1",
      [id],
    )
    return { id, name: row?.name ?? '' }
  },
  comment: async (world: World) => {
    const id = await things.submission(world)
    const comment = await world.make(
      'insert into plugin_comment (submission, author, by_submitter, text) select id, author, true, title from plugin_submission where id = $1',
      [id],
    )
    return { id, comment }
  },
  plugin: async (world: World) => {
    const submission = await things.submission(world)
    return world.make(
      `insert into plugin (name, owner, submission) select 'plugin-#', author, id from plugin_submission where id = $1`,
      [submission],
    )
  },
  figures: async ({ make, people, database }: World) => {
    // Each says something new, so that it can be published after the others.
    const [before] = await database.query<{ count: number }>('select count(*) from figure_submission')
    const text = `indicator,datasource,location,period,value\n7,2,8,2011,${41 + (before?.count ?? 0) / 8}\n`
    const { content, digest } = packedFiles([{ name: 'figures.csv', text }])
    const id = await make(
      `insert into figure_submission (author, note, content, digest, counts)
       values ($1, 'Figures #', decode($2, 'base64'), $3, '{"added":1,"changed":0,"unchanged":0,"withdrawn":0}')`,
      [people.user.id, content, digest],
    )
    await openReview(database, 'figures', id, people.user.id, 'submitted')
    return id
  },
  pull: ({ make, people }: World) =>
    make(
      `insert into data_pull (account, asked, state) values ($1, '{"kind":"file","address":"https://a.example/#"}', 'broken')`,
      [people.user.id],
    ),
  pullRepeat: ({ make, people }: World) =>
    make(
      `insert into data_pull_repeat (account, asked, every, note, mapping, next_at)
       values ($1, '{"kind":"file","address":"https://a.example/#"}', 'month', 'Figures', '{}', now() + interval '1 day')`,
      [people.user.id],
    ),
  news: ({ make }: World) =>
    make("insert into news_update (title, content, category) values ('News #', '<p>New</p>', 1)"),
  newsletter: ({ make }: World) =>
    make("insert into newsletter_issue (subject, content) values ('Snow #', '<p>Snow</p>')"),
  inquiry: ({ make }: World) =>
    make("insert into inquiry (kind, state, email) values ('contact', 'new', 'ada@example.org')"),
  tag: ({ make }: World) => make("insert into indicator_tag (name, indicators) values ('Tag #', '{7}')"),
  dashboard: ({ make }: World) =>
    make(
      `insert into site_dashboard (name, title, indicators, default_indicators, data_sources, initial_indicator,
         initial_datasource, sections)
       values ('Made_#', 'Made #', '{7}', '{7}', '{2}', 7, 2, '{Indicator Overview}')`,
    ),
} as const
