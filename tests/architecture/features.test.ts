import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SERVER = fileURLToPath(new URL('../../server/', import.meta.url))

/** The feature that a server without built pages leaves out. */
const PAGES = 'page'

test('every folder of the server’s features is one value, and is served', () => {
  const folders = readdirSync(join(SERVER, 'features')).filter(
    (folder) => folder !== PAGES && existsSync(join(SERVER, 'features', folder, 'routes.ts')),
  )
  const list = readFileSync(join(SERVER, 'features.ts'), 'utf8')
  const served = [...list.matchAll(/import \{ (\w+) \} from '\.\/features\/([\w-]+)\/routes\.ts'/g)]
  expect(served.map(([, , folder]) => folder)).toEqual(folders)
  expect([...list.matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name)).toEqual(served.map(([, name]) => name))
})
