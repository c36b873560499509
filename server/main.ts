import { loadEnvironmentFile, readEnvironment } from './platform/environment.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** How long requests that are under way may take to finish when the server is asked to stop, in milliseconds. */
const PATIENCE = 15_000

loadEnvironmentFile()
const reading = readEnvironment(process.env)
if (reading.ok) {
  try {
    const server = await startServer(reading.environment, say)
    stopOnSignals(server)
    say(`MSDAT is ready at ${server.address}`)
  } catch (error) {
    fail([sentenceOf(error)])
  }
} else {
  fail(reading.sentences)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(sentences: readonly string[]): void {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}

/** Errors that a person can act on are told in words; others keep their trace, for whoever mends them. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return 'The port is in use by another program. Set PORT to a free one.'
  if (code === 'EACCES') return 'This user may not listen on that port. Set PORT to one above 1023.'
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return 'HOST is no address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all of its addresses.'
  }
  if ('syscall' in error && error.syscall === 'mkdir') {
    return `The data folder cannot be made (${error.message}). Set DATA_DIR to a folder that this user may write to.`
  }
  return error.message
}

function stopOnSignals(server: RunningServer): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), PATIENCE).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail([sentenceOf(error)]),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
