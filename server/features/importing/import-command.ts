import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { keepFromOthers } from '#server/platform/disk/close-to-others.ts'
import { type Environment, loadEnvironmentFile, readEnvironment } from '#server/platform/environment.ts'
import { fail, say, sayAside } from '#server/platform/terminal.ts'
import { importFiles } from './import-files.ts'
import { type ImportRequest, readRequest, USAGE } from './options.ts'
import { reportText } from './report-text.ts'

/** `npm run data:import -- FILE… [--publish] [--note "…"]`. Ends with code 1 when a row was refused or it could not work. */

function environmentOrFail(): Environment {
  keepFromOthers()
  loadEnvironmentFile()
  const reading = readEnvironment(process.env)
  return reading.ok ? reading.environment : fail(reading.sentences.join('\n'))
}

function requestOrFail(): ImportRequest {
  const reading = readRequest(process.argv.slice(2))
  return reading.ok ? reading.request : fail(`${reading.sentence}\n\n${USAGE}`)
}

function publicationOf({ publish, note }: ImportRequest) {
  return publish ? { note, actor: `data import by ${userInfo().username}`, now: new Date() } : null
}

async function refuseEmptyStore(database: Database): Promise<void> {
  const releases = await database.query('select number from release limit 1')
  if (releases.length > 0) return
  throw new Error('The store is empty. Start the product once with "npm start", then import.')
}

async function run(request: ImportRequest, environment: Environment): Promise<number> {
  const database = await openDatabase(environment)
  try {
    await migrate(database)
    await refuseEmptyStore(database)
    // Under npm the working folder is the project; names are meant from where the person stands.
    const from = process.env.INIT_CWD ?? process.cwd()
    const report = await importFiles(
      database,
      request.files.map((name) => ({ path: resolve(from, name), name })),
      {
        publication: publicationOf(request),
        acknowledged: request.acknowledged,
        refusedPath: join(resolve(environment.dataDir), 'import-refused.txt'),
        progress: sayAside,
      },
    )
    say(reportText(report, request.publish))
    return report.refused > 0 || report.unacknowledged ? 1 : 0
  } finally {
    await database.close()
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The transaction goes with the process, so there is nothing to undo.
  process.on(signal, () => fail('Interrupted: nothing was changed.'))
}

const request = requestOrFail()
const environment = environmentOrFail()
try {
  process.exitCode = await run(request, environment)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
