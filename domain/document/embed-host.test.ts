import { expect, test } from 'vitest'
import { embedHost } from './embed-host.ts'

test.each([
  ['https://datawrapper.dwcdn.net/abc/1/?a=b#c', 'datawrapper.dwcdn.net'],
  ['https://Example.ORG', 'example.org'],
  ['https://example.org:443/', 'example.org'],
  ['http://example.org/', null],
  ['https://example.org:8443/', null],
  ['https://me:secret@example.org/', null],
  ['https://example.org@evil.example/', null],
  ['https://127.0.0.1/', null],
  ['https://[::1]/', null],
  ['https://localhost/', null],
  ["https://example.org;script-src 'unsafe-inline'/", null],
  ['javascript:alert(1)', null],
  ['//example.org/', null],
  ['', null],
])('T22: %s may be shown from %s', (address, host) => {
  expect(embedHost(address)).toBe(host)
})
