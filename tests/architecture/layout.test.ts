import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT, readSourceFiles } from './source-files.ts'

const ARRANGES = /display: (inline-)?(flex|grid)\b/

function styleSheets(): string[] {
  return ['web', 'plugins']
    .flatMap((area) =>
      readdirSync(join(PROJECT, area), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${area}/${name}`,
      ),
    )
    .filter((path) => path.endsWith('.css'))
    .sort()
}

test('rows, columns and grids are those of the kit', () => {
  const arranging = styleSheets()
    .filter((path) => !path.startsWith('web/kit/'))
    .filter((path) => ARRANGES.test(readFileSync(join(PROJECT, path), 'utf8')))
  expect(arranging).toEqual([])
})

test('a single column is none: on paper breaks that are not to be within a page would be allowed within it', () => {
  const single = styleSheets().filter((path) =>
    /(?:columns|column-count): 1\b/.test(readFileSync(join(PROJECT, path), 'utf8')),
  )
  expect(single).toEqual([])
})

test('every style is used, and the words of the kit are said by its components only', () => {
  const pages = readSourceFiles(['web', 'plugins'])
  const imported = new Set(pages.flatMap(({ imports }) => imports))
  const modules = styleSheets().filter((path) => path.endsWith('.module.css'))
  expect(modules.filter((path) => !imported.has(path))).toEqual([])
  const names = pages.filter(({ text }) => /className="(?!sr-only")/.test(text)).map(({ path }) => path)
  expect(names).toEqual([])
})

test('every class that a page names is in its module', () => {
  const lost = readSourceFiles(['web', 'plugins']).flatMap(({ path, text, imports }) => {
    const [, name] = /import (\w+) from '[^']+\.module\.css'/.exec(text) ?? []
    const sheets = imports.filter((sheet) => sheet.endsWith('.module.css'))
    if (name === undefined || sheets.length !== 1) return []
    const sheet = readFileSync(join(PROJECT, sheets[0] ?? ''), 'utf8')
    const said = [...text.matchAll(new RegExp(`[{ (]${name}\\.(\\w+)`, 'g'))].map(([, one]) => one ?? '')
    return said.filter((one) => !new RegExp(`\\.${one}\\b`).test(sheet)).map((one) => `${path}: ${one}`)
  })
  expect(lost).toEqual([])
})
