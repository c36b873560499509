import { resolve } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
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

/** The words behind a command. Throws with how it is used for a word that it does not know. */
export function commandWords<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/** One of the words that an option may have. Throws with those that there are. */
export function oneOf<Word extends string>(option: string, given: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === given)
  if (found === undefined) throw new Error(`${option} is one of ${words.join(', ')}, and not “${given}”.`)
  return found
}

/** Some of the words that an option may have, with commas between them. Throws with those that there are. */
export function someOf<Word extends string>(option: string, given: string, words: readonly Word[]): Word[] {
  const asked = given.split(',').map((word) => word.trim())
  return asked.filter(Boolean).map((word) => oneOf(`Each of ${option}`, word, words))
}
