import { expect, test } from 'vitest'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { newName, registerIn } from './registered-person.ts'

const open = eachVisit()

test('a ministry makes the brief of its state its own, with the same figures, and has it as a file', async () => {
  const { page, complaints } = await open()
  await page.goto('/briefs')
  const dialog = page.getByRole('dialog', { name: 'The brief of Kano' })
  const own = dialog.getByRole('button', { name: 'Make it my own' })
  await page.getByRole('button', { name: 'The brief of Kano' }).click()
  // Nobody is signed in: the door opens.
  await own.click()
  await page.getByRole('dialog', { name: 'Log in' }).waitFor()
  await registerIn(page, newName('ministry'))
  await page.goto('/briefs')
  await page.getByRole('button', { name: 'The brief of Kano' }).click()
  await own.click()
  await page.waitForURL(/\/document\/[\w-]+\/edit$/)
  await page.getByRole('heading', { name: '10 key figures' }).waitFor()
  await page
    .getByRole('rowheader', { name: /^Stunting/ })
    .first()
    .waitFor()
  const id = /document\/([\w-]+)\/edit/.exec(page.url())?.[1]
  const mine = await page.request.get(`/document/${id}.html`)
  const theirs = await page.request.get('/briefs/kano.html')
  const cells = (html: string) => html.match(/<td[^>]*>[^<]*<\/td>/g)
  expect(cells(await mine.text())).toEqual(cells(await theirs.text()))
  expect(complaints).toEqual([])
})

test('the Overview of a state leads to its brief, in the language of the page', async () => {
  const { page } = await open()
  await openDashboard(page, addressOf({ ...PENTA_3, location: '27' }))
  const brief = page.getByRole('link', { name: 'Brief of Kano: two pages (PDF)' })
  expect(await brief.getAttribute('href')).toBe('/briefs/kano.pdf')
  await openDashboard(page, addressOf({ ...PENTA_3, location: '27', lang: 'pcm' }))
  await expect.poll(() => brief.getAttribute('href')).toBe('/briefs/kano.pdf?lang=pcm')
  expect((await page.request.get('/briefs/kano.pdf?lang=pcm')).headers()['content-type']).toBe(
    'application/pdf',
  )
})
