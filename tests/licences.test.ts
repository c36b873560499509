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
  // Binds the files of the library alone, which are passed on as they came.
  'MPL-2.0',
])

interface Package {
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>
}

/**
 * The packages that are passed on: all that the product's own dependencies need. Peers that may be absent are
 * not needed.
 */
function productionPackages(): [string, Package][] {
  const found = new Map<string, Package>()
  const waiting = namesNeeded('', packages[''])
  for (const { name, by } of waiting) {
    const path = pathOf(name, by)
    const wanted = path === null ? undefined : packages[path]
    if (path === null || !wanted || found.has(path)) continue
    found.set(path, wanted)
    waiting.push(...namesNeeded(path, wanted))
  }
  return [...found]
}

function namesNeeded(by: string, one: Package | undefined): { name: string; by: string }[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = one ?? {}
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
  return names.map((name) => ({ name, by }))
}

/** The folder that Node would find: inside the package that asks, else in those around it. */
function pathOf(name: string, by: string): string | null {
  for (let around = by; ; around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')))) {
    const path = `${around === '' ? '' : `${around}/`}node_modules/${name}`
    if (path in packages) return path
    if (around === '') return null
  }
}

const production = productionPackages()

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
