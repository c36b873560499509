import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DOCUMENT_SCHEMA } from '#domain/document/document.ts'

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

/** Folders whose files a document may name. */
const NAMED =
  /`((?:bench|catalogue|charts|contract|datasets|docs|domain|languages|messages|plugins|sections|server|tests|tools|web)\/[^`\s]*)`/g
/** The first line of a decision of which a later one took the place. */
const REPLACED = /^# .*\n\nReplaced (?:in part )?by \[(\d+)\]\(/
const current = documents.filter(
  (path) => path !== 'CHANGELOG.md' && !REPLACED.test(readFileSync(join(PROJECT, path), 'utf8')),
)
const decisions = documents.filter((path) => path.startsWith('docs/decisions/'))

/** Paths of code in backquotes; `<slug>` stands for any name. */
function pathsIn(document: string): string[] {
  return [...readFileSync(join(PROJECT, document), 'utf8').matchAll(NAMED)].map(([, path = '']) => path)
}

test.each(current)('%s names files that exist, unless a later decision took its place', (document) => {
  const exists = (path: string) => globSync(path.replace(/<[^>]+>/g, '*'), { cwd: PROJECT }).length > 0
  expect(pathsIn(document).filter((path) => !exists(path))).toEqual([])
})

test('paths of code are found in the documents', () => {
  expect(
    ['VOCABULARY.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'].map((path) => pathsIn(path).length > 10),
  ).toEqual([true, true, true])
})

test('a decision that another replaces says so in its first line', () => {
  const silent = decisions.flatMap((path) => {
    const text = readFileSync(join(PROJECT, path), 'utf8')
    const before = [...text.matchAll(/^Replaces (?:of )?\[\d+\]\(([^)]+)\)/gm)].map(([, name = '']) => name)
    return before.filter((name) => {
      const [, by] = REPLACED.exec(readFileSync(join(PROJECT, 'docs/decisions', name), 'utf8')) ?? []
      return Number(by) !== Number(path.slice('docs/decisions/'.length).slice(0, 4))
    })
  })
  expect(silent).toEqual([])
})

test('what code of docs/reading-files.md imports is there', () => {
  const text = readFileSync(join(PROJECT, 'docs/reading-files.md'), 'utf8')
  const imports = [...text.matchAll(/^import (type )?\{ ([^}]+) \} from '#([^']+)'$/gm)]
  expect(imports.length).toBeGreaterThan(10)
  for (const [, type, names = '', file = ''] of imports) {
    const source = readFileSync(join(PROJECT, file), 'utf8')
    for (const name of names.split(', ')) {
      const kinds = type ? 'interface|type' : 'function\\*?|const|class'
      expect(source, `${name} of ${file}`).toMatch(
        new RegExp(`^export (?:async )?(?:${kinds}) ${name}\\b`, 'm'),
      )
    }
  }
})

test('docs/documents.md names the schema that documents are written in', () => {
  const text = readFileSync(join(PROJECT, 'docs/documents.md'), 'utf8')
  expect(text).toContain(
    `| \`schema\` | ${DOCUMENT_SCHEMA}. Versions 1 to ${DOCUMENT_SCHEMA - 1} are taken and carried over. ${DOCUMENT_SCHEMA} brought `,
  )
})
