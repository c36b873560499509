import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { useDefinitions } from '#web/queries/definitions.ts'
import { anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { DefinitionsFailure } from './definitions-failure.tsx'

const REFERENCE = aReference([aSource(2, 'Winter survey')], [anIndicator(7, { definition: '' })])

function Definition() {
  return <p>{useDefinitions(REFERENCE).indicators.get(7)?.definition || 'none yet'}</p>
}

test('definitions that did not come are told, and come when the reader tries again', async () => {
  let isDown = true
  const { user } = await openPart(
    <>
      <Definition />
      <DefinitionsFailure />
    </>,
    {
      answers: {
        ...CATALOGUE_ANSWERS,
        'GET /releases/{hash}/definitions': () =>
          isDown
            ? new Problem('store-unavailable', 'Not now.')
            : { release: 'a'.repeat(64), definitions: [[7, 'Coats that are warm.']] },
      },
    },
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Definition could not be loaded.')
  expect(screen.getByText('none yet')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Coats that are warm.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
