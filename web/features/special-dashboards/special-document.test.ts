import { expect, test } from 'vitest'
import { isView } from '#charts/view.ts'
import { whyNotView } from '#charts/why-not.ts'
import { PREVIEW_AREAS } from '#catalogue/preview-areas.ts'
import { SPECIAL_DASHBOARDS } from '#catalogue/special-dashboards/special-dashboards.ts'
import { PAGES } from '#catalogue/pages.ts'
import { fill } from '#domain/document/fill.ts'
import { readDocument } from '#domain/document/read-document.ts'
import { english } from '#languages/from-source.ts'
import { specialDocument } from './special-document.ts'

const TABS = SPECIAL_DASHBOARDS.flatMap(({ tabs }) => tabs)
const NATION = { place: { value: 1, name: 'Nigeria' } }

test('every special dashboard has a page, one of its tabs to open with, and tabs whose names are its own', () => {
  for (const { slug, tabs, opening } of SPECIAL_DASHBOARDS) {
    expect(PAGES.find((page) => page.slug === slug)?.module).toBe('special-dashboard-page')
    expect(tabs.map((tab) => tab.slug)).toContain(opening)
  }
  expect(new Set(TABS.map(({ slug }) => slug)).size).toBe(TABS.length)
})

test.each(TABS.map((tab) => [tab.slug, tab] as const))(
  'the tab %s is a document that can be stored, whose figures are of kinds that can show them',
  (_slug, tab) => {
    const document = specialDocument(tab, null, english)
    expect(readDocument(structuredClone(document))).toEqual({ ok: true, document })
    for (const block of fill(document, NATION).blocks) {
      if (!('view' in block)) continue
      const told = JSON.stringify(block.view)
      expect(isView(block.view), told).toBe(true)
      // The nation stands for every place: what a kind refuses is the number of things.
      if (isView(block.view))
        expect(
          whyNotView(block.view, () => 1),
          told,
        ).toBeNull()
    }
  },
)

test('what is chosen stands in its figures; what is not among those offered is the first', () => {
  const tab = TABS.find(({ slug }) => slug === 'rounds')
  if (!tab?.chooses) throw new Error('There is no tab called rounds.')
  const indicatorsOf = (chosen: number | null) =>
    new Set(
      specialDocument(tab, chosen, english).blocks.flatMap((block) =>
        'view' in block ? block.view.indicators : [],
      ),
    )
  expect([...indicatorsOf(18)]).toEqual([18])
  expect([...indicatorsOf(999_999)]).toEqual([tab.chooses[0]])
})

test('the preview has five areas of three indicators at most, each once', () => {
  const all = PREVIEW_AREAS.flatMap(({ indicators }) => indicators)
  expect(PREVIEW_AREAS.map(({ indicators }) => indicators.length)).toEqual([3, 3, 3, 3, 3])
  expect(new Set(all).size).toBe(all.length)
})
