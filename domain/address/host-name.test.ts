import { expect, test } from 'vitest'
import { isHostName } from './host-name.ts'

test.each([
  ['datawrapper.dwcdn.net', true],
  ['a.example.org', true],
  ['xn--nigeria-x.example', true],
  ['local.example.org', true],
  ['127.0.0.1', false],
  ['10.0.0.8', false],
  ['169.254.169.254', false],
  ['2130706433', false],
  ['0x7f000001', false],
  ['0x7f.1', false],
  ['[::1]', false],
  ['localhost', false],
  ['db.localhost', false],
  ['printer.local', false],
  ['metadata.google.internal', false],
  ['router.lan', false],
  ['nas.home.arpa', false],
  ['127.0.0.1.nip.io', false],
  ['a.localtest.me', false],
  ['Example.org', false],
  ['example.org.', false],
  ['example.org/path', false],
  [`${'a'.repeat(250)}.org`, false],
])('L6: %s is a host that anybody may reach: %s', (text, expected) => {
  expect(isHostName(text)).toBe(expected)
})
