import { screen, within } from '@testing-library/preact'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { message } from '#domain/message/message.ts'
import { emptyMapping, type Mapping } from '#exchange/mapping/mapping.ts'
import type { Candidate } from '#exchange/reading/candidate.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import type { BroughtSheet } from './bring-sheet.ts'
import { SourcesPart } from './sources-part.tsx'

const figureOf = (place: string, source: string): Candidate => ({
  ...{ kind: 'number', at: { file: 'a.csv', sheet: '', row: 2, column: 'C' }, text: '40', value: 40 },
  ...{ indicator: { code: '', name: 'Coats' }, place: { code: '', name: place, within: '' } },
  ...{ period: { text: '2018', iso: '2018', reason: null }, lower: null, upper: null, level: null },
  ...{ numerator: null, denominator: null, sampleSize: null, groups: [], unit: '', source, notes: {} },
  because: null,
})

const CANDIDATES = [
  figureOf('Northland', 'Winter survey 2018'),
  figureOf('Northland', 'Ministry'),
  figureOf('Snowland', 'Ministry'),
  figureOf('Elsewhere', 'Bureau of Elsewhere'),
]
const WINTER = { source: 2, because: message('exchange.source-name', { text: 'a', source: 'Winter survey' }) }
const SOURCES = [
  { key: 'Winter survey 2018', named: 'Winter survey 2018', count: 1, proposal: WINTER },
  { key: 'Ministry', named: 'Ministry', count: 2, proposal: null },
  { key: 'Bureau of Elsewhere', named: 'Bureau of Elsewhere', count: 1, proposal: null },
]

type Indicators = BroughtSheet['proposals']['indicators']

function Part({
  start,
  indicators = [],
}: {
  readonly start: Partial<Mapping>
  readonly indicators?: Indicators
}) {
  const [mapping, setMapping] = useState<Mapping>({
    ...{ ...emptyMapping('sheet', ''), places: { Northland: 8, Snowland: 9, Elsewhere: null } },
    ...start,
  })
  const proposals = {
    indicators,
    places: [],
    groups: [],
    sources: SOURCES,
    periods: [],
    swapsBounds: false,
  }
  return (
    <WithCatalogue what={message('shell.figure-list')}>
      {(catalogue) => (
        <>
          <SourcesPart
            sheet={{ candidates: CANDIDATES, proposals }}
            {...{ mapping, catalogue }}
            onChange={setMapping}
          >
            <p>Propose it</p>
          </SourcesPart>
          <output>{JSON.stringify([mapping.source, mapping.sources])}</output>
        </>
      )}
    </WithCatalogue>
  )
}

const open = (start: Partial<Mapping>) => openPart(<Part start={start} />, { answers: CATALOGUE_ANSWERS })

test('each source that the file names for places of ours is shown with its figures, and can be chosen or left out', async () => {
  const { user } = await open({ sources: { 'Winter survey 2018': 2 } })
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Winter survey 2018one figure',
    'Ministry2 figures',
  ])
  const [known, unknown] = screen.getAllByLabelText('Source')
  expect(known).toHaveProperty('value', '2')
  expect(unknown).toHaveProperty('value', '')
  if (unknown) await user.selectOptions(unknown, 'Spring survey')
  if (known) await user.selectOptions(known, 'Leave out')
  expect(document.querySelector('output')?.textContent).toBe(
    '[null,{"Ministry":3,"Winter survey 2018":null}]',
  )
})

test('where no source of the file is one of ours, one is chosen for all figures', async () => {
  const { user } = await open({})
  expect(await screen.findByText('Propose it')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Source of all figures'), 'Winter survey')
  expect(screen.queryByText('Propose it')).toBe(null)
  expect(document.querySelector('output')?.textContent).toBe('[2,{}]')
})

test('the source whose figures all of a column equal is offered with one press, one that equals some is not', async () => {
  const match = { indicator: 7, scale: 1, compared: 6 } as const
  const byValues = [
    { ...match, source: 3, equal: 6 },
    { ...match, source: 2, equal: 5 },
  ]
  const indicators: Indicators = [
    {
      key: 'Coats',
      named: { code: '', name: 'Coats' },
      count: 6,
      proposal: { byName: [], byValues, unit: null },
    },
  ]
  const { user } = await openPart(<Part start={{}} indicators={indicators} />, { answers: CATALOGUE_ANSWERS })
  const offered = await screen.findAllByRole('button', { name: /^It is / })
  expect(offered.map(({ textContent }) => textContent)).toEqual(['It is Spring survey'])
  if (offered[0]) await user.click(offered[0])
  expect(document.querySelector('output')?.textContent).toBe('[3,{}]')
  expect(screen.queryByRole('button', { name: /^It is / })).toBeNull()
})
