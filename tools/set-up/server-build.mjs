import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { stampOf } from './ingredients.mjs'
import { PROJECT, say } from './project.mjs'
import { runQuietly } from './run-child.mjs'

/** What the server is bundled from. What it reads by path (migrations, data, pages) is not part of it. */
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
const HOME = join(PROJECT, 'dist/server')
/** What starts the newest bundle. Each has a folder of its own, so that a server which runs keeps its files. */
const PROGRAM = join(HOME, 'main.js')
/** Folders of bundles that stay, with the newest. */
const KEPT = 3

/** True when the server was bundled from the files as they are now. */
export function serverBuildIsFresh() {
  return isBuilt(stampOf(INGREDIENTS))
}

/** Bundles the server, unless that was done with these files. Beside its place first, so that none is ever half there. */
export async function ensureServerBuild(node) {
  const stamp = stampOf(INGREDIENTS)
  if (isBuilt(stamp)) return
  say('Bundling the server …')
  const draft = join(HOME, `${stamp}.${process.pid}`)
  mkdirSync(draft, { recursive: true })
  await runQuietly(node, ['tools/set-up/bundle-server.mjs', draft], {
    failure: 'The server could not be bundled.',
  })
  if (existsSync(join(HOME, stamp))) rmSync(draft, { recursive: true })
  else renameSync(draft, join(HOME, stamp))
  writeFileSync(`${PROGRAM}.${process.pid}`, programOf(stamp))
  renameSync(`${PROGRAM}.${process.pid}`, PROGRAM)
  removeEarlier()
}

function isBuilt(stamp) {
  return existsSync(PROGRAM) && readFileSync(PROGRAM, 'utf8') === programOf(stamp)
}

function programOf(stamp) {
  return `import './${stamp}/main.js'\n`
}

function removeEarlier() {
  const folders = readdirSync(HOME, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(HOME, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const folder of folders.slice(KEPT)) rmSync(folder, { recursive: true, force: true })
}
