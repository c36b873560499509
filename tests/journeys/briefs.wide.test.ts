import { expect, test } from 'vitest'
import { addressOf, openDashboard, PENTA_3 } from './dashboard-page.ts'
import { eachVisit } from './each-visit.ts'
import { newName, registerIn, barriers } from './registered-person.ts'
import { unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { listBriefs } from '#contract/briefs/briefs.ts'

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

test('a planner looks at the brief of a state, and takes all of them along as one file', async () => {
  const { page, complaints } = await open()
  await page.goto('/briefs')
  await page.getByRole('searchbox', { name: 'Find a state' }).fill('kano')
  await page.getByRole('button', { name: 'The brief of Kano' }).click()
  const dialog = page.getByRole('dialog', { name: 'The brief of Kano' })
  const pages = dialog.getByRole('img', { name: 'Both pages of the brief of Kano, as they are printed' })
  await pages.waitFor()
  expect(await pages.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(1600)
  expect(await barriers(page, ['best-practice'])).toEqual([])
  await page.keyboard.press('Escape')

  // A download that was begun can be stopped, and then nothing arrives.
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await page.getByRole('progressbar', { name: 'All 44 briefs as one zip' }).waitFor()
  await page.getByText(/^[1-9]\d* of 44 set · now /).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Download PDF' }).waitFor()
  expect(await page.getByRole('progressbar').count()).toBe(0)

  // To the end only for three: a wide run of `server/features/briefs/briefs.test.ts` has all 44 set.
  await page.route('**/api/briefs', async (route) => {
    const answer = await route.fetch()
    const list = listBriefs.answer.parse(await answer.json())
    await route.fulfill({ response: answer, json: { ...list, places: list.places.slice(0, 3) } })
  })
  await page.reload()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('msdat-briefs-pdf.zip')
  const files = Object.entries(unzipSync(new Uint8Array(readFileSync(await saved.path()))))
  expect(files).toHaveLength(3)
  for (const [name, content] of files) {
    expect(name).toMatch(/^[a-z-]+\.pdf$/)
    expect(Buffer.from(content.subarray(0, 5)).toString()).toBe('%PDF-')
  }
  await page.getByText('The zip of 3 briefs is there').waitFor()
  expect(complaints).toEqual([])
})
