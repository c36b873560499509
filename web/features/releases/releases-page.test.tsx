import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { ChangedFigure } from '#contract/releases/history.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { pageOfRows } from '#tests/components/page-of-rows.ts'
import ReleasesPage from '#web/app/pages/releases-page.tsx'

const release = (number: number): ReleaseStamp => ({
  ...{ number, hash: String(number).repeat(64), published_at: `2024-0${number}-01T08:00:00.000Z`, note: '' },
})

const COATS = { indicator: 7, datasource: 2 }
const FIGURES: readonly ChangedFigure[] = [
  { ...COATS, location: 8, location_name: 'Northland', period: '2023', was: 40, is: 44, kind: 'changed' },
  { ...COATS, location: 9, location_name: 'Snowland', period: '2023', was: 50, is: null, kind: 'withdrawn' },
  { ...COATS, location: 9, location_name: 'Snowland', period: '2024', was: null, is: 61, kind: 'added' },
]

const [FIRST, SECOND, THIRD] = [release(1), release(2), release(3)]

/** Three releases; the newest changed a figure of coats, took one out, and brought the spring survey. */
const ANSWERS: MadeUpAnswers = {
  ...CATALOGUE_ANSWERS,
  'GET /releases': [THIRD, SECOND, FIRST],
  'GET /releases/{hash}/changes': ({ path, query }) => ({
    release: path.hash === SECOND.hash ? SECOND : THIRD,
    since: query.since === '1' || path.hash === SECOND.hash ? FIRST : SECOND,
    counts: { added: 5, changed: 1, withdrawn: 1, intervals: 0 },
    before: { indicators: 2, sources: 1, figures: 20 },
    after: { indicators: 2, sources: 2, figures: 24 },
    series: [
      {
        ...{ ...COATS, is_new_source: false, added: 0, changed: 1, withdrawn: 1, intervals: 0 },
        largest: { location: 8, location_name: 'Northland', period: '2023', was: 40, is: 44 },
      },
      {
        ...{ indicator: 8, datasource: 3, is_new_source: true },
        ...{ added: 5, changed: 0, withdrawn: 0, intervals: 0, largest: null },
      },
    ],
  }),
  'GET /releases/{hash}/changes/figures': ({ query }) =>
    pageOfRows(
      FIGURES.filter(
        ({ location, kind }) =>
          (query.location ?? String(location)) === String(location) &&
          (query.kind === 'added') === (kind === 'added'),
      ),
      query,
    ),
}

const rowOf = (name: RegExp) => screen.findByRole('row', { name })

test('the newest release says what it changed, and each series opens its figures', async () => {
  const { user } = await openPart(<ReleasesPage />, { answers: ANSWERS, at: '/releases' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Release 3: one number changed' })).toBeTruthy()
  const series = await rowOf(/^Warm coats/)
  expect(series.textContent).toContain('one value and 1 withdrawn')
  expect(series.textContent).toContain('Northland: 40.0% 44.0%')
  expect(screen.getByRole('region', { name: 'One new source' }).textContent).toContain('Spring survey5')
  await user.click(within(series).getByRole('button', { name: 'Show' }))
  expect((await rowOf(/^Snowland/)).textContent).toBe('Snowland202350.0%withdrawn')
})

test('a place shows the numbers that concern it', async () => {
  const { user } = await openPart(<ReleasesPage />, { answers: ANSWERS, at: '/releases' })
  await user.selectOptions(await screen.findByLabelText('Place'), 'Snowland')
  const own = await screen.findByRole('region', { name: 'Does it concern you?' })
  expect(await within(own).findByRole('row', { name: /withdrawn/ })).toBeTruthy()
  expect(within(own).queryByRole('row', { name: /44/ })).toBeNull()
  expect(window.location.search).toBe('?location=9')
})

test('any two releases are compared, and the address says which', async () => {
  const { user } = await openPart(<ReleasesPage />, { answers: ANSWERS, at: '/releases' })
  await user.selectOptions(await screen.findByLabelText('Earlier release'), '1')
  expect(await screen.findByText(/^Since release 1:/)).toBeTruthy()
  expect(window.location.search).toBe('?since=1')
})

test('a release that does not exist is named, and the list stays', async () => {
  await openPart(<ReleasesPage />, { answers: ANSWERS, at: '/releases?release=99' })
  expect(await screen.findByText('There is no release “99”')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'All releases' })).toBeTruthy()
})

test('the figures that are new are listed, and all of them are a file', async () => {
  await openPart(<ReleasesPage />, { answers: ANSWERS, at: '/releases' })
  const section = await screen.findByRole('region', { name: '5 new figures' })
  const row = await within(section).findByRole('row', { name: /^Warm coats/ })
  expect(row.textContent).toContain('Snowland202461.0%')
  expect(within(section).getByRole('link', { name: 'New figures (CSV)' }).getAttribute('href')).toContain(
    'kind=added',
  )
})
