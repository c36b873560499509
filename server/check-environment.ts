import { sayAside } from './platform/terminal.ts'
import { loadEnvironmentFile, readEnvironment } from './platform/environment.ts'

// Run by `npm start` before the pages are built: a wrong value is told at once, not after a minute of building. Says
// nothing when all is well, else one sentence for each variable, and ends with code 1.
loadEnvironmentFile()
const reading = readEnvironment(process.env)
if (!reading.ok) {
  sayAside(reading.sentences.join('\n'))
  process.exitCode = 1
}
