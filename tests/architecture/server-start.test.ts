import { expect, test } from 'vitest'
import { loadedBefore } from './loaded-before.ts'

/** Packages that make papers and pictures take tens of megabytes, and few readers need any of them. */
const WHEN_ASKED_FOR = ['docx', '@resvg/resvg-js', '@myriaddreamin/typst-ts-node-compiler']

test('the server starts without what makes papers and pictures', () => {
  const loaded = loadedBefore('server/start-server.ts')
  expect(loaded.size).toBeGreaterThan(500)
  expect(WHEN_ASKED_FOR.flatMap((name) => loaded.get(name) ?? [])).toEqual([])
})
