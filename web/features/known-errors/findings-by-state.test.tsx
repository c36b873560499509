import { fireEvent } from '@testing-library/dom'
import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { aReference } from '#tests/builders/made-up-country.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { FindingsByState } from './findings-by-state.tsx'

const STATES = [
  { location: 8, findings: 7, open: 5 },
  { location: 10, findings: 3, open: 1 },
]
const { locations } = aReference()

async function opened(grants: readonly { readonly place: number }[]) {
  const chosen: (number | null)[] = []
  await openPart(
    <FindingsByState
      states={STATES}
      chosen={null}
      locations={locations}
      onChoose={(place) => chosen.push(place)}
    />,
    {
      account: {
        grants: grants.map(({ place }) => ({
          capability: 'findings.decide',
          scope: { source: null, place },
        })),
      },
    },
  )
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)
  return { rows, chosen }
}

test('the states with most open findings come first, and one that is pressed is chosen', async () => {
  const { rows, chosen } = await opened([])
  expect(rows).toEqual(['Northland57', 'Southland13'])
  fireEvent.click(screen.getByRole('button', { name: 'Southland' }))
  expect(chosen).toEqual([10])
})

test('the state for which the reader has a right comes before all others', async () => {
  expect((await opened([{ place: 10 }])).rows).toEqual(['Southland your state13', 'Northland57'])
})
