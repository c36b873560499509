import { expect, test } from 'vitest'
import { RecentlyUsed } from './recently-used.ts'

const kept = (largest: number) => new RecentlyUsed<string>(largest, (value) => value.length)

test('what was used longest ago makes room', () => {
  const values = kept(15)
  values.keep('a', '1234')
  values.keep('b', '1234')
  values.keep('c', '1234')
  values.get('a')
  values.keep('d', '1234')
  expect(['a', 'b', 'c', 'd'].map((name) => values.get(name) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('a value larger than the limit is kept alone', () => {
  const values = kept(10)
  values.keep('a', '1234')
  values.keep('b', 'longer than the limit')
  expect([values.get('a'), values.get('b')]).toEqual([undefined, 'longer than the limit'])
  values.keep('c', '1')
  expect([values.get('b'), values.get('c')]).toEqual([undefined, '1'])
})
