import { expect, test } from 'vitest'
import { digitsTyped, RECOVERY_ALPHABET, recoveryCodeTyped } from './typed-code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['123\u00a0456', '123456'],
  ['１２３４５６', '123456'],
  ['12345', '12345'],
  ['12345a', '12345a'],
])('%j is the code %s', (typed, code) => {
  expect(digitsTyped(typed)).toBe(code)
})

test.each(['abcde-fghjk', 'ABCDE-FGHJK', 'abcde fghjk', 'AbCdE–fGhJk', ' abcdefghjk\n'])(
  '%j is one recovery code',
  (typed) => {
    expect(recoveryCodeTyped(typed)).toBe('abcdefghjk')
  },
)

test('no two signs of a recovery code look alike', () => {
  expect(RECOVERY_ALPHABET).not.toMatch(/[lio01A-Z]/)
})
