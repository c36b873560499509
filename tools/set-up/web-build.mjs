import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stampOf } from './ingredients.mjs'
import { PROJECT, say } from './project.mjs'
import { runQuietly } from './run-child.mjs'

/** What the pages are built from. */
const INGREDIENTS = [
  'web',
  'plugins',
  'messages',
  'domain',
  'contract',
  'charts',
  'languages',
  'sections',
  'catalogue',
  'datasets/boundaries',
  'vite.config.ts',
  'package-lock.json',
]
const STAMP = join(PROJECT, 'dist/web/.stamp')

/** True when `dist/web` was built from the files as they are now. */
export function webBuildIsFresh() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOf(INGREDIENTS)
}

/** Builds the pages when they are missing or older than what they are made from. */
export async function ensureWebBuild(node) {
  if (webBuildIsFresh()) return
  say('Building the pages …')
  rmSync(STAMP, { force: true })
  const stamp = stampOf(INGREDIENTS)
  await runQuietly(node, ['node_modules/vite/bin/vite.js', 'build'], {
    env: { NODE_ENV: 'production' },
    failure: 'The pages could not be built.',
  })
  writeFileSync(STAMP, stamp)
}
