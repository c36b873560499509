import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT } from './project-folder.ts'

/** The built pages: the newest when this process began, whose files stay for it when others are built meanwhile. */
export const WEB_FOLDER = newestBuild(join(PROJECT, 'dist/web'))

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

/** The version in package.json, and when the pages were built; without pages, when that file was written. */
export async function readProductVersion(): Promise<ProductVersion> {
  const path = join(PROJECT, 'package.json')
  const description: { readonly version: string } = JSON.parse(await readFile(path, 'utf8'))
  const built = await stat(join(WEB_FOLDER, 'index.html')).catch(() => stat(path))
  return { version: description.version, buildDate: built.mtime.toISOString() }
}
