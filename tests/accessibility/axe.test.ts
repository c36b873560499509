import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SECTIONS } from '#sections/sections.ts'
import { drawn } from '../drawn.ts'
import { openDashboard } from '../journeys/dashboard-page.ts'
import { eachVisit, oneVisit } from '../journeys/each-visit.ts'
import { englishSought, inPseudo } from '../journeys/english-sought.ts'
import { clippedTexts, knownNames, plainWords } from '../journeys/language-on-page.ts'
import { barriers } from '../journeys/registered-person.ts'
import { placeOf, topicsWithoutControl } from '../journeys/shown-topics.ts'
import { ALL_SCANNED_PAGES, SCANNED_PAGES } from './scanned-pages.ts'

/** One reader who turns and resizes the window, and sees the page in the dark on a phone. */
const READERS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 768, height: 900, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'dark' },
] as const

const open = eachVisit()
let sought: Awaited<ReturnType<typeof englishSought>> | null = null
const look = oneVisit(READERS[0], async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('viewMode', 'system'))
  sought = await englishSought(page)
})

async function sit(page: Page, { width, height, colorScheme }: (typeof READERS)[number]): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme })
}

test('the scan names the rule and the place, in a frame too, and keeps to the part that it is asked for', async () => {
  const { page } = await open()
  const picture = '<img src="data:,">'
  // A frame is asked where it is of the same origin.
  await page.goto('/robots.txt')
  await page.setContent(
    `<html lang="en"><title>Made up</title><main>${picture}</main><iframe title="Frame" srcdoc='${picture}'></iframe></html>`,
  )
  expect(await barriers(page)).toEqual(['image-alt: img', 'image-alt: iframe,img'])
  expect(await barriers(page, [], { only: 'main' })).toEqual(['image-alt: img'])
  expect(await barriers(page, [], { not: 'main, iframe' })).toEqual([])
  expect(await barriers(page, ['best-practice'])).toContain('page-has-heading-one: html')
})

test('the rule finds English, and lets names, numbers and the pseudo-language pass', () => {
  const names = knownNames(['Penta 3 coverage', 'NDHS', 'Kano'])
  expect(plainWords('[Ťĥé ľáťéšť šúŕṽéý~~~] penta 3 coverage, NDHS 2018, Kano: 53.4%', names)).toEqual([])
  expect(plainWords('Penta 3 coverage by state', names)).toEqual(['by', 'state'])
  expect(plainWords('Select dashboard', names)).toEqual(['Select', 'dashboard'])
})

test('every section is among the pages that are looked at', () => {
  const seen = ALL_SCANNED_PAGES.map(({ address }) => placeOf(address).split(' ')[1])
  expect(SECTIONS.map(({ slug }) => slug).filter((slug) => !seen.includes(slug))).toEqual([])
})

test.each(SCANNED_PAGES)(
  '$name: no barriers, nothing to scroll sideways, nothing cut off on a phone, all in the reader’s language',
  async (wanted) => {
    const { page } = await look()
    await sit(page, READERS[0])
    const address = inPseudo(wanted.address)
    if (wanted.charts) await openDashboard(page, address)
    else {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    for (const reader of READERS) {
      const { width, colorScheme } = reader
      // Between a desk and a phone one page of each way of building is enough.
      if (width === 768 && wanted.template === undefined) continue
      await sit(page, reader)
      await drawn(page)
      await page.waitForFunction(() => document.getAnimations().length === 0)
      const scanned = colorScheme === 'light' ? width === 1440 : wanted.template !== undefined
      if (scanned) {
        // The target of each help topic is there.
        if (width === 1440) expect.soft(await topicsWithoutControl(page, wanted.address)).toEqual([])
        const found = await barriers(page, ['best-practice'], { looks: true })
        expect.soft(found, `${width} pixels, ${colorScheme}`).toEqual([])
      }
      const side = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(side, `${width} pixels, ${colorScheme}`).toBeLessThanOrEqual(width)
    }
    expect.soft(await clippedTexts(page), 'is cut off').toEqual([])
    // Words of one's own and of publishers stand on pages that are asked for something; `every-page.test.ts` opens these plainly.
    if (wanted.address.includes('?') && !wanted.address.startsWith('/dashboard/')) return
    const spoken = await sought?.()
    expect.soft(spoken?.said, 'says something').toBeGreaterThan(10)
    expect.soft(spoken?.english, 'in English').toEqual([])
  },
)
