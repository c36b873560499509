import { describe, expect, test } from 'vitest'
import { actionText, changedValues } from './audit-words.ts'

test.each([
  ['account.role-changed', 'Account: role changed'],
  ['sign-in', 'Sign in'],
  ['sign-in.refused', 'Sign in: refused'],
])('%s is read as %s', (action, words) => {
  expect(actionText(action)).toBe(words)
})

describe('what changed', () => {
  test.each([
    [{ role: 'user' }, { role: 'admin' }, [{ field: 'role', before: 'user', after: 'admin' }]],
    [null, { rows: 0 }, [{ field: 'rows', before: null, after: '0' }]],
    [{ is_active: true }, { is_active: false }, [{ field: 'is active', before: 'yes', after: 'no' }]],
    [{ notice: '', same: 1 }, { notice: 'x', same: 1 }, [{ field: 'notice', before: '(empty)', after: 'x' }]],
    [null, { fields: ['a', 'b'] }, [{ field: 'fields', before: null, after: 'a, b' }]],
    [{ roles: [] }, null, [{ field: 'roles', before: '(none)', after: null }]],
    [null, null, []],
  ])('%j → %j', (before, after, values) => {
    expect(changedValues({ before, after })).toEqual(values)
  })
})
