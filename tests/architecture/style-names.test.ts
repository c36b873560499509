import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cssVariables } from '#charts/tokens.ts'
import { PROJECT } from './source-files.ts'

const read = (pattern: string) =>
  globSync(pattern, { cwd: PROJECT }).map((path) => ({
    path,
    text: readFileSync(join(PROJECT, path), 'utf8'),
  }))

test('every name that a stylesheet takes a colour or size from is given somewhere', () => {
  const sheets = read('{web,plugins}/**/*.css')
  const code = read('{web,plugins,charts}/**/*.{ts,tsx,js,html}')
  const given = new Set([
    ...Object.keys(cssVariables('light')),
    ...sheets.flatMap(({ text }) => text.match(/--[\w-]+(?=\s*:)/g) ?? []),
    ...code.flatMap(({ text }) => text.match(/--[\w-]+/g) ?? []),
  ])
  const missing = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) =>
      given.has(name) ? [] : [`${path} ${name}`],
    ),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})
