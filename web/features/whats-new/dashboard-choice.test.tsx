import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { aSummary } from '#tests/components/made-up-documents.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { DashboardChoice } from './dashboard-choice.tsx'

const results = [
  aSummary('winter', { visibility: 'public', state: 'approved' }),
  aSummary('spring', { visibility: 'public', state: 'submitted' }),
  aSummary('summer', { visibility: 'private', state: 'approved' }),
]

test('an update is about a dashboard of the site, or one that was approved for everybody', async () => {
  const chosen: string[] = []
  const { user } = await openPart(
    <DashboardChoice value="" onChoose={(address, title) => chosen.push(address, title)} />,
    { answers: { ...CATALOGUE_ANSWERS, 'GET /document': { data: { results } } } },
  )
  await screen.findByRole('option', { name: 'Winter (made here)' })
  const made = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)
  expect(made.filter((value) => value.startsWith('/custom/'))).toEqual(['/custom/public/winter'])
  await user.selectOptions(screen.getByRole('combobox'), '/custom/public/winter')
  expect(chosen[0]).toBe('/custom/public/winter')
  expect(chosen[1]).toContain('Winter')
})

test.each([
  ['/dashboard/Gone', 1],
  ['/custom/public/winter', 1],
  ['', 0],
])('a choice of %s stands in the list %i time, also where nobody has it any longer', async (value, times) => {
  await openPart(<DashboardChoice value={value} onChoose={() => undefined} />, {
    answers: { ...CATALOGUE_ANSWERS, 'GET /document': { data: { results } } },
  })
  await screen.findByRole('option', { name: 'Winter (made here)' })
  const values = screen.getAllByRole<HTMLOptionElement>('option').map((option) => option.value)
  expect(values.filter((one) => one === value && one !== '')).toHaveLength(times)
  expect(values).toHaveLength(new Set(values).size)
})
