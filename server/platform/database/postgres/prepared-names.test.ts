import { expect, test } from 'vitest'
import { PreparedNames } from './prepared-names.ts'

test('a text has a name from the second time on', () => {
  const names = new PreparedNames()
  expect([names.nameOf('a'), names.nameOf('b')]).toEqual([null, null])
  const name = names.nameOf('a')
  expect(name).not.toBeNull()
  expect(names.nameOf('a')).toBe(name)
  expect(names.nameOf('b')).not.toBe(name)
})

test('too many are forgotten together, and no name is given twice', () => {
  const names = new PreparedNames(2)
  const given = ['a', 'b', 'c', 'd', 'e'].map((text) => {
    names.nameOf(text)
    return names.nameOf(text) ?? names.nameOf(text)
  })
  expect(new Set(given).size).toBe(given.length)
  expect(names.generation).toBeGreaterThan(0)
})
