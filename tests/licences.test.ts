import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Licences that allow what Apache-2.0 allows, so that the product can be passed on with its parts. */
const COMPATIBLE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  '0BSD',
  'OFL-1.1',
  'Zlib',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'PostgreSQL',
  'Python-2.0',
])

interface Package {
  readonly dev?: boolean
  readonly license?: string
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>
}
const production = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)

test('the lock file lists the production packages', () => {
  expect(production.length).toBeGreaterThan(50)
})

test.each(production)('%s may be passed on', (_path, { license }) => {
  expect(license).toSatisfy(allows)
})

test('the font may be passed on', () => {
  const font = JSON.parse(
    readFileSync(new URL('../node_modules/inter-ui/package.json', import.meta.url), 'utf8'),
  )
  expect(font.license).toSatisfy(allows)
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND Zlib)', true],
  ['(MIT AND GPL-3.0)', false],
  ['GPL-3.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  [undefined, false],
])('the rule itself: %s is %s', (licence, allowed) => {
  expect(allows(licence)).toBe(allowed)
})

/** An SPDX expression of one kind of word: one side of OR suffices, both sides of AND are needed. */
function allows(licence: string | undefined): boolean {
  if (!licence) return false
  const words = licence.replace(/[()]/g, '')
  if (words.includes(' OR ')) return words.split(' OR ').some((part) => COMPATIBLE.has(part.trim()))
  return words.split(' AND ').every((part) => COMPATIBLE.has(part.trim()))
}
