import { expect, test } from 'vitest'
import { addressOf, openDashboard, PENTA_3, walks } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { download, figureCard, readTable } from './figure-card.ts'
import { barriers } from './registered-person.ts'

const open = eachVisit()

/** Diarrhoea treated with ORS and zinc: NDHS 2018 has it for 30 of the 37 states. */
const ORS_AND_ZINC = { ...PENTA_3, indicator: '1013', distribution: 'map' }

const WHY_ABIA = 'NDHS has figures for other states, not for Abia.'

test('a hole of a map says why it is there: in its tooltip, aloud, in the key, the table and the CSV', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf(ORS_AND_ZINC))
  const card = figureCard(page, /by state/)
  await expect.poll(() => card.innerText()).toMatch(/No figure: Abia, .*\(not in this release\)/)

  const map = walks(card)
  await map.focus()
  await page.keyboard.press('ArrowRight')
  expect(await map.getAttribute('aria-valuetext')).toBe(`Abia: not in this release. ${WHY_ABIA}`)
  await card.getByRole('presentation').getByText(WHY_ABIA).waitFor()
  expect(await barriers(page)).toEqual([])

  const { content } = await download(page, card, 'CSV')
  const abia = content
    .toString('utf8')
    .split('\r\n')
    .find((line) => line.includes(',Abia,'))
  expect(abia).toContain(`,not_published,"${WHY_ABIA}"`)

  const rows = await readTable(card)
  expect(rows).toHaveLength(37)
  expect(rows.find(({ Location }) => Location === 'Abia')?.Value).toBe(`not in this release. ${WHY_ABIA}`)
  const cell = card.getByRole('row', { name: /^Abia/ }).getByTitle(WHY_ABIA).first()
  await cell.hover()
  expect(await cell.innerText()).toContain('not in this release')
  expect(await barriers(page)).toEqual([])
})
