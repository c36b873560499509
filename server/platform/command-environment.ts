import { resolve } from 'node:path'
import { keepFromOthers } from './disk/close-to-others.ts'
import { type Environment, loadEnvironmentFile, readEnvironment } from './environment.ts'
import { fail } from './terminal.ts'

/** The settings for a command; ends the process with a sentence for each that is wrong. What it writes is its own account's alone. */
export function commandEnvironment(): Environment {
  keepFromOthers()
  loadEnvironmentFile()
  const reading = readEnvironment(process.env)
  return reading.ok ? reading.environment : fail(reading.sentences.join('\n'))
}

/** A file or folder as the person names it: under npm the working folder is the project, and not where they stand. */
export function fromHere(name: string): string {
  return resolve(process.env.INIT_CWD ?? '.', name)
}

/** Does the work of a command; a failure ends it with a sentence and code 1. */
export async function runCommand(work: () => Promise<void>): Promise<never> {
  try {
    await work()
    process.exit(0)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
