import { expect, test } from 'vitest'
import { isCommonPassword } from './often-used-passwords.ts'

test.each([
  ['password', true],
  ['Password1!', true],
  ['1!Password', true],
  ['password1!A', true],
  ['A!1password', true],
  ['xPassword1', true],
  ['password12345!Ab', true],
  ['Ab-2026-password-2026', true],
  ['Brisk-otter 41 lanterns', false],
  ['Kw4!zuma-Vq', false],
  ['my password is long', false],
])('%j is tried first: %s (S6)', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon)
})
