import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { openDashboard } from '../journeys/dashboard-page.ts'
import { eachVisit } from '../journeys/each-visit.ts'
import { barriers } from '../journeys/registered-person.ts'
import { topicsWithoutControl } from '../journeys/shown-topics.ts'
import { SCANNED_PAGES } from './scanned-pages.ts'

const open = eachVisit()

/** One reader who turns and resizes the window, and sees the page in the dark on a phone. */
const READERS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 768, height: 900, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'dark' },
] as const

test.each(SCANNED_PAGES)(
  '$name: nothing that axe can find, and nothing to scroll sideways',
  async (wanted) => {
    const { page } = await open(READERS[0])
    await page.addInitScript(() => localStorage.setItem('viewMode', 'system'))
    if (wanted.charts) await openDashboard(page, wanted.address)
    else {
      await page.goto(wanted.address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    for (const { width, height, colorScheme } of READERS) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await drawn(page)
      await page.waitForFunction(() => document.getAnimations().length === 0)
      const scanned = colorScheme === 'light' ? width === 1440 : wanted.template !== undefined
      if (scanned) {
        // What the help points at is there.
        if (width === 1440) expect.soft(await topicsWithoutControl(page, wanted.address)).toEqual([])
        expect.soft(await barriers(page, ['best-practice']), `${width} pixels, ${colorScheme}`).toEqual([])
      }
      const side = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(side, `${width} pixels, ${colorScheme}`).toBeLessThanOrEqual(width)
    }
  },
)
