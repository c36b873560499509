import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { PAGES } from './pages.ts'

const trail = (slug: string) =>
  breadcrumbs(slug).map(({ title, href }) => `${english.text(title)} ${href ?? ''}`.trim())

test.each([
  ['known-errors', ['Home /', 'About /about', 'Known errors and open questions']],
  ['ndhs-tracker', ['Home /', 'Thematic Dashboard', 'NDHS Tracker']],
  ['indicator-search-bars', ['Home /', 'Indicator Search /indicator-search', 'Indicator Search: bar chart']],
  ['document-history', ['Home /', 'My documents /my-documents', 'History of a document']],
  ['about', []],
  ['no-such-page', []],
])('%s stands at %j', (slug, steps) => expect(trail(slug)).toEqual(steps))

test('no trail says a title twice', () => {
  for (const { slug } of PAGES) {
    const titles = breadcrumbs(slug).map(({ title }) => english.text(title))
    expect(new Set(titles).size, slug).toBe(titles.length)
  }
})

test('no trail leads through a page that has a varying address', () => {
  for (const { slug } of PAGES)
    for (const { href } of breadcrumbs(slug)) expect(href ?? '').not.toContain(':')
})
