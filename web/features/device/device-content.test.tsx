import { act, screen, waitFor, within } from '@testing-library/preact'
import { beforeEach, expect, test, vi } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { catalogueOf } from '#contract/release-data.ts'
import { mayBeFull } from '#tests/builders/made-up-device.ts'
import {
  CATALOGUE_ANSWERS,
  indicatorAnswers,
  MADE_UP_CATALOGUE,
} from '#tests/components/made-up-catalogue.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { theDatabase } from '#web/keeping/the-database.ts'
import { keeper } from '#web/keeping/keeper-state.ts'
import { passOn } from '#web/keeping/pass-on.ts'
import { programResource } from '#web/keeping/plan.ts'
import DeviceContent from './device-content.tsx'

const HASH = MADE_UP_CATALOGUE.release.hash
const CATALOGUE = catalogueOf(catalogueColumns(MADE_UP_CATALOGUE), CURATION)
const ANSWERS: MadeUpAnswers = {
  ...CATALOGUE_ANSWERS,
  ...indicatorAnswers([]),
  'GET /releases/{hash}/places': { release: HASH, lgas: [[55, 'Hilltop', 4, 8]], held: [] },
  'GET /releases/{hash}/profiles': [],
  'GET /releases/{hash}/files': {
    release: HASH,
    files: [
      [7, 'indicator', null, 100_000],
      [8, 'indicator', null, 200_000],
      [9, 'indicator', null, 700_000],
    ],
  },
}

const fullness = mayBeFull(theDatabase())

/** A browser with a service worker, whose caches hold the program. */
function withWorker(): void {
  Reflect.set(navigator, 'serviceWorker', { ready: new Promise(() => {}) })
  vi.stubGlobal('caches', { match: async () => new Response() })
  programResource.load(async () => ({ version: 'v', files: [['/assets/base-1a2b.js', 2_400_000]] }))
}

const open = () => openPart(<DeviceContent catalogue={CATALOGUE} />, { answers: ANSWERS, account: null })
const rowOf = (name: string) => screen.getAllByText(name)[0]?.closest('li') ?? document.body

beforeEach(() => localStorage.clear())

test('a browser that cannot answer without network says so, and leads to the lite pages', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await openPart(<DeviceContent catalogue={CATALOGUE} />, { account: null })
  await screen.findByText('This browser keeps nothing')
  screen.getByRole('button', { name: 'To the lite pages' })
})

test('sizes are told first; what is kept is named with its day and size, in the tables of the database, and is freed again', async () => {
  withWorker()
  const { user } = await open()
  await waitFor(() => expect(within(rowOf('Everything')).getByText('about 1.3 MB')).toBeDefined())
  screen.getByText('With the first of these the program of the site is kept too: 2.4 MB.')
  await screen.findByText(/^Nothing is kept yet\./)
  await user.click(screen.getByRole('button', { name: 'Keep Everything' }))
  await screen.findByText('Opens without network.')
  screen.getByText(/^kept on /)
  const database = theDatabase()
  expect(await database.indicators.toArray()).toHaveLength(3)
  expect(await database.location.get(55)).toEqual({ id: 55, name: 'Hilltop', parent: 8, level: 4 })
  expect(await database.countries.toArray()).toEqual([{ id: 1, country: 'Aldovia' }])
  expect(await database.data.count()).toBe(3)
  expect((await database.indicators.get(7))?.desirable_slope).toBe('Positive')
  expect(localStorage.getItem('dataTimestamp')).toBe(MADE_UP_CATALOGUE.release.published_at)
  await user.click(screen.getByRole('button', { name: 'Free it: Everything' }))
  await screen.findByText(/^Nothing is kept yet\./)
  expect([await database.data.count(), await database.settings.count()]).toEqual([0, 0])
})

test('what is kept goes to another device as one file, which opens without network; anything else is refused', async () => {
  withWorker()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Keep Everything' }))
  await screen.findByText('Opens without network.')
  const [kept] = await theDatabase().kept.toArray()
  const before = await theDatabase().data.toCollection().primaryKeys()
  const file = kept ? await passOn(kept) : new Blob()
  await user.click(screen.getByRole('button', { name: 'Free it: Everything' }))
  await screen.findByText(/^Nothing is kept yet\./)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const picker = screen.getByLabelText('Open a file that was passed on', { selector: 'input' })
  await user.upload(picker, new File(['snow'], 'snow.msdat'))
  await screen.findByText('This is no whole file of this kind, or this device keeps a later release.')
  fullness.writes = 2
  await user.upload(picker, new File([file], 'everything.msdat'))
  await screen.findByText(/^This device has no room for more\./)
  fullness.writes = null
  expect(await theDatabase().data.count()).toBe(0)
  await user.upload(picker, new File([file], 'everything.msdat'))
  await screen.findByText('Passed on to you as a file; checked against the site with the next line.')
  expect(await theDatabase().data.toCollection().primaryKeys()).toEqual(before)
  expect(await theDatabase().indicators.count()).toBe(3)
  await user.click(screen.getByRole('button', { name: 'Free it: Everything' }))
  await screen.findByText(/^Nothing is kept yet\./)
})

test('a database that cannot be used is said, with the way to begin anew', async () => {
  withWorker()
  await open()
  await screen.findByText(/^Nothing is kept yet\./)
  act(() => keeper.set({ ...keeper.get(), status: 'broken' }))
  screen.getByText('SOMETHING WENT WRONG')
  screen.getByRole('button', { name: 'CLEAR' })
  expect(screen.queryByRole('button', { name: 'Keep Everything' })).toBeNull()
  act(() => keeper.set({ ...keeper.get(), status: 'ready' }))
})

test('a device without room says so, nothing else breaks, and it goes on when there is room', async () => {
  withWorker()
  const { user } = await open()
  const database = theDatabase()
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  await screen.findByText(/^Nothing is kept yet\./)
  database.data.hook('creating').subscribe(refuse)
  await user.click(await screen.findByRole('button', { name: 'Keep Everything' }))
  await screen.findByText('The device has no room for it. Free something, then go on.')
  database.data.hook('creating').unsubscribe(refuse)
  await user.click(screen.getByRole('button', { name: 'Go on with Everything' }))
  await screen.findByText('Opens without network.')
})

test('what is on its way says how far its figures are, and then the pages that show them', async () => {
  withWorker()
  await open()
  const before = keeper.get()
  const sets = ['all', 'indicator:7'].map((id) => ({
    ...{ id, release: HASH, addresses: [], bytes: 1_000_000, status: 'going' as const, at: '' },
  }))
  act(() => keeper.set({ ...before, sets, arrived: new Map([['all', 400_000]]), program: null }))
  const [bar] = await screen.findAllByRole('progressbar')
  screen.getByText('0.4 of 1.0 MB are here; it continues automatically.')
  expect([bar?.getAttribute('value'), bar?.getAttribute('max')]).toEqual(['400000', '1000000'])
  act(() => keeper.set({ ...keeper.get(), program: { here: 600_000, all: 2_400_000, of: ['all'] } }))
  screen.getByText(
    'The figures are here. Of the pages that show them 0.6 of 2.4 MB are here; it continues automatically.',
  )
  expect([bar?.getAttribute('value'), bar?.getAttribute('max')]).toEqual(['600000', '2400000'])
  // What waits for its turn has none of its figures yet.
  screen.getByText('0.0 of 1.0 MB are here; it continues automatically.')
  act(() => keeper.set(before))
})
