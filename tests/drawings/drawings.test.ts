import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type SheetPaper, sheetSvg } from '#charts/drawing/sheet-svg.ts'
import { figureOf } from '#charts/figure-of.ts'
import type { Figure } from '#charts/figure.ts'
import { KINDS } from '#charts/kinds.ts'
import type { View } from '#charts/view.ts'
import { english } from '#languages/from-source.ts'
import { DRAWN } from './drawn-country.ts'
import { Differences, KEPT } from './differences.ts'
import { keptDrawing, keptWords } from './kept-text.ts'
import { KEPT_VIEWS } from './views.ts'

// The drawings of every kind of figure of a made-up country, kept in tests/records/drawings. A change shows
// itself in var/drawings.html, before and after; `npm test -- drawings -u` keeps the new drawings.

const WIDTHS = [360, 768, 1200]
const MODES: readonly SheetPaper['mode'][] = ['light', 'dark']
const PAPERS = WIDTHS.flatMap((width) => MODES.map((mode) => ({ width, mode, height: null, fontScale: 1 })))
/** Of a further form of a kind: where its parts stand below each other, and where they stand beside each other. */
const TWO_PAPERS = PAPERS.filter(
  ({ width, mode }) => (width === 768 && mode === 'light') || (width === 1200 && mode === 'dark'),
)

const differences = new Differences()
afterAll(() => differences.write())

function figure(view: View): Promise<Figure> {
  const input = { ...DRAWN, language: english }
  return figureOf({ ...input, view, currentYear: 2024 })
}

/** Without a paper it is the sheet that readers download. */
function drawing(drawn: Figure, paper: { readonly paper?: SheetPaper } = {}): string {
  const words = { language: english, title: drawn.title, about: [], address: '', fontFace: '' }
  return keptDrawing(sheetSvg({ figure: drawn, ...words, ...paper }))
}

async function isAsKept(name: string, text: string): Promise<void> {
  differences.look(name, text)
  await expect(text).toMatchFileSnapshot(join(KEPT, name))
}

for (const { name, view, isFirst } of KEPT_VIEWS) {
  test(`${name}: its words`, async () => {
    const drawn = await figure(view)
    expect(drawn.empty).toBeNull()
    await isAsKept(`${name}.txt`, keptWords(drawn))
  })
  test.each(isFirst ? PAPERS : TWO_PAPERS)(`${name}: $width pixels, $mode`, async (paper) => {
    await isAsKept(`${name}-${paper.width}-${paper.mode}.svg`, drawing(await figure(view), { paper }))
  })
}

const [DOWNLOADED] = KEPT_VIEWS

test('the sheet that readers download', async () => {
  if (DOWNLOADED) await isAsKept('downloaded.svg', drawing(await figure(DOWNLOADED.view)))
  expect.assertions(1)
})

test('every kind is drawn, and nothing is kept that is no longer drawn', () => {
  const kinds = KEPT_VIEWS.filter(({ isFirst }) => isFirst).map(({ name }) => name)
  expect(kinds.toSorted()).toEqual(KINDS.map(({ name }): string => name).sort())
  const drawn = KEPT_VIEWS.flatMap(({ name, isFirst }) => [
    `${name}.txt`,
    ...(isFirst ? PAPERS : TWO_PAPERS).map(({ width, mode }) => `${name}-${width}-${mode}.svg`),
  ])
  const kept = readdirSync(KEPT).filter((file) => !drawn.includes(file))
  expect(kept).toEqual(['downloaded.svg'])
})
