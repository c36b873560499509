import { expect, test } from 'vitest'
import { ALLOWED_ENDINGS, fileKind } from './plugin-file.ts'

test.each([
  ['index.html', 'text/html; charset=utf-8', true],
  ['a/b.JS', 'text/javascript; charset=utf-8', true],
  ['a.css', 'text/css; charset=utf-8', true],
  ['a.json', 'application/json; charset=utf-8', true],
  ['a.txt', 'text/plain; charset=utf-8', true],
  ['read me.md', 'text/plain; charset=utf-8', true],
  ['a/LICENSE', 'text/plain; charset=utf-8', true],
  ['NOTICE', 'text/plain; charset=utf-8', true],
  ['a.png', 'image/png', false],
  ['a.jpg', 'image/jpeg', false],
  ['a.jpeg', 'image/jpeg', false],
  ['a.webp', 'image/webp', false],
  ['a.min.woff2', 'font/woff2', false],
])('%s is %s', (path, mediaType, isText) => {
  expect(fileKind(path)).toMatchObject({ mediaType, isText })
})

test.each(['a', 'a.svg', 'a.exe', 'a.html/b', 'license', 'LICENSE.exe', 'a.constructor', 'a.js '])(
  '%s may not be in a plugin',
  (path) => {
    expect(fileKind(path)).toBeNull()
  },
)

/** The first bytes by the specifications of PNG, JPEG, WebP (in RIFF) and WOFF2. */
test.each([
  ['png', [[0, '89504e470d0a1a0a']]],
  ['jpg', [[0, 'ffd8ff']]],
  [
    'webp',
    [
      [0, '52494646'],
      [8, '57454250'],
    ],
  ],
  ['woff2', [[0, '774f4632']]],
] as const)('a file of kind %s begins so', (ending, begins) => {
  const found = fileKind(`a.${ending}`)?.begins?.map(([at, bytes]) => [
    at,
    Buffer.from(bytes).toString('hex'),
  ])
  expect(found).toEqual(begins)
})

test('all endings are named', () => {
  expect(ALLOWED_ENDINGS).toBe('html, js, css, json, txt, md, png, jpg, webp, woff2, jpeg')
})
