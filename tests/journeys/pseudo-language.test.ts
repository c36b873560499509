import { expect, test } from 'vitest'
import { DASHBOARD_SECTIONS } from '#catalogue/dashboard-sections.ts'
import { MENU } from '#catalogue/menu.ts'
import { PAGES } from '#catalogue/pages.ts'
import { SECTIONS } from '#sections/sections.ts'
import { drawn } from '../drawn.ts'
import { clippedTexts, plainWords, spokenTexts } from './language-on-page.ts'
import { eachVisit } from './each-visit.ts'

const open = eachVisit()

/** Sections that say everything in any language. */
const SAID: readonly string[] = [
  'indicator-comparison',
  'advanced-indicator-comparison',
  'dataset-comparison',
  'scorecard',
]

/** What still says something in English. The list only shrinks: what passes is taken off it. */
const NOT_SAID_YET: readonly string[] = [
  ...SECTIONS.map(({ slug }) => slug)
    .filter((slug) => !SAID.includes(slug))
    .map(addressOf),
  '/dashboard/Health_Outcomes_and_Service_Coverage',
  '/advanced-triangulation-dashboard',
]

/** Pages for readers; those of accounts and help are in English, and say so. */
const PAGE_ADDRESSES = PAGES.filter(({ permission, inEnglish }) => permission === 'public' && !inEnglish).map(
  ({ pattern, example = pattern }) => example,
)

const ADDRESSES = [...SECTIONS.map(({ slug }) => addressOf(slug)), ...PAGE_ADDRESSES]

/** Where a section stands: the first dashboard that shows it. */
function addressOf(slug: string): string {
  const [dashboard] = Object.entries(DASHBOARD_SECTIONS).find(([, slugs]) => slugs.includes(slug)) ?? ['']
  return `/dashboard/${dashboard}?section=${slug}`
}

/** Everything that the release calls by a name, and the names of the menu of dashboards. */
async function namesOf(ask: (path: string) => Promise<unknown>): Promise<readonly string[]> {
  const release = (await ask('/api/releases/current')) as { readonly hash: string }
  const catalogue = await ask(`/api/releases/${release.hash}/catalogue`)
  return [...stringsIn(catalogue), ...stringsIn(MENU)]
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

test('the rule finds English, and lets names, numbers and the pseudo-language pass', () => {
  const names = ['Penta 3 coverage', 'NDHS', 'Kano']
  expect(plainWords('[Ťĥé ľáťéšť šúŕṽéý~~~] penta 3 coverage, NDHS 2018, Kano: 53.4%', names)).toEqual([])
  expect(plainWords('Penta 3 coverage by state', names)).toEqual(['by', 'state'])
  expect(plainWords('Select dashboard', names)).toEqual(['Select', 'dashboard'])
})

test('reading pages say everything in the pseudo-language, and nothing is cut off on a phone', async () => {
  const { page } = await open({ width: 360, height: 740 })
  const names = await namesOf((path) => page.request.get(path).then((answer) => answer.json()))
  expect(names.length).toBeGreaterThan(100)
  expect(ADDRESSES.length).toBeGreaterThan(SECTIONS.length)
  for (const address of ADDRESSES) {
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=pseudo`)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await drawn(page)
    const texts = await spokenTexts(page)
    const said = texts.filter((text) => /[ÁÀ-ž]/.test(text))
    expect.soft(said.length, `${address} says something`).toBeGreaterThan(10)
    const english = texts.flatMap((text) => {
      const words = plainWords(text, names)
      return words.length === 0 ? [] : [`“${words.join(' ')}” in “${text}”`]
    })
    if (!NOT_SAID_YET.includes(address)) expect.soft(english, `${address} in English`).toEqual([])
    else expect.soft(english.length, `${address} is taken off NOT_SAID_YET`).toBeGreaterThan(0)
    expect.soft(await clippedTexts(page), `${address} is cut off`).toEqual([])
  }
})
