import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { TRIANGULATED_REFERENCE, triangulationAnswer } from '#tests/builders/triangulation-answer.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { PairsTable } from './pairs-table.tsx'

const HEADS = ['Place', 'Year', 'Compared with', 'Survey A', 'Other source', 'Difference', 'Beyond chance?']
const OF_2017 = 'Aldovia 2017 Survey B 40.3% 40.1% −0.2 points cannot be testedPublished as a whole number'
const OF_2018 = 'Aldovia 2018 Survey B 50.0%45.0 to 55.0 60.0% +10.0 points cannot be tested'

async function rows(): Promise<string[]> {
  const region = await screen.findByRole('region', { name: 'Pairs of figures' })
  return within(region)
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent).join(' '))
}

test('pairs stand in the order of the column that the reader presses, numbers from the largest', async () => {
  const catalogue = { reference: TRIANGULATED_REFERENCE }
  const { user } = await openPart(<PairsTable answer={triangulationAnswer()} catalogue={catalogue} />)
  expect(await rows()).toEqual([HEADS.join(' '), OF_2017, OF_2018])
  const difference = screen.getByRole('columnheader', { name: 'Difference' })
  for (const [order, first] of [
    ['descending', OF_2018],
    ['ascending', OF_2017],
  ]) {
    await user.click(within(difference).getByRole('button'))
    expect(difference.getAttribute('aria-sort')).toBe(order)
    expect((await rows())[1]).toBe(first)
  }
})
