import { appendFileSync } from 'node:fs'
import { decideSubmission } from '#server/features/plugins/decide.ts'
import { keepSubmission } from '#server/features/plugins/submit.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { inspectPlugin } from '#server/plugin-archives/inspect-plugin.ts'
import { buildZip, pluginParts } from '#tests/builders/hostile-zip.ts'
import { newAccount } from './new-account.ts'

/**
 * Submits and approves plugins for ever, and notes the id of each in a journal once it was approved:
 * `node submit-plugins-until-killed.ts FOLDER JOURNAL`. Each has an author of its own, because of the daily limit.
 */
const [, , dataDir = '', journal = ''] = process.argv
const database = await openDatabase({ databaseUrl: null, directUrl: null, dataDir })

const reviewer = await newAccount(database, 'reviewer', 'moderator')
const form = { name: 'Ada', email: 'ada@example.org', phone: '', purpose: '', description: '' }
const [last] = await database.query<{ id: number }>(
  'select coalesce(max(id), 0) as id from plugin_submission',
)
for (let number = (last?.id ?? 0) + 1; ; number += 1) {
  const author = await newAccount(database, `author-${number}`, 'user')
  const archive = buildZip(pluginParts({ name: `plugin-${number}` }))
  const submission = { form, archive, plugin: await inspectPlugin(archive), address: '127.0.0.1' }
  const { id } = await database.transaction((transaction) => keepSubmission(transaction, author, submission))
  const decision = { status: 'approved', network: false } as const
  await decideSubmission(database, { actor: reviewer, address: '127.0.0.1' }, id, decision)
  appendFileSync(journal, `${id}\n`)
  process.stdout.write(`${id}\n`)
}
