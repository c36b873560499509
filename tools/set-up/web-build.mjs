import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT, say } from './project.mjs'
import { runQuietly } from './run-child.mjs'

/** What the pages are built from. The stamp is made from the contents, so neither clocks nor checkouts matter. */
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
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOfIngredients()
}

/** Builds the pages when they are missing or older than what they are made from. */
export async function ensureWebBuild(node) {
  if (webBuildIsFresh()) return
  say('Building the pages …')
  rmSync(STAMP, { force: true })
  const stamp = stampOfIngredients()
  await runQuietly(node, ['node_modules/vite/bin/vite.js', 'build'], {
    env: { NODE_ENV: 'production' },
    failure: 'The pages could not be built.',
  })
  writeFileSync(STAMP, stamp)
}

function stampOfIngredients() {
  const hash = createHash('sha256')
  for (const path of INGREDIENTS.flatMap(filesOf)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(PROJECT, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path) {
  const full = join(PROJECT, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => filesOf(`${path}/${name}`))
}
