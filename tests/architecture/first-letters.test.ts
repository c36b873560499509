import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { PROJECT } from './source-files.ts'

function lettersOf(file: string): Set<number> {
  const font = create(readFileSync(join(PROJECT, 'charts/fonts', file)))
  if (!('characterSet' in font) || !Array.isArray(font.characterSet)) throw new Error(`${file} is no font.`)
  return new Set<number>(font.characterSet)
}

/** The characters for which pages ask for the larger font. */
function rangeOnPages(): Set<number> {
  const style = readFileSync(join(PROJECT, 'web/kit/base.css'), 'utf8')
  const [, range = ''] = /unicode-range:([^;]+);/.exec(style) ?? []
  const parts = range.split(',').map((part) =>
    part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  )
  return new Set(
    parts.flatMap(([first = 0, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at),
    ),
  )
}

test('what the first font of a page lacks is asked of the larger one, and nothing else', () => {
  const [first, all] = [lettersOf('inter-first.woff2'), lettersOf('inter.woff2')]
  const missing = [...all].filter((code) => !first.has(code)).sort((a, b) => a - b)
  expect(missing.length).toBeGreaterThan(50)
  expect([...rangeOnPages()]).toEqual(missing)
})
