import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** The folder of this test run. It is deleted after the run. */
export function testRoot(): string {
  const root = inject('testRoot')
  if (root === undefined) throw new Error('tests/global-setup.ts must be a globalSetup of vitest.config.ts.')
  return root
}

/** A new empty folder, deleted after the run. */
export function newTestFolder(): string {
  const folder = join(testRoot(), randomUUID())
  mkdirSync(folder)
  return folder
}

/**
 * The folder that the rings of a whole run share (`tools/test.mjs`), so that all together make an expensive thing once; a ring
 * that runs alone has only its own. `root`: the folder of the run.
 */
export function sharedFolder(root: string): string {
  return process.env.MSDAT_TEST_SHARED ?? root
}

/**
 * Where files of the data that ship are kept as they are packed for readers, which takes a machine minutes for all of them.
 * They are named by their content. `root`: the folder of the run, which tests know by themselves.
 */
export function packedFilesOf(root: string = testRoot()): string {
  const folder = join(sharedFolder(root), 'packed')
  mkdirSync(folder, { recursive: true })
  return folder
}
