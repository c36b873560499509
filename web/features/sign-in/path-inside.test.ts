import { expect, test } from 'vitest'
import { pathInside } from './path-inside.ts'

test.each([
  ['/account#/settings', '/account#/settings'],
  ['/dashboard/Demographics?indicator=7&location=27', '/dashboard/Demographics?indicator=7&location=27'],
  ['/a/../account', '/account'],
  ['', null],
  ['account', null],
  ['https://elsewhere.example/', null],
  ['//elsewhere.example/', null],
  ['/\\elsewhere.example/', null],
  ['/\t/elsewhere.example/', null],
  ['\\\\elsewhere.example', null],
  ['/.//elsewhere.example', null],
  ['/..//elsewhere.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
])('%j → %j', (given, expected) => {
  expect(pathInside(given)).toBe(expected)
})
