import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const POLL_MILLISECONDS = 50

type Outcome = { readonly value: string } | { readonly error: string }

/** Where the outcome of a piece of shared work is written. */
export function outcomeFile(root: string, name: string): string {
  return join(root, `${name}.json`)
}

async function outcomeOf(make: () => Promise<string>): Promise<Outcome> {
  try {
    return { value: await make() }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function isFirst(root: string, name: string): boolean {
  try {
    mkdirSync(join(root, `${name}.begun`))
    return true
  } catch {
    return false
  }
}

/**
 * Does a piece of work once for all processes of a test run: the first that asks does it, the others wait for it.
 * Every one of them gets the value, or the same error.
 */
export async function sharedOnce(root: string, name: string, make: () => Promise<string>): Promise<string> {
  const file = outcomeFile(root, name)
  if (isFirst(root, name)) {
    const draft = `${file}.draft`
    writeFileSync(draft, JSON.stringify(await outcomeOf(make)))
    renameSync(draft, file)
  }
  while (!existsSync(file)) await setTimeout(POLL_MILLISECONDS)
  const outcome: Outcome = JSON.parse(readFileSync(file, 'utf8'))
  if ('error' in outcome) throw new Error(outcome.error)
  return outcome.value
}
