import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { ExplainedPart } from './explained-part.tsx'

test('each figure is named with the reason of whoever typed it', async () => {
  await openPart(<ExplainedPart explained={[{ indicator: 987_654, reason: 'A new clinic opened.' }]} />, {
    answers: CATALOGUE_ANSWERS,
  })
  const line = await screen.findByRole('listitem')
  expect(line.textContent).toContain('987654')
  expect(line.textContent).toContain('A new clinic opened.')
})

test('without reasons nothing is said', async () => {
  await openPart(<ExplainedPart explained={[]} />, { answers: CATALOGUE_ANSWERS })
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('listitem')).toBeNull()
})
