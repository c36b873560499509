import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DASHBOARD_SECTIONS } from '#catalogue/dashboard-sections.ts'
import { DASHBOARDS } from '#catalogue/dashboards.ts'
import { MENU } from '#catalogue/menu.ts'
import { english } from '#languages/from-source.ts'
import { findSection, OFFERED_SECTIONS, sectionsOf, sectionsNamed } from './find-section.ts'
import { SECTIONS } from './sections.ts'

const slugs = SECTIONS.map(({ slug }) => slug)

test('every section stands in a folder of its name, and each folder with one is in the list', () => {
  const folder = new URL('.', import.meta.url)
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(
    (path) => /^([^/]+)[/]section[.]ts$/.exec(path)?.[1] ?? [],
  )
  expect(own.sort()).toEqual(slugs.toSorted())
  expect(new Set(slugs).size).toBe(slugs.length)
})

test.each(DASHBOARDS)('$name shows sections that there are', ({ name }) => {
  const shown = DASHBOARD_SECTIONS[name] ?? []
  expect(sectionsOf(shown).map(({ slug }) => slug)).toEqual(shown)
})

const entries = MENU.flatMap((group) => group.entries)

test('entries that name a section name one of their dashboard, by its own position', () => {
  const named = entries.flatMap(({ dashboard, address }) => {
    const query = new URLSearchParams(address?.split('?')[1])
    return query.has('section')
      ? [{ dashboard, slug: query.get('section'), index: Number(query.get('index')) }]
      : []
  })
  expect(named).toHaveLength(6)
  for (const { dashboard, slug, index } of named) {
    expect(DASHBOARD_SECTIONS[dashboard ?? '']).toContain(slug)
    expect(SECTIONS.find((section) => section.slug === slug)?.index).toBe(index)
  }
})

test.each([
  ['a slug', 'zonal-analysis', 'zonal-analysis'],
  ['a name of an earlier link', 'Zonal Analysis', 'zonal-analysis'],
  ['a name with underscores', 'multi-source_comparison', 'multi-source-comparison'],
  ['a position of an earlier link, counted from 0', '3', 'dataset-comparison'],
  ['a word that no section has', 'fortune-telling', 'indicator-overview'],
  ['nothing', null, 'indicator-overview'],
])('%s leads to its section', (_, wanted, slug) => {
  expect(findSection(SECTIONS, wanted)?.slug).toBe(slug)
})

test('slugs, and names of the earlier API, lead to offered sections, each once, in any case', () => {
  const found = sectionsNamed(['zonal ANALYSIS', 'scorecard', 'Fortune Telling', 'zonal-analysis'])
  expect(found.map(({ slug }) => slug)).toEqual(['zonal-analysis', 'scorecard'])
  expect(sectionsNamed(['Indicator Comparison']).map(({ slug }) => slug)).toEqual(['indicator-comparison'])
  const known = OFFERED_SECTIONS.map(({ name }) => name.toLowerCase())
  expect(new Set(known).size).toBe(known.length)
})

test.each(SECTIONS)('$name is called in the earlier API as on its tab in English', ({ name, title }) => {
  expect(english.text(title)).toBe(name)
})
