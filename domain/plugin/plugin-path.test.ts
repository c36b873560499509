import { expect, test } from 'vitest'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { pathProblem } from './plugin-path.ts'

const deep = (folders: number) => `${'a/'.repeat(folders)}x.js`

test.each([
  ['index.html'],
  ['assets/'],
  ['assets/icons 2/map_pin-3.png'],
  ['LICENSE'],
  ['a'],
  ['_a-'],
  ['comics.txt'],
  ['com10.txt'],
  ['x'.repeat(160)],
  [deep(7)],
])('%s can be used', (path) => {
  expect(pathProblem(path)).toBeNull()
})

test.each([
  ['', message('plugin-path.no-name')],
  ['/', message('plugin-path.no-name')],
  ['x'.repeat(161), message('plugin-path.long', { most: whole(160) })],
  ['a\\b.js', message('plugin-path.backslash')],
  ['/etc/passwd', message('plugin-path.absolute')],
  ['C:windows.js', message('plugin-path.absolute')],
  ['a/../../b.js', message('plugin-path.outside')],
  ['./a.js', message('plugin-path.outside')],
  [deep(8), message('plugin-path.deep', { most: whole(8) })],
  ['.git/config', message('plugin-path.hidden')],
  ['a/__MACOSX/b.js', message('plugin-path.hidden')],
  ['a/NUL.txt', message('plugin-path.device')],
  ['con', message('plugin-path.device')],
  ['lpt1.js', message('plugin-path.device')],
  ['a//b.js', message('plugin-path.signs')],
  ['a/ b.js', message('plugin-path.signs')],
  ['a/b.', message('plugin-path.signs')],
  ['a/b ', message('plugin-path.signs')],
  ['caf\u00e9.js', message('plugin-path.signs')],
  ['a\u0000.js', message('plugin-path.signs')],
])('%j is refused with the reason', (path, reason) => {
  expect(pathProblem(path)).toEqual(reason)
})
