import { screen, waitFor } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { parseView } from '#charts/view-address.ts'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import { encodePoints } from '#contract/release-encode.ts'
import { figureBlock } from '#domain/document/blocks/figure/figure-block.ts'
import { textBlock } from '#domain/document/blocks/text/text-block.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { fill } from '#domain/document/fill.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS, MADE_UP_CATALOGUE } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { keptParts, NewDataBar } from './new-data-bar.tsx'
import { OlderLink } from './older-link.tsx'

const NEWEST = { ...MADE_UP_CATALOGUE.release, number: 2 }
const FIRST = { ...NEWEST, number: 1, hash: 'b'.repeat(64) }

const viewOf = (location: number) => {
  const view = parseView(`kind=trend&indicator=7&datasource=2&location=${location}`)
  if (!view) throw new Error('The address of the figure is none')
  return view
}

/** Of Northland one of two figures was another in the first release; those of Snowland are what they were. */
const pointsIn = (hash: string) => [
  aPoint(2, 8, '2023', 30),
  aPoint(2, 8, '2024', hash === FIRST.hash ? 40 : 44),
  aPoint(2, 9, '2023', 50),
  aPoint(2, 9, '2024', 55),
]

const ANSWERS: MadeUpAnswers = {
  ...CATALOGUE_ANSWERS,
  'GET /releases': [NEWEST, FIRST],
  'GET /releases/current': NEWEST,
  'GET /releases/{hash}/catalogue': ({ path }) => ({
    ...catalogueColumns(MADE_UP_CATALOGUE),
    release: path.hash === FIRST.hash ? FIRST : NEWEST,
  }),
  'GET /releases/{hash}/groups': ({ path }) => ({ release: path.hash ?? '', rows: [] }),
  'GET /releases/{hash}/indicators/{id}': ({ path }) => {
    const hash = path.hash ?? ''
    const file = { release: hash, indicator: 7, ...encodePoints(pointsIn(hash)) }
    return JSON.parse(JSON.stringify({ ...file, citations: [], measures: [], lga: [] }))
  },
}

const NORTH = {
  ...figureBlock.begin('north', { view: viewOf(8) }),
  title: 'Coats of the north',
  frozen: FIRST.hash,
}
const SNOW = { ...figureBlock.begin('snow', { view: viewOf(9) }), frozen: FIRST.hash }
const LIVE = figureBlock.begin('live', { view: viewOf(8) })
const WORDS = textBlock.begin('words', { html: '<p>Coats</p>' })

const documentOf = (change: Partial<Document>) =>
  fill({ ...EMPTY_DASHBOARD, title: 'Winter', release: 'latest', ...change }, {})

test('parts of another release than the newest are those that are frozen to it, or all of a document that is', () => {
  const ids = (change: Partial<Document>) =>
    keptParts(documentOf({ blocks: [NORTH, WORDS, LIVE], ...change }), NEWEST.hash).map(({ id }) => id)
  expect(ids({})).toEqual(['north'])
  expect(ids({ release: FIRST.hash })).toEqual(['north', 'live'])
  expect(ids({ blocks: [{ ...NORTH, frozen: NEWEST.hash }] })).toEqual([])
})

const press = () => screen.getByRole('button', { name: 'Update chosen' })

test('it counts what has changed, and takes the newest numbers for the parts that are ticked, none by itself', async () => {
  const updated: (readonly string[])[] = []
  const { user } = await openPart(
    <NewDataBar
      document={documentOf({ blocks: [NORTH, SNOW, LIVE] })}
      onUpdate={(ids) => updated.push(ids)}
    />,
    { answers: ANSWERS },
  )
  await screen.findByText('1 of 4 numbers in it have changed. Nothing changes unless you say so.')
  // Where nothing has changed there is nothing to take.
  const boxes = screen.getAllByRole('checkbox', { name: /Coats of the north/ })
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(press()).toHaveProperty('disabled', true)
  if (boxes[0]) await user.click(boxes[0])
  await user.click(press())
  expect(updated).toEqual([['north']])
  if (boxes[0]) await user.click(boxes[0])
  expect(press()).toHaveProperty('disabled', true)
})

test('whoever may not change the document reads what has changed', async () => {
  await openPart(<NewDataBar document={documentOf({ blocks: [NORTH] })} />, { answers: ANSWERS })
  await screen.findByText('1 of 2 numbers in it have changed. Nothing changes unless you say so.')
  expect(screen.getByText('Coats of the north')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Update chosen' })).toBeNull()
})

test('where nothing has changed there is nothing to do', async () => {
  await openPart(<NewDataBar document={documentOf({ blocks: [SNOW] })} onUpdate={() => {}} />, {
    answers: ANSWERS,
  })
  await screen.findByText('A newer release is there, and none of its 2 numbers has changed.')
  expect(screen.queryByRole('button', { name: 'Update chosen' })).toBeNull()
})

test('a document that shows the newest release says nothing', async () => {
  await openPart(<NewDataBar document={documentOf({ blocks: [LIVE] })} />, { answers: ANSWERS })
  await waitFor(() => expect(screen.queryByText('…')).toBeNull())
  expect(screen.queryByRole('complementary')).toBeNull()
})

test.each([
  [8, '1', '1', '1 of 2 numbers differ'],
  [8, FIRST.hash, '1', '1 of 2 numbers differ'],
  [9, '1', '1', 'none of its 2 numbers differs'],
])(
  'a link to the figure of %i in release %s calls it %s and says that %s',
  async (place, release, name, said) => {
    await openPart(<OlderLink view={viewOf(place)} release={release} />, { answers: ANSWERS })
    await screen.findByText(
      new RegExp(`\\(${name}\\)\\. Below are the figures of the newest one; ${said}\\.$`),
    )
    const isChanged = place === 8
    expect(screen.queryByRole('table') !== null).toBe(isChanged)
  },
)

test('a release that nobody knows is called by the begin of what the address says', async () => {
  const unknown = 'c'.repeat(64)
  await openPart(<OlderLink view={viewOf(8)} release={unknown} />, {
    answers: { ...ANSWERS, 'GET /releases': [NEWEST] },
  })
  await screen.findByText(/^This link names an earlier release \(c{12}\)\. Below are the figures/)
})
