import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { peopleIn } from './people-list.ts'

const MINA = { name: 'Mina Bello', email: 'mina@example.org', role: 'moderator', organization: 'FMoH' }

test.each([
  ['commas', 'Mina Bello, mina@example.org, moderator, FMoH'],
  ['semicolons', 'Mina Bello; Mina@Example.org; Moderator; FMoH'],
  ['tabs', 'Mina Bello\tmina@example.org\tMODERATOR\tFMoH'],
  ['quotes', '"Mina Bello","mina@example.org","moderator","FMoH"'],
])('a line with %s is a person', (_what, line) => {
  expect(peopleIn(line)).toEqual([{ number: 1, text: line, person: MINA, fault: null }])
})

test.each([
  ['Bello, Mina; mina@example.org; ; ', { ...MINA, name: 'Bello, Mina', role: 'user', organization: '' }],
  [
    'Mina Bello, mina@example.org, moderator, Ministry of Health, Kano',
    { ...MINA, organization: 'Ministry of Health, Kano' },
  ],
  ['"Bello, Mina", mina@example.org', { ...MINA, name: 'Bello, Mina', role: 'user', organization: '' }],
  ['Mina Bello,mina@example.org,Administrator,FMoH', { ...MINA, role: 'admin' }],
])('%s: no sign of a value is taken for one between them', (line, person) => {
  expect(peopleIn(line)[0]?.person).toEqual(person)
})

test.each([
  ['mina@example.org, Mina Bello', 'The name comes first, then the e-mail address.'],
  ['Mina Bello', 'The e-mail address is missing: it comes second.'],
  [', mina@example.org', 'The name is missing: it comes first.'],
  ['Mina, mina at example.org', 'Please enter a valid email address'],
  ['Mina, mina@example.org, king', '“king” is no role. There are: User, Moderator, Admin.'],
  [`Mina, mina@example.org, user, ${'x'.repeat(256)}`, 'The organisation is too long.'],
])('%s: %s', (line, fault) => {
  const [read] = peopleIn(line)
  expect(read?.fault && english.text(read.fault)).toBe(fault)
})

test('lines keep their numbers; headings and empty lines are no people, and nobody is there twice', () => {
  const list = 'Name,E-mail,Role\r\n\r\nMina, mina@example.org\nother\nMina again, MINA@example.org\n'
  expect(peopleIn(list).map(({ number, fault }) => [number, fault && english.text(fault)])).toEqual([
    [3, null],
    [4, 'The e-mail address is missing: it comes second.'],
    [5, 'This address is in line 3 already.'],
  ])
})
