import { expect, test } from 'vitest'
import { AREA_PAGES } from '#catalogue/area-pages.ts'
import { drawn } from '../drawn.ts'
import { eachVisit } from './each-visit.ts'
import { faults, heading } from './opened-page.ts'
import { signInOn } from './people.ts'

const open = eachVisit()

test.each(['account', 'admin'] as const)(
  'every view of /%s opens for an administrator, by its address and from another one',
  async (area) => {
    const views = AREA_PAGES.filter((view) => view.area === area)
    const { page, complaints } = await open()
    await signInOn(page, 'journey.admin')
    const menu = page.getByRole('navigation', { name: area === 'admin' ? 'Admin Profile' : 'User Profile' })
    // Opened anew the page reads the same part of its address as when that changes.
    for (const { slug, title } of views) {
      await page.goto(`/${area}#/${slug}`)
      await menu.locator('[aria-current="page"]').getByText(title, { exact: true }).waitFor()
      await drawn(page)
      expect.soft(await heading(page), `${area}/${slug}`).not.toBe('')
    }
    const [, second] = views
    await page.goto('about:blank')
    await page.goto(`/${area}#/${second?.slug}`)
    await menu
      .locator('[aria-current="page"]')
      .getByText(second?.title ?? '', { exact: true })
      .waitFor()
    expect(faults(complaints)).toEqual([])
  },
)
