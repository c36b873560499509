import { keepFromOthers } from './platform/disk/close-to-others.ts'
import { translateOnce } from './platform/database/embedded/translation.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { type Environment, loadEnvironmentFile, readEnvironment } from './platform/environment.ts'
import { prepareStore } from './prepare-store.ts'
import { fail, say } from './platform/terminal.ts'
import { sentenceOf } from './said-to-people.ts'

// Prepares the store for a server that waits for it, and ends; also when the server ends.
process.on('disconnect', () => process.exit(1))
keepFromOthers()
loadEnvironmentFile()
translateOnce()
const reading = readEnvironment(process.env)
if (!reading.ok) fail(reading.sentences.join('\n'))
await prepare(reading.environment).catch((error: unknown) => fail(sentenceOf(error)))
process.exit(0)

async function prepare(environment: Environment): Promise<void> {
  const database = await openDatabase(environment)
  try {
    await prepareStore(database, environment, say)
  } finally {
    await database.close()
  }
}
