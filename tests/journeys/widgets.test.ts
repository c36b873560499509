import { expect, test } from 'vitest'
import { drawn } from '#tests/drawn.ts'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { movesUntil } from './reader-moves.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

test('whoever is new is offered a tour, plays it by keyboard, and is not offered it again', async () => {
  const { page, complaints, network } = await open({ first: true, tour: true })
  await openDashboard(page, addressOf(PENTA_3))
  const tourFiles = () => network.transfers().filter(({ url }) => /play-tour|tour-offer/.test(url))
  // Nothing of it comes with the first view.
  expect(tourFiles()).toEqual([])
  const offer = page.getByRole('complementary', { name: 'New here?' })
  await movesUntil(page, offer)
  // In the header where there is room, on a phone and at four times the size at the end of the page: over nothing.
  expect(await page.locator('header').getByRole('complementary', { name: 'New here?' }).count()).toBe(1)
  const overFooter = () =>
    page.evaluate(() => {
      const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return (
        footer - (document.querySelector('aside[aria-label="New here?"]')?.getBoundingClientRect().top ?? 0)
      )
    })
  for (const [width, height] of [
    [360, 780],
    [320, 225],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(overFooter).toBeLessThanOrEqual(0)
  }
  await offer.getByText('A short tour points at the parts of this page.').waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await offer.getByRole('button', { name: 'Play Tour Guide' }).press('Enter')
  const guide = page.getByRole('dialog')
  await guide.getByText('The answer comes first').waitFor()
  expect(await barriers(page, [], { only: '.driver-popover' })).toEqual([])
  for (const title of ['Sections', 'Controls', 'Every source, side by side']) {
    // A step that is just being shown takes no key yet.
    await drawn(page)
    await page.keyboard.press('ArrowRight')
    await guide.getByText(title, { exact: true }).waitFor()
  }
  await page.keyboard.press('Escape')
  await guide.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await movesUntil(page, page.getByRole('button', { name: 'Assistant' }))
  expect(await offer.count()).toBe(0)

  // It goes by itself with the first thing that a reader does.
  await page.evaluate(() => localStorage.removeItem('tourSeen'))
  await page.reload()
  await movesUntil(page, offer)
  await page.getByRole('heading', { level: 1 }).click()
  await offer.waitFor({ state: 'detached' })

  // From the menu it is played on any page, and leads to the page that it is about.
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('menuitem', { name: 'Play Tour Guide' }).click()
  await guide.getByText('The answer comes first').waitFor()
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})
