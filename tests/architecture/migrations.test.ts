import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from './source-files.ts'

const FOLDER = 'server/database/migrations'

/**
 * Released before numbers were checked. Stores have noted both by name and checksum, so neither can be renamed; they do not
 * depend on each other, and run in the order of their names.
 */
const SHARE_A_NUMBER = ['0009_avatar.sql', '0009_second_factor.sql']

const files = readdirSync(join(PROJECT, FOLDER)).filter((name) => !name.includes('.test.'))

test('migrations are named by a number of four digits and what they do', () => {
  const wrong = files
    .filter((name) => !/^\d{4}_[a-z0-9_]+\.(sql|ts)$/.test(name))
    .map((name) => `${FOLDER}/${name}: call it like 0042_what_it_does.sql.`)
  expect(wrong).toEqual([])
})

test('no two migrations have one number', () => {
  const numbers = Map.groupBy(
    files.filter((name) => !SHARE_A_NUMBER.includes(name)),
    (name) => name.slice(0, 4),
  )
  const next = String(Math.max(...files.map((name) => Number(name.slice(0, 4)))) + 1).padStart(4, '0')
  const shared = [...numbers]
    .filter(([number, names]) => names.length > 1 || (number === '0009' && names.length > 0))
    .map(
      ([number, names]) =>
        `${number} is the number of ${names.join(' and ')}. Two branches took it: give the one that is not released yet the number ${next}. Released files keep their names, because every store has noted them.`,
    )
  expect(shared).toEqual([])
})

test('the two that share a number are still there, under the names that stores have noted', () => {
  expect(files).toEqual(expect.arrayContaining(SHARE_A_NUMBER))
})
