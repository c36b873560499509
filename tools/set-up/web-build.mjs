import { join } from 'node:path'
import { buildApart, isBuilt } from './build-apart.mjs'
import { stampOf } from './ingredients.mjs'
import { PROJECT, say } from './project.mjs'
import { runQuietly } from './run-child.mjs'

/** The folders that the pages are built from. */
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
  'tools/web-build',
  'vite.config.ts',
  'package-lock.json',
]

/** True when the pages were built from the files as they are now. */
export function webBuildIsFresh() {
  return isBuilt(buildOf(stampOf(INGREDIENTS)))
}

/** Builds the pages when they are missing or older than what they are made from. */
export async function ensureWebBuild(node) {
  const build = buildOf(stampOf(INGREDIENTS))
  if (isBuilt(build)) return
  say('Building the pages …')
  await buildApart(build, (folder) =>
    runQuietly(node, ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder], {
      env: { NODE_ENV: 'production' },
      failure: 'The pages could not be built.',
    }),
  )
}

/** `current` names the newest build (`server/platform/product-version.ts` reads it). */
function buildOf(stamp) {
  return { home: join(PROJECT, 'dist/web'), stamp, pointer: 'current', words: stamp }
}
