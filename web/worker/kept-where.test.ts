import { expect, test } from 'vitest'
import { keptWhere, mayKeep } from './kept-where.ts'

const SITE = 'https://health.example'
const HASH = 'a9'.repeat(32)

const asked = (address: string, mode = 'cors', method = 'GET') =>
  keptWhere({ method, mode, url: new URL(address, SITE).href }, SITE)

test.each([
  [`/api/releases/${HASH}/catalogue?format=2`, 'release'],
  [`/api/releases/${HASH}/definitions`, 'release'],
  [`/api/releases/${HASH}/groups`, 'release'],
  [`/api/releases/${HASH}/places`, 'release'],
  [`/api/releases/${HASH}/profiles?format=7-1-2`, 'release'],
  [`/api/releases/${HASH}/files`, 'release'],
  [`/api/releases/${HASH}/indicators/18?format=7`, 'release'],
  [`/api/releases/${HASH}/indicators/18/related`, 'release'],
  [`/api/releases/${HASH}/indicators/18/lga/20`, 'release'],
  [`/api/releases/${HASH}/indicators/18/lga-counts`, 'release'],
  ['/assets/base-1a2b3c4.js', 'program'],
  ['/assets/inter-first-D3mFDmh.woff2', 'program'],
  ['/icons/icon-192.png', 'program'],
])('%s is kept as a part of the %s', (address, keeping) => expect(asked(address)).toBe(keeping))

test.each([
  ['/', 'page'],
  ['/dashboard/Demographics?indicator=62', 'page'],
  ['/health-profiles/kano', 'page'],
  ['/account', 'page'],
  ['/lite', 'lite'],
  ['/lite/dashboard/Demographics?indicator=62', 'lite'],
])('a reader who goes to %s gets the %s without a line', (address, keeping) =>
  expect(asked(address, 'navigate')).toBe(keeping),
)

test.each([
  ...['/api/account', '/api/account/export', '/api/account/sessions', '/api/frontend-token'],
  ...[
    '/api/document',
    '/api/document/k3Jx0wq2Rk6b1s8Vn5tYzQ',
    '/api/document/k3/comments',
    '/api/dashboards',
  ],
  ...['/api/admin/summary', '/api/users/7', '/api/waiting', '/api/notifications', '/api/audit-log'],
  ...[
    '/api/releases/current',
    '/api/releases',
    `/api/releases/${HASH}/changes`,
    '/api/data',
    '/api/location',
  ],
  ...[`/api/releases/${HASH}/catalogue/../../../account`, `/api/releases/${HASH}/indicators/18/other`],
  ...['/api/avatar/7', '/api/plugins', '/api/submissions/3/files/a.js', '/api/pictures/abc', '/api/logout'],
  ...[
    '/document/k3.pdf',
    '/figure.png?kind=trend',
    '/card.png',
    '/assets/../api/account',
    '/embed/figure.js',
  ],
  ...[
    '/service-worker.js',
    '/program.json',
    '/offline-shell',
    '/about',
    'https://elsewhere.example/assets/a.js',
  ],
])('T65: %s is never kept', (address) => expect(asked(address)).toBeNull())

test.each([
  '/api/account',
  '/document/k3.pdf',
  '/figure.svg?kind=map',
  '/embed/figure?kind=map',
  '/sitemap.xml',
])('T65: a reader who goes to %s is left to the browser', (address) =>
  expect(asked(address, 'navigate')).toBeNull(),
)

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])(
  'T65: nothing that is asked with %s is kept',
  (method) => {
    expect(asked(`/api/releases/${HASH}/catalogue`, 'cors', method)).toBeNull()
    expect(asked('/', 'navigate', method)).toBeNull()
  },
)

test.each([
  [200, 'basic', 'public, max-age=31536000, immutable', true],
  [200, 'basic', '', true],
  [200, 'basic', 'private', false],
  [200, 'basic', 'max-age=0, no-store', false],
  [200, 'opaque', '', false],
  [404, 'basic', '', false],
  [206, 'basic', '', false],
  [503, 'basic', '', false],
] as const)('an answer %i, %s, "%s": kept %s', (status, type, rule, kept) => {
  const headers = new Headers(rule ? { 'cache-control': rule } : {})
  expect(mayKeep({ status, type, headers })).toBe(kept)
})
