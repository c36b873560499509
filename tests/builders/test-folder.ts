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
