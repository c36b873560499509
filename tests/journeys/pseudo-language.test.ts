import { expect, test } from 'vitest'
import { DASHBOARD_SECTIONS } from '#catalogue/dashboard-sections.ts'
import { SECTIONS } from '#sections/sections.ts'
import { drawn } from '../drawn.ts'
import { oneVisit } from './each-visit.ts'
import { englishSought, inPseudo } from './english-sought.ts'
import { clippedTexts, knownNames, plainWords } from './language-on-page.ts'

let sought: Awaited<ReturnType<typeof englishSought>> | null = null
const look = oneVisit({ width: 360, height: 740 }, async ({ page }) => {
  sought = await englishSought(page)
})

/** Where a section stands: the first dashboard that shows it. */
function addressOf(slug: string): string {
  const [dashboard] = Object.entries(DASHBOARD_SECTIONS).find(([, slugs]) => slugs.includes(slug)) ?? ['']
  return `/dashboard/${dashboard}?section=${slug}`
}

test('the rule finds English, and lets names, numbers and the pseudo-language pass', () => {
  const names = knownNames(['Penta 3 coverage', 'NDHS', 'Kano'])
  expect(plainWords('[Ťĥé ľáťéšť šúŕṽéý~~~] penta 3 coverage, NDHS 2018, Kano: 53.4%', names)).toEqual([])
  expect(plainWords('Penta 3 coverage by state', names)).toEqual(['by', 'state'])
  expect(plainWords('Select dashboard', names)).toEqual(['Select', 'dashboard'])
})

// Pages: `every-page.test.ts`.
test.each(SECTIONS.map(({ slug }) => [slug, addressOf(slug)]))(
  'the section %s says everything in the pseudo-language, and nothing is cut off on a phone',
  async (_slug, address) => {
    const { page } = await look()
    await page.goto(inPseudo(address))
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await drawn(page)
    const spoken = await sought?.()
    expect.soft(spoken?.said, 'says something').toBeGreaterThan(10)
    expect.soft(spoken?.english, 'in English').toEqual([])
    expect.soft(await clippedTexts(page), 'is cut off').toEqual([])
  },
)
