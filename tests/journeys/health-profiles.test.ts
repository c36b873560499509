import { expect, test } from 'vitest'
import { drawn } from '../drawn.ts'
import { totalBytes } from '../network-log.ts'
import { askedFor } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

test('the profile of Kano says what the specification asks for, without barriers, in Pidgin and on paper', async () => {
  const { page, complaints, network } = await open({ first: true })
  await page.goto('/about')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  network.forget()
  const answer = await page.goto('/health-profiles/Kano?lang=en')
  expect(answer?.status()).toBe(200)
  const rows = page.locator('#demographics dt')
  // It is drawn when a reader comes near it.
  await page.locator('#demographics').evaluate((part) => part.scrollIntoView())
  await rows.first().waitFor()
  // The files that the words need, 63 kB of them shared with sections, small ones with the work list and the comparison; the map comes
  // beside them.
  const ofMap = /lga|indicators|boundaries|multi-source|profile-map|place-figure|use-view-figure/
  const words = network.transfers().filter(({ url, bytes }) => bytes > 0 && !ofMap.test(url))
  const told = words.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
  expect(askedFor(words).length, told).toBeLessThanOrEqual(15)
  expect(totalBytes(words), told).toBeLessThanOrEqual(150_000)
  expect(await rows.allInnerTexts()).toEqual([
    'Total population',
    'Total fertility rate',
    'Birth registration',
    'Dependency ratio',
    'Never attended school',
    'Growth rate',
    'Maternal mortality ratio',
    'Land area, centre',
  ])
  const itemOf = async (name: string) =>
    page
      .locator('#demographics div')
      .filter({ has: page.locator('dt', { hasText: name }) })
      .last()
      .innerText()
  expect(await itemOf('Total population')).toMatch(
    // Its earlier figure is of another edition, with which it is not compared.
    /Source: COD-PS 2022[\s\S]*No earlier figure of this source that it can be compared with\./,
  )
  expect(await itemOf('Never attended school')).toContain('This release has no indicator of it.')
  expect(await itemOf('Growth rate')).toMatch(/No source has Kano\. Nigeria: [\d.]+% \(/)
  await page.getByText(/^[\d,]+ km²$/).waitFor()
  await page
    .getByText(/Last Updated [A-Z][a-z]+ \d+(st|nd|rd|th) \d{4}/)
    .first()
    .waitFor()
  const nutrition = page.locator('#nutrition')
  await nutrition.evaluate((part) => part.scrollIntoView())
  expect(await nutrition.locator('tbody tr').first().innerText()).toMatch(/Stunting[\s\S]*%[\s\S]*NT: 20%/)
  await nutrition.getByRole('button', { name: 'Show indicator definitions' }).click()
  await nutrition.getByText('Prevalence of stunting among children under 5').waitFor()
  await drawn(page)
  expect(await barriers(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  // A value that leads to "About this number" is its own text on paper.
  const controls = page.locator('main button:not([title="About this number"]), main select, main nav')
  expect(await controls.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)).toBe(0)
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/health-profiles/kano?lang=pcm')
  await page
    .getByRole('navigation', { name: 'Where this profile dey' })
    .getByRole('link', { name: 'North-West' })
    .click()
  await page.waitForURL(/\/health-profiles\/north-west\?lang=pcm$/)
  expect((await page.goto('/health-profiles/atlantis?lang=pcm'))?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'No place like that' }).waitFor()
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})
