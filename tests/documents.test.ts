import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PROJECT = fileURLToPath(new URL('../', import.meta.url))
const documents = ['', 'bench', 'datasets', 'docs', 'docs/data', 'docs/decisions'].flatMap((folder) =>
  readdirSync(join(PROJECT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

test.each(documents)('%s links to files that exist', (document) => {
  const broken = [...readFileSync(join(PROJECT, document), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(PROJECT, dirname(document), target)))
  expect(broken).toEqual([])
})

test.each(documents)('%s names commands that exist', (document) => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { scripts: object }
  const named = [...readFileSync(join(PROJECT, document), 'utf8').matchAll(/npm (?:run )?([a-z:-]+)\b/g)].map(
    ([, name = '']) => name,
  )
  const own = named.filter((name) => !['install', 'ci', 'run', 'registry'].includes(name))
  expect(own.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('VOCABULARY.md names places of the code that exist', () => {
  const text = readFileSync(join(PROJECT, 'VOCABULARY.md'), 'utf8')
  const named = [...text.matchAll(/`((?:domain|contract|charts|catalogue|server|web)\/[^`]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(10)
  expect(
    named.filter(
      (path) =>
        !existsSync(join(PROJECT, path)) ||
        (path.endsWith('/') && !statSync(join(PROJECT, path)).isDirectory()),
    ),
  ).toEqual([])
})
