import { describe, expect, test } from 'vitest'
import { isOwnPath } from './return-path.ts'

describe('where a sign-in may lead back to', () => {
  test.each([
    '/',
    '/dashboard/demographics?indicator=7&location=8,9#trend',
    '/account#/settings',
    '/custom/public/4',
    '/a?next=https://example.org/',
  ])('%s is a path of this site', (text) => expect(isOwnPath(text)).toBe(true))

  // T24
  test.each([
    '',
    'dashboard',
    'https://example.org/',
    'http:example.org',
    '//example.org',
    '///example.org',
    '/\\example.org',
    '\\\\example.org',
    '/\t/example.org',
    '/\n/example.org',
    '/./\\example.org',
    '/.//example.org',
    '/..//example.org',
    '/a/..//example.org',
    ' //example.org',
    '/\u200b/example.org',
    'javascript:alert(1)',
    'data:text/html,hello',
    '@example.org',
    '/\u0000',
  ])('T24: %j is none', (text) => expect(isOwnPath(text)).toBe(false))
})
