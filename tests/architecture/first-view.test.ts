import { expect, test } from 'vitest'
import { loadedBefore } from './loaded-before.ts'
import { readSourceFiles } from './source-files.ts'

/** Entries of the pages, and modules that must come with later ones only. */
const LATER = ['zod', '@tanstack/react-query', '@mantine/form']

test.each([
  'web/main.tsx',
  'web/app/pages/dashboard-page.tsx',
  'web/app/pages/home-page.tsx',
  'web/app/dashboard-sections.tsx',
])(
  'the first view of a dashboard and of the first page loads neither schemas nor what forms and lists need: %s',
  (entry) => {
    const loaded = loadedBefore(entry)
    expect(loaded.size).toBeGreaterThan(20)
    expect(LATER.flatMap((name) => loaded.get(name) ?? [])).toEqual([])
  },
)

/** Addresses in a text, where a call of the contract would be checked. */
const WRITTEN_ADDRESS = /['"`]\/api\//

test('no page writes an address of the API by hand', () => {
  const pages = readSourceFiles().filter(
    ({ path }) => /^(web|plugins)\//.test(path) && !path.includes('.test.'),
  )
  expect(pages.length).toBeGreaterThan(300)
  expect(pages.filter(({ text }) => WRITTEN_ADDRESS.test(text)).map(({ path }) => path)).toEqual([])
})
