import { screen, within } from '@testing-library/preact'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { Elsewhere } from './elsewhere.tsx'

const IDS = [1, 2, 3, 4, 5, 6]
const reference = aReference(
  [aSource(2, 'Survey A')],
  IDS.map((id) => anIndicator(id, { shortName: `Indicator ${id}` })),
)
const home = { name: 'Winter', waiting_for: '', sections: ['Groups'], indicators: IDS }

interface Row {
  readonly indicator: number
  readonly dimension: string
}

async function open(rows: readonly Row[], dashboards: readonly object[] = [home]) {
  const index = rows.map((row) => ({ source: 2, groups: [], locations: [1], periods: [2_020_000], ...row }))
  const shown = { catalogue: { reference, dashboards }, language: english, choice: { index } }
  const props = { shown } as unknown as ComponentProps<typeof Elsewhere>
  await openPart(<Elsewhere {...props} />)
  await screen.findByText(/more|other/i)
}

/** The indicators that a dimension leads to, by its heading. */
const listed = (level: number) =>
  screen.getAllByRole('heading', { level, hidden: true }).map(({ textContent, parentElement }) => [
    textContent,
    within(parentElement as HTMLElement)
      .queryAllByRole('link', { hidden: true })
      .map((link) => link.textContent),
  ])

test('a dimension shows two of its indicators, and the others open on a press', async () => {
  await open([1, 2, 3].map((indicator) => ({ indicator, dimension: 'sex' })))
  expect(listed(2)).toEqual([[expect.stringMatching(/sex/i), ['Indicator 1', 'Indicator 2']]])
  expect(listed(3)).toEqual([[expect.stringMatching(/sex/i), ['Indicator 3']]])
})

test('four kinds of groups stand first, each once', async () => {
  const dimensions = ['sex', 'residence', 'wealth_quintile', 'education', 'age']
  await open(dimensions.map((dimension) => ({ indicator: 1, dimension })))
  expect([listed(2).length, listed(3).length]).toEqual([4, 1])
})

test('an indicator leads to its groups on the first dashboard that shows it; one that waits for its data is none', async () => {
  const waits = { ...home, name: 'Waits', waiting_for: 'an import' }
  const empty = { ...home, name: 'Empty', sections: [] }
  await open(
    [
      { indicator: 1, dimension: 'sex' },
      { indicator: 2, dimension: 'sex' },
    ],
    [waits, empty, { ...home, indicators: [1] }, { ...home, name: 'Later', indicators: [1] }],
  )
  const [link, ...others] = screen.getAllByRole('link')
  expect(others).toEqual([])
  const address = new URL(link?.getAttribute('href') ?? '', 'https://msdat.example')
  expect(address.pathname).toBe('/dashboard/Winter')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ section: 'disaggregation', indicator: '1', dimension: 'sex' },
  })
})
