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

/** The characters for which pages ask for a font that they do not begin with. */
function rangeOnPages(file: string): Set<number> {
  const style = readFileSync(join(PROJECT, 'web/kit/base.css'), 'utf8')
  const face = style.split('@font-face').find((part) => part.includes(`fonts/${file}"`)) ?? ''
  const [, range = ''] = /unicode-range:([^;]+);/.exec(face) ?? []
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

/** A font names the end of its table as a letter. */
const END_OF_TABLE = 0xffff

test('what the first font of a page lacks is asked of the other two, each letter of one, and nothing else', () => {
  const [first, signs, all] = ['inter-first.woff2', 'inter-signs.woff2', 'inter.woff2'].map(lettersOf)
  const sorted = (letters: Iterable<number> = []) =>
    [...letters].filter((code) => code !== END_OF_TABLE).sort((a, b) => a - b)
  const missing = sorted(all).filter((code) => !first?.has(code) && !signs?.has(code))
  expect(missing.length).toBeGreaterThan(50)
  expect([...rangeOnPages('inter.woff2')]).toEqual(missing)
  expect([...rangeOnPages('inter-signs.woff2')]).toEqual(sorted(signs))
  expect(sorted(first).filter((code) => signs?.has(code))).toEqual([])
  expect(sorted(first)).toContain('–'.codePointAt(0))
})
