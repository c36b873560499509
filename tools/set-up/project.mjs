import { fileURLToPath } from 'node:url'

/** The folder of the project, with a trailing separator. Every command works from here, wherever it was called. */
export const PROJECT = fileURLToPath(new URL('../../', import.meta.url))

/** One progress line. Progress goes to the error stream, so that the output of a command stays its own. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** A command stops with a sentence for people, not with a stack. */
export class SetUpError extends Error {}

/** Runs a command's main function and turns a SetUpError into its sentence and exit code 1. */
export async function command(main) {
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error
    say(error.message)
    process.exitCode = 1
  }
}
