import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { PROJECT } from './project-folder.ts'

/** The built pages: the newest when this process began, whose files stay for it when others are built meanwhile. */
export const WEB_FOLDER = newestBuild(join(PROJECT, 'dist/web'))

/** How many earlier builds a page may be from that was opened before an update and goes on after it. */
const EARLIER_BUILDS = 2

/** The builds before those pages, the newest first: pages that are open ask for their files by their own names. */
export const EARLIER_WEB_FOLDERS = earlierBuilds(WEB_FOLDER)

export interface ProductVersion {
  readonly version: string
  /** When the pages were built, ISO-8601 UTC. */
  readonly buildDate: string
}

/** `current` names it (`tools/set-up/web-build.mjs`); without one nothing is built yet. */
function newestBuild(home: string): string {
  try {
    return join(home, readFileSync(join(home, 'current'), 'utf8'))
  } catch {
    return home
  }
}

/** The builds that stand beside one (`tools/set-up/build-apart.mjs` keeps them), at most {@link EARLIER_BUILDS}, the newest first. */
export function earlierBuilds(folder: string): readonly string[] {
  const home = dirname(folder)
  // Half made ones have a dot in their names.
  return foldersIn(home)
    .filter((name) => name !== basename(folder) && !name.includes('.'))
    .map((name) => join(home, name))
    .flatMap((path) => {
      const at = statSync(join(path, 'assets'), { throwIfNoEntry: false }) && statSync(path).mtimeMs
      return at === undefined ? [] : [{ path, at }]
    })
    .sort((a, b) => b.at - a.at)
    .slice(0, EARLIER_BUILDS)
    .map(({ path }) => path)
}

function foldersIn(home: string): readonly string[] {
  try {
    return readdirSync(home)
  } catch {
    return []
  }
}

/** The version in package.json, and when the pages were built; without pages, when that file was written. */
export async function readProductVersion(): Promise<ProductVersion> {
  const path = join(PROJECT, 'package.json')
  const description: { readonly version: string } = JSON.parse(await readFile(path, 'utf8'))
  const built = await stat(join(WEB_FOLDER, 'index.html')).catch(() => stat(path))
  return { version: description.version, buildDate: built.mtime.toISOString() }
}
