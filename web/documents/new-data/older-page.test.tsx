import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { encodePoints } from '#contract/release-encode.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS, MADE_UP_CATALOGUE } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import OlderPage from './older-page.tsx'

const NEWEST = { ...MADE_UP_CATALOGUE.release, number: 2, note: 'Coats counted again' }
const FIRST = { ...NEWEST, number: 1, hash: 'b'.repeat(64), note: 'The first' }

/** Warm coats of Northland: 40 in the first release, 44 in the newest; those of Aldovia stay as they are. */
const pointsIn = (hash: string) => [
  aPoint(2, 8, '2023', 30),
  aPoint(2, 8, '2024', hash === FIRST.hash ? 40 : 44),
]

const ANSWERS: MadeUpAnswers = {
  ...CATALOGUE_ANSWERS,
  'GET /releases': [NEWEST, FIRST],
  'GET /releases/current': NEWEST,
  'GET /releases/{hash}/catalogue': ({ path }) => ({
    ...catalogueColumns(MADE_UP_CATALOGUE),
    release: path.hash === FIRST.hash ? FIRST : NEWEST,
  }),
  'GET /releases/{hash}/indicators/{id}': ({ path }) => {
    const hash = path.hash ?? ''
    const file = { release: hash, indicator: 7, ...encodePoints(pointsIn(hash)) }
    return JSON.parse(JSON.stringify({ ...file, citations: [], measures: [], lga: [] }))
  },
}

const VIEW = 'kind=trend&indicator=7&datasource=2&location=8'

const open = (release: string, views: readonly string[] = [VIEW]) =>
  openPart(
    <main>
      <OlderPage release={release} />
      {views.map((view) => (
        <section key={view} data-view={view} />
      ))}
    </main>,
    { answers: ANSWERS },
  )

test.each(['1', FIRST.hash])(
  'a page opened by a link of release %s says which of its numbers have changed, and why',
  async (release) => {
    const { user } = await open(release)
    const bar = await screen.findByRole('complementary', { name: 'New data since this link' })
    expect(
      await within(bar).findByText(
        'One of the 2 numbers in the figures on this page has changed since release 1, which this link names.',
      ),
    ).toBeTruthy()
    expect(within(bar).getByText(/Released since: release 2 \(“Coats counted again”\)\./)).toBeTruthy()
    await user.click(within(bar).getByText('Which numbers'))
    const [, row] = within(bar).getAllByRole('row')
    expect(row?.textContent).toMatch(/40\.0%.*44\.0%/)
  },
)

test('a release that nobody knows says nothing', async () => {
  await open('99')
  expect(screen.queryByRole('complementary')).toBeNull()
})
