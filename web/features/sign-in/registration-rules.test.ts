import { describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { checkNewPassword, checkRegistration, registrationSummary } from './registration-rules.ts'

const RIGHT = {
  first_name: 'Amina',
  last_name: '',
  username: 'amina',
  email: 'amina@health.example',
  organization: '',
  profession: '',
  password: 'Correct-horse 7 staple',
  confirmPassword: 'Correct-horse 7 staple',
  terms: true,
}

function wrongFields(change: Partial<typeof RIGHT>): string[] {
  const found = Object.entries(checkRegistration(english.text)({ ...RIGHT, ...change }))
  return found.filter(([, sentence]) => sentence !== null).map(([name]) => name)
}

describe('checkRegistration', () => {
  test.each([
    ['everything right', {}, []],
    ['no username', { username: '  ' }, ['username']],
    ['a space in the username', { username: 'amina a' }, ['username']],
    ['151 characters', { username: 'a'.repeat(151) }, ['username']],
    ['an address without a domain', { email: 'amina@health' }, ['email']],
    ['a name of 151 characters', { first_name: 'a'.repeat(151) }, ['first_name']],
    ['an organisation of 256 characters', { organization: 'a'.repeat(256) }, ['organization']],
    ['terms not accepted', { terms: false }, ['terms']],
    ['a password that nobody repeated', { confirmPassword: '' }, ['confirmPassword']],
    ['a weak one, repeated', { password: 'abc', confirmPassword: 'abc' }, ['password']],
  ])('%s', (_what, change, fields) => {
    expect(wrongFields(change)).toEqual(fields)
  })
})

test.each([
  ['abcdefgh', 'The password needs: one uppercase letter, one digit, one special character.'],
  ['Aa1!', 'The password needs: at least 8 characters.'],
  [`Aa1!${'x'.repeat(125)}`, 'Write at most 128 characters.'],
  ['Aa1!aaaa', null],
])('%j: %s', (password, sentence) => {
  expect(checkNewPassword(english.text)({ password, confirmPassword: password }).password).toBe(sentence)
})

describe('registrationSummary', () => {
  test.each([
    ['username first', { email: ['Taken.'], username: ['Used.', 'Bad.'] }, 'Username: Used.'],
    ['then e-mail', { password: ['Too common.'], email: ['Taken.'] }, 'Email: Taken.'],
    ['then password', { password: ['Too common.'] }, 'Password: Too common.'],
    ['no other field', { organization: ['Too long.'] }, null],
    ['nothing', {}, null],
  ])('%s', (_what, errors, summary) => {
    expect(registrationSummary(english.text, errors)).toBe(summary)
  })
})
