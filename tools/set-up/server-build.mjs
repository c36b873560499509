import { join } from 'node:path'
import { buildApart, isBuilt } from './build-apart.mjs'
import { stampOf } from './ingredients.mjs'
import { PROJECT, say } from './project.mjs'
import { runQuietly } from './run-child.mjs'

/**
 * The folders that the server is bundled from. Files that it reads by path (migrations, data, pages) are not
 * part of it.
 */
const INGREDIENTS = [
  'server',
  'messages',
  'domain',
  'contract',
  'charts',
  'languages',
  'sections',
  'catalogue',
  'tools/set-up/bundle-server.mjs',
  'package.json',
  'package-lock.json',
]

/** True when the server was bundled from the files as they are now. */
export function serverBuildIsFresh() {
  return isBuilt(buildOf(stampOf(INGREDIENTS)))
}

/** Bundles the server, unless that was done with these files. */
export async function ensureServerBuild(node) {
  const build = buildOf(stampOf(INGREDIENTS))
  if (isBuilt(build)) return
  say('Bundling the server …')
  await buildApart(build, (folder) =>
    runQuietly(node, ['tools/set-up/bundle-server.mjs', folder], {
      failure: 'The server could not be bundled.',
    }),
  )
}

/** `main.js` starts the newest bundle. */
function buildOf(stamp) {
  const home = join(PROJECT, 'dist/server')
  return { home, stamp, pointer: 'main.js', words: `import './${stamp}/main.js'\n` }
}
