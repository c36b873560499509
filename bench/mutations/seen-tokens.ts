import { fileURLToPath } from 'node:url'
import { relative, sep } from 'node:path'
import type { Plugin } from 'vitest/config'
import { SEEN_FOLDER } from './token-marks.ts'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const NOTES = fileURLToPath(new URL('note-seen.ts', import.meta.url))
/** Areas whose tokens are made wrong. */
export const AREAS = /^(domain|sections|charts|web)\/.*(?<!\.(?:test|d))\.tsx?$/

/** Makes tokens note that they run, where the environment names a folder for the notes; otherwise it does nothing. */
export function seenTokens(): Plugin {
  const isOn = process.env[SEEN_FOLDER] !== undefined
  const pathOf = (id: string) =>
    relative(PROJECT, id.split('?')[0] ?? '')
      .split(sep)
      .join('/')
  const isMarked = (id: string) => isOn && AREAS.test(pathOf(id))
  return {
    name: 'seen-tokens',
    enforce: 'pre',
    config: () => (isOn ? { test: { setupFiles: [NOTES] } } : null),
    transform: async (text, id) => (isMarked(id) ? await marked(pathOf(id), text) : null),
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (isMarked(id) ? SEEN_FOLDER : undefined)),
  }
}

/** What marks need, and no other run, is loaded here. */
async function marked(path: string, text: string): Promise<string> {
  const { parseSource } = await import('#tests/architecture/source-files.ts')
  const { faultsOf } = await import('./faults.ts')
  const { markOf, withMarks } = await import('./token-marks.ts')
  const file = parseSource(path, text)
  return withMarks(
    file,
    new Map(faultsOf(file).flatMap((fault) => (fault.whole ? [[markOf(fault), fault.whole]] : []))),
  )
}
