import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

const MAPS = '/dashboard/GIS_Mapping_Dashboard?section=maps&indicator=1184&datasource=105&period=2019'

/** The graphics of the browser are drawn by the processor: a small window shows what a large one does. */
const SMALL = { width: 1024, height: 600 }

const PLAYED = '/dashboard/GIS_Mapping_Dashboard?section=maps&indicator=18&datasource=2&through=1&period=2013'

test('a map shows all its regions in another window too, until the reader has moved it', async () => {
  const { page, complaints } = await open({ width: 360, height: 740 })
  await page.goto(MAPS)
  await page.locator('[data-gl=drawn]').waitFor()
  /** Kilometres that a pixel shows. */
  const perPixel = () =>
    page
      .locator('.maplibregl-ctrl-scale')
      .first()
      .evaluate((bar) =>
        (Number.parseFloat(bar.textContent ?? '') / bar.getBoundingClientRect().width).toFixed(1),
      )
  const narrow = await perPixel()
  await page.setViewportSize({ width: 1024, height: 740 })
  await expect.poll(perPixel).not.toBe(narrow)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(perPixel).toBe(narrow)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(perPixel).not.toBe(narrow)
  const closer = await perPixel()
  await page.setViewportSize({ width: 1024, height: 740 })
  await drawn(page)
  expect(await perPixel()).toBe(closer)
  expect(complaints).toEqual([])
})

test('the periods of a map are played, and stand still from where they were paused', async () => {
  const { page, complaints } = await open({ ...SMALL, first: true })
  await page.clock.install()
  await page.goto(PLAYED)
  await page.locator('[data-gl=drawn]').first().waitFor()
  const slider = page.getByRole('slider', { name: 'Period' })
  const begun = await slider.getAttribute('aria-valuetext')
  await page.getByRole('button', { name: 'Play' }).click()
  await page.clock.fastForward(1500)
  await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(begun)
  await page.getByRole('button', { name: 'Pause' }).click()
  const paused = new URL(page.url()).searchParams.get('period')
  await page.clock.fastForward(20_000)
  await page.getByRole('button', { name: 'Play' }).waitFor()
  expect(new URL(page.url()).searchParams.get('period')).toBe(paused)
  expect(complaints).toEqual([])
})

test('a period without figures of states is not gone through, and says so', async () => {
  const { page, complaints } = await open(SMALL)
  await page.goto(PLAYED.replace('2013', '2003'))
  await page.getByText('NDHS has no figures for this map in 2003.').waitFor()
  await page.getByText('NDHS of 2003 was not drawn to speak for states.').waitFor()
  expect(await page.locator('[data-gl]').count()).toBe(0)
  await page.getByRole('button', { name: 'Begin at 2008' }).click()
  await page.locator('[data-gl=drawn]').waitFor()
  expect(await page.getByRole('slider', { name: 'Period' }).getAttribute('aria-valuetext')).toBe('2008')
  expect(complaints).toEqual([])
})

