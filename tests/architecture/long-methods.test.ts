import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** The folder whose methods run in a thread where they take long. */
const CALCULATIONS = 'server/calculations/'
const IMPORTED = /import (?:\{([^}]+)\}) from '#(?:domain|contract)\//g

/** The values, not the types, that a file imports from the layers that calculate. */
function valuesOf(text: string): string[] {
  return [...text.matchAll(IMPORTED)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )
}

test('a method that may take long is called by the calculations alone, so that nobody who reads waits for it', () => {
  const server = readSourceFiles(['server']).filter(({ path }) => !path.includes('.test.'))
  const methods = server.find(({ path }) => path === `${CALCULATIONS}methods.ts`)
  const long = new Set(['judgeIndicator', 'triangulate', ...valuesOf(methods?.text ?? '')])
  for (const name of ['commonIndicators', 'MOST_PAIRS']) long.delete(name)
  expect(long.size).toBeGreaterThan(10)
  const found = server
    .filter(({ path }) => !path.startsWith(CALCULATIONS))
    .flatMap(({ path, text }) =>
      valuesOf(text)
        .filter((name) => long.has(name))
        .map((name) => `${path}: ${name}`),
    )
  expect(found).toEqual([])
})
