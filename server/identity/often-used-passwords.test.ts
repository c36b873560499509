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
  ['P4ssw0rd!1', true],
  ['Pa$$w0rd2026', true],
  ['1Tr0ub4dor&3', false],
  ['msdat123!A', true],
  ['MSD4T-2026!', true],
  ['Sokoto-Atlas9', true],
  ['Aa1!aaaa', true],
  ['Qwertz1!', true],
  ['Azerty12!', true],
  ['1qaz2wsx!A', true],
  ['Asdfghjkl1!', true],
  ['Abcd1234!', true],
  ['msdat and 3 brisk otters', false],
  ['Right-horse 7 staple', false],
  ['Planner-2026-kano!', false],
  ['Brisk-otter 41 lanterns', false],
  ['Kw4!zuma-Vq', false],
  ['my password is long', false],
])('%j is tried first: %s (S6, L5)', async (password, isCommon) => {
  expect(await isCommonPassword(password, ['Sokoto Atlas'])).toBe(isCommon)
})
