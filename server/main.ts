import { keepFromOthers } from './platform/disk/close-to-others.ts'
import { translateOnce } from './platform/database/embedded/translation.ts'
import { loadEnvironmentFile, readEnvironment } from './platform/environment.ts'
import { fail, say } from './platform/terminal.ts'
import { sentenceOf } from './said-to-people.ts'
import { openPrepared } from './open-prepared.ts'
import type { RunningServer } from './start-server.ts'

/** How long requests that are under way may take to finish when the server is asked to stop, in milliseconds. */
const PATIENCE = 15_000

keepFromOthers()
loadEnvironmentFile()
translateOnce()
const reading = readEnvironment(process.env)
if (reading.ok) {
  try {
    const database = await openPrepared(reading.environment)
    // Not before, so that a process which waits for the store to be filled is small.
    const { startServer } = await import('./start-server.ts')
    const server = await startServer(reading.environment, database)
    stopOnSignals(server)
    say(`MSDAT is ready at ${server.address}`)
  } catch (error) {
    fail(sentenceOf(error))
  }
} else {
  fail(reading.sentences.join('\n'))
}

function stopOnSignals(server: RunningServer): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), PATIENCE).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(sentenceOf(error)),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
