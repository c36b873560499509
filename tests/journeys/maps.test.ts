import { expect, test } from 'vitest'
import { WIDE } from '../wide-run.ts'
import { drawn } from '../drawn.ts'
import { walks } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { figureCard } from './figure-card.ts'

const open = eachVisit()

const MAPS = '/dashboard/GIS_Mapping_Dashboard?section=maps&indicator=1184&datasource=105&period=2019'

/** The graphics of the browser are drawn by the processor: a small window shows what a large one does. */
const SMALL = { width: 1024, height: 600 }

test('a reader walks over a map that moves', async () => {
  const { page, complaints } = await open(SMALL)
  await page.goto(MAPS)
  const card = figureCard(page, /^Public facility density by state/)
  await card.locator('[data-gl=drawn]').waitFor()
  await walks(card).focus()
  await page.keyboard.press('ArrowRight')
  expect(await walks(card).getAttribute('aria-valuetext')).toMatch(/^Abia/)
  await card.getByText('The same as a table: 37 of 37 places in view').click()
  // A reader who asked for little motion is there at once.
  const scaleAfter = (button: HTMLElement) => {
    button.click()
    return document.querySelector('.maplibregl-ctrl-scale')?.textContent
  }
  const whole = await card.locator('.maplibregl-ctrl-scale').textContent()
  const closer = card.getByRole('button', { name: 'Zoom in' })
  expect(await closer.evaluate(scaleAfter)).not.toBe(whole)
  await closer.click()
  await closer.click()
  await card.getByText(/^The same as a table: \d of 37 places in view$/).waitFor()
  // The map may still be on its way: said and listed places agree once it stands.
  const listed = () => card.getByRole('table').locator('tbody tr').count()
  const said = async (places: number) =>
    card.getByText(`The same as a table: ${places} of 37 places in view`, { exact: true }).isVisible()
  await expect.poll(async () => said(await listed())).toBe(true)
  expect(complaints).toEqual([])
})

if (WIDE) {
  test('without WebGL the map stands still, in the same classes', async () => {
    const { page, complaints } = await open(SMALL)
    await page.addInitScript(() => {
      const usual = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
        return asked[0] === 'webgl2' ? null : Reflect.apply(usual, this, asked)
      } as typeof usual
    })
    await page.goto(`${MAPS}&classes=own&limits=1,2`)
    const card = figureCard(page, /^Public facility density by state/)
    await card.getByText('This browser cannot move the map.').waitFor()
    await drawn(page)
    await card
      .locator('svg')
      .getByText('1.0 to 2.0')
      .or(card.locator('svg').getByText('1 to 2'))
      .first()
      .waitFor()
    expect(complaints).toEqual([])
  })
}
