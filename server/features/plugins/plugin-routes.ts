import type { FastifyInstance } from 'fastify'
import {
  deletePlugin,
  disablePlugin,
  enablePlugin,
  listAllPlugins,
  listPlugins,
  type Plugin,
} from '#contract/plugins/plugins.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import { writeAudit } from '#server/audit/write-audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { signedIn } from '#server/platform/http/who-asks.ts'
import { answerList } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { withdrawFrom } from '#server/reviews/change-review.ts'
import { PLUGIN_REVIEW } from './plugin-review.ts'
import { PLUGINS } from './plugin-row.ts'

/** Plugins that were approved: those that readers may turn on, and that administrators may take away. */
export function servePlugins(app: FastifyInstance, database: Database): void {
  serve(app, listPlugins, ({ query, url }) =>
    answerList(database, PLUGINS, new Where().flags('t.is_enabled', [true]), query, url),
  )
  serve(app, listAllPlugins, ({ query, url }) => answerList(database, PLUGINS, new Where(), query, url))
  for (const [endpoint, isEnabled] of [
    [disablePlugin, false],
    [enablePlugin, true],
  ] as const) {
    serve(app, endpoint, (call) =>
      database.transaction((transaction) =>
        setEnabled(transaction, signedIn(call), call.path.id, isEnabled, call.request.ip),
      ),
    )
  }
  serve(app, deletePlugin, async (call) => {
    await database.transaction((transaction) =>
      remove(transaction, signedIn(call), call.path.id, call.request.ip),
    )
    return { detail: 'The plugin was removed.' }
  })
}

/** The plugin as it is, held until the end of the transaction. Throws `not-found`. */
async function lockedPlugin(transaction: Transaction, id: number): Promise<Plugin> {
  const where = new Where()
  const [row] = await transaction.query<Parameters<typeof PLUGINS.toRow>[0]>(
    `select ${PLUGINS.columns} from ${PLUGINS.from} where t.id = ${where.parameter(Math.min(id, 2_147_483_647))}
     for update of t`,
    where.parameters,
  )
  if (!row) throw new Problem('not-found', 'There is no such plugin.')
  return PLUGINS.toRow(row)
}

async function setEnabled(
  transaction: Transaction,
  actor: Account,
  id: number,
  isEnabled: boolean,
  address: string,
): Promise<Plugin> {
  const before = await lockedPlugin(transaction, id)
  if (before.is_enabled === isEnabled) return before
  await transaction.query('update plugin set is_enabled = $2, updated_at = now() where id = $1', [
    id,
    isEnabled,
  ])
  await writeAudit(transaction, {
    actor,
    action: isEnabled ? 'plugin.enabled' : 'plugin.disabled',
    subject: `plugin ${id}`,
    before: { is_enabled: before.is_enabled },
    after: { is_enabled: isEnabled, name: before.name },
    address,
  })
  return lockedPlugin(transaction, id)
}

async function remove(transaction: Transaction, actor: Account, id: number, address: string): Promise<void> {
  const { name, version } = await lockedPlugin(transaction, id)
  const gone = await transaction.query<{ submission: number }>(
    'delete from plugin where id = $1 returning submission',
    [id],
  )
  const submissions = gone.map(({ submission }) => submission)
  await withdrawFrom(transaction, PLUGIN_REVIEW, 'approved', submissions, 'removed')
  const before = { name, version }
  await writeAudit(transaction, { actor, action: 'plugin.deleted', subject: `plugin ${id}`, before, address })
}
