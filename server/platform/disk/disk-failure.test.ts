import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { SqlError } from '#server/platform/database/sql-error.ts'
import { storeUnavailable } from '#server/platform/database/store-unavailable.ts'
import { problemOf } from '#server/platform/http/problem-answer.ts'
import { diskFailureOf } from './disk-failure.ts'

const withCode = (code: string) => Object.assign(new Error(`${code}: something, write`), { code })

test.each([
  ['a file of our own', withCode('ENOSPC'), 'full'],
  ['a quota', withCode('EDQUOT'), 'full'],
  ['a disk that was mounted for reading', withCode('EROFS'), 'read-only'],
  ['PostgreSQL, disk full', new SqlError('could not extend file "base/5/1"', '53100', null), 'full'],
  ['PostgreSQL, a failing disk', new SqlError('could not fsync file "base/5/1"', '58030', null), 'full'],
  [
    'PostgreSQL, a failing disk that says why',
    new SqlError('could not write file "base/5/1": Read-only file system', '58030', null),
    'read-only',
  ],
  [
    'PostgreSQL, no right to write',
    new SqlError('could not open file "base/5/1": Read-only file system', '42501', null),
    'read-only',
  ],
  ['a PostgreSQL that copies another', new SqlError('cannot execute INSERT', '25006', null), 'read-only'],
  [
    'the thread of the store, ended by it',
    storeUnavailable(new Error('PANIC: No space left on device')),
    'full',
  ],
  ['a library that hides it', new Error('Failed to create session', { cause: withCode('ENOSPC') }), 'full'],
  ['a wrong statement', new SqlError('duplicate key', '23505', 'tag_name'), null],
  ['a right that is missing', new SqlError('permission denied for table tag', '42501', null), null],
] as const)('D1: %s', (_what, error, expected) => {
  expect(diskFailureOf(error)).toBe(expected)
  const { code, message } = problemOf(error)
  expect(code === 'cannot-write').toBe(expected !== null)
  if (expected) expect(message).toMatch(/Nothing of what you sent was kept.*send it again\.$/)
})

test('what was sent and is refused stays what it is, whatever its text says', () => {
  const refused = new Problem('invalid-input', 'No space left on device is no title.')
  expect(problemOf(refused)).toBe(refused)
})
