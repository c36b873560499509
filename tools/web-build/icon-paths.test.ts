import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { inOnePath } from './icon-paths.ts'

const line = (d: string, look = '') => `["path", { "d": "${d}"${look}, "key": "svg-${d.length}" }]`

test('the lines of an icon are one, in their order', () => {
  expect(inOnePath(`[${line('M1 1l2 2')}, ${line('M5 5v3')}, ${line('M6 6')}]`)).toBe(
    '[["path", { "d": "M1 1l2 2M5 5v3M6 6", "key": "svg-0" }]]',
  )
})

test.each([
  ['a line with a look of its own', `[${line('M1 1')}, ${line('M2 2', ', "fill": "currentColor"')}]`],
  ['one that begins where the one before ended', `[${line('M1 1')}, ${line('m2 2')}]`],
  ['one alone', `[${line('M1 1')}]`],
])('%s stays as it is', (_, code) => {
  expect(inOnePath(code)).toBe(code)
})

test('the library writes its icons as this expects', async () => {
  const icons = new URL('../../node_modules/@tabler/icons-react/dist/esm/icons/', import.meta.url)
  const code = await readFile(fileURLToPath(new URL('IconDownload.mjs', icons)), 'utf8')
  expect(inOnePath(code).match(/"path"/g)).toHaveLength(1)
})
