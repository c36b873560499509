import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './project.mjs'

/** A name for the contents of files and folders, so that neither clocks nor checkouts matter. Tests do not count. */
export function stampOf(ingredients) {
  const hash = createHash('sha256')
  for (const path of ingredients.flatMap(filesOf)) {
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