test('two maps are printed on one sheet', async () => {
  const { page } = await open(SMALL)
  await page.goto(`${MAPS}&beside=1184`)
  await page.locator('[data-gl=drawn]').nth(1).waitFor()
  // Printing has the page drawn for paper before its file is made.
  const file = await page.pdf({ preferCSSPageSize: true })
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('what never prints does not stand on paper', async () => {
  const { page } = await open()
  await page.goto('/dashboard-landing-page')
  const way = page.getByRole('navigation', { name: 'Where this page is' })
  await way.waitFor()
  await page.emulateMedia({ media: 'print' })
  await way.waitFor({ state: 'hidden' })
})

test('two indicators share a map, its layers are put in order, and the address holds both', async () => {
  const { page, complaints } = await open(SMALL)
  await page.goto(`${MAPS}&pair=18&layers=regions.50,-borders`)
  await page.locator('[data-gl=drawn]').first().waitFor()
  await page.getByRole('heading', { name: /^Public facility density by state.*, and / }).waitFor()
  const layers = page.getByRole('region', { name: 'Layers (3)' })
  await layers.getByText('→ Public facility density').waitFor()
  expect(await page.getByLabel('Borders', { exact: true }).isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Lower: Colours of the regions' }).click()
  expect(new URL(page.url()).searchParams.get('layers')).toMatch(/^-borders,regions\.50/)
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a source of LGAs alone shows the whole country, with the borders of its states', async () => {
  const { page, complaints } = await open(SMALL)
  await page.goto('/dashboard/GIS_Mapping_Dashboard?section=maps&indicator=18&datasource=101')
  await page.getByRole('heading', { name: 'DPT 3 / Penta 3 coverage by LGA, NDHS-SAE 2023–24' }).waitFor()
  await page.getByText(/^The same as a table: 77\d of 774 places in view/).waitFor()
  const states = page.getByLabel('Borders of states', { exact: true })
  expect(await states.isChecked()).toBe(true)
  await states.click()
  await expect.poll(() => states.isChecked()).toBe(false)
  expect(new URL(page.url()).searchParams.get('layers')).toContain('-states')
  expect(complaints).toEqual([])
})

test('two maps move together, one is laid over the other, and the nearest facilities are listed', async () => {
  const { page, complaints } = await open(SMALL)
  await page.goto(`${MAPS}&beside=1184&facilities=1`)
  const [first, second] = [page.locator('[data-gl=drawn]').first(), page.locator('[data-gl=drawn]').nth(1)]
  const scaleOf = (map: typeof first) => map.locator('.maplibregl-ctrl-scale').textContent()
  await second.waitFor()
  const whole = await scaleOf(second)
  await page.getByRole('button', { name: 'Zoom in' }).first().click()
  await expect.poll(() => scaleOf(second)).not.toBe(whole)
  expect(await scaleOf(first)).toBe(await scaleOf(second))
  await page.getByLabel('Nearest to an LGA or state').fill('Wudil, Kano')
  await page.getByText(/^From Wudil: \d+ within 10 km/).waitFor()
  await page.getByRole('row', { name: /Wudil General Hospital/ }).waitFor()
  expect(new URL(page.url()).searchParams.get('found_from')).toMatch(/^place\.\d+$/)
  await page.getByRole('switch', { name: 'Swipe between the two' }).click()
  await page.getByLabel('Position of the line between the two maps').fill('30')
  expect(new URL(page.url()).searchParams.get('swipe')).toBe('1')
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('the key of a map stands in its list of layers, and what could be added is added from there', async () => {
  const { page, complaints } = await open(SMALL)
  await page.goto('/dashboard/GIS_Mapping_Dashboard?section=maps&indicator=18&datasource=2&period=2024')
  await page.locator('[data-gl=drawn]').waitFor()
  const layers = page.getByRole('region', { name: /^Layers/ })
  await layers.getByText('30 to 40: 3 states').waitFor()
  await page.getByText('7 round classes, the same on every map of coverage.').first().waitFor()
  await layers.getByRole('button', { name: 'Add a layer' }).click()
  await page.getByRole('menuitem', { name: 'Public health facilities' }).click()
  await layers.getByText(/facilities with known coordinates/).waitFor()
  expect(new URL(page.url()).searchParams.get('facilities')).toBe('1')
  await layers.getByRole('button', { name: 'Add a layer' }).click()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['A second indicator'])
  await page.keyboard.press('Escape')
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a facility is found by a misspelt name in a state, with its facts and what the census does not say', async () => {
  const { page, complaints } = await open(SMALL)
  await page.goto('/health-facilities-profile?name=wudl%20genral&state=27')
  await page.getByRole('button', { name: 'Wudil General Hospital' }).click()
  const facts = page.getByRole('region', { name: 'Wudil General Hospital' })
  await facts.getByText('The census does not say whether it works.').waitFor()
  await facts.getByText(/^Facility census 2019/).waitFor()
  await facts.getByRole('button', { name: 'Show what is nearest to it' }).click()
  await page.getByText(/^From Wudil General Hospital: /).waitFor()
  const link = new URL(page.url())
  const another = await open({ width: 360, height: 800 })
  await another.page.goto(link.pathname + link.search)
  await another.page.getByText(/^From Wudil General Hospital: /).waitFor()
  await another.page.getByRole('region', { name: 'Wudil General Hospital' }).waitFor()
  await another.page.getByRole('button', { name: 'Filters (1)' }).click()
  await another.page.getByLabel('Level of care').waitFor()
  expect(await barriers(another.page)).toEqual([])
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('on a phone the map begins on the first screen, and what it shows is chosen one press away', async () => {
  const { page, complaints } = await open({ width: 360, height: 740 })
  await page.goto('/dashboard/GIS_Mapping_Dashboard?section=maps&indicator=18&datasource=2')
  const map = page.locator('[data-gl=drawn]')
  await map.waitFor()
  await drawn(page)
  const top = () => map.evaluate((it) => it.getBoundingClientRect().top + scrollY)
  expect(await top()).toBeLessThan(700)
  const zones = page.getByRole('button', { name: 'Zones Map', exact: true })
  expect(await zones.isVisible()).toBe(false)
  await page.getByText('How it is drawn').click()
  await zones.click()
  await page.getByRole('heading', { name: /by zone, NDHS/ }).waitFor()
  expect(await zones.isVisible()).toBe(true)
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
})
