import { describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { actionWords, changedValues } from './audit-words.ts'

test.each([
  ['account.role-changed', 'Account: role changed'],
  ['sign-in', 'Sign in'],
  ['system.backup-made', 'System: backup made'],
  ['sign-in.refused', 'Sign in: refused'],
  ['ledger.turned', 'ledger: turned'],
])('%s is read as %s', (action, words) => {
  expect(english.text(actionWords(action))).toBe(words)
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
    const said = changedValues({ before, after }).map((one) => ({
      field: one.field,
      before: one.before && english.text(one.before),
      after: one.after && english.text(one.after),
    }))
    expect(said).toEqual(values)
  })
})
