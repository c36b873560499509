import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from './source-files.ts'

/** The modules, and the other sheets that style pages; the scale, the themes and the high contrast give the names. */
const GIVES_NAMES = [
  'plugins/accessibilityPlugin/in-force.css',
  'web/kit/base.css',
  'web/kit/scale.css',
  'web/kit/themes.css',
]

/** Names of colours; those that the reader forces, and no colour at all, are not ours to choose. */
const COLOUR_WORDS =
  'aqua|beige|black|blue|brown|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|lime|magenta|maroon|navy|olive|orange|pink|plum|purple|red|salmon|silver|snow|tan|teal|tomato|violet|white|yellow'

const OWN = {
  size: /font-size:(?!\s*(?:var\(--size-\d+\)|inherit)\s*[;}])[^;}]*/g,
  font: /font(?:-family)?:(?!\s*(?:var\(--(?:font-family|mono)\)|inherit)\s*[;}])[^;}]*/g,
  colour: new RegExp(
    `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|:[^;{]*(?<![\\w-])(?:${COLOUR_WORDS})(?![\\w-])`,
    'gi',
  ),
}

/** Declarations by which a sheet says a size of letters, a colour or a font that is not of the scale. */
function ownLooks(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return Object.entries(OWN).flatMap(([kind, pattern]) =>
    [...rules.matchAll(pattern)].map(([found]) => `${kind}: ${found.replace(/^:\s*/, '')}`),
  )
}

const sheets = ['web', 'plugins']
  .flatMap((area) =>
    readdirSync(join(PROJECT, area), { recursive: true, encoding: 'utf8' }).map((name) => `${area}/${name}`),
  )
  .filter((path) => path.endsWith('.css') && !GIVES_NAMES.includes(path))

test('no style sheet names a size of letters, a colour or a font of its own', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const own = sheets.flatMap((path) =>
    ownLooks(readFileSync(join(PROJECT, path), 'utf8')).map((found) => `${path} ${found}`),
  )
  expect(own).toEqual([])
})

test('the scale has at most eight sizes', () => {
  const scale = readFileSync(join(PROJECT, 'web/kit/scale.css'), 'utf8')
  const names = new Set(scale.match(/--size-\d+(?=:)/g))
  expect([...names].map((name) => Number(name.slice('--size-'.length)))).toEqual([
    11, 12, 13, 14, 16, 20, 24, 34,
  ])
})

test.each([
  ['.a { font-size: 0.93rem; }', ['size: font-size: 0.93rem']],
  ['.a { font-size: 12px }', ['size: font-size: 12px ']],
  ['.a { font: 600 1rem Inter; }', ['font: font: 600 1rem Inter']],
  ['.a { font-family: monospace; }', ['font: font-family: monospace']],
  ['.a { color: #fff; }', ['colour: #fff']],
  ['.a { border: 1px solid red; }', ['colour: 1px solid red']],
  ['.a { background: rgba(0, 0, 0, 0.5); }', ['colour: rgba(']],
  ['.a { font-size: var(--size-13); color: var(--above-pale); font: inherit; }', []],
  ['.a { white-space: nowrap; mask-image: linear-gradient(transparent, var(--paper-ink)); }', []],
])('%s', (sheet, expected) => {
  expect(ownLooks(sheet)).toEqual(expected)
})
