import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import { aSource } from '#tests/builders/made-up-country.ts'
import LicencesContent from './licences-content.tsx'

const SOURCES = [
  aSource(1, 'Open survey', { licence: 'CC0', licenceClass: 'open' }),
  aSource(2, 'Copied survey', {
    ...{ licence: 'CC BY 4.0 (copy); terms of the Bureau not verified', licenceClass: 'attribution' },
    custodian: 'Bureau of Snow',
  }),
  aSource(3, 'Model', { licence: 'Non-commercial use only', licenceClass: 'non_commercial' }),
  aSource(4, 'Register', { licence: '', licenceClass: 'not_verified', custodian: 'Ministry of Ice' }),
  aSource(5, 'Empty', { hasData: false }),
]

test('each source says what may be done with it and whom to ask; the filter leaves what may be republished', async () => {
  const { user } = await openPart(<LicencesContent sources={SOURCES} />, { at: '/licences' })
  await screen.findByRole('heading', { level: 1, name: 'What may I republish?' })
  screen.getByText(/^1 of 4 sources with figures may be published again/)
  const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
  rowOf('Copied survey').getByText(/the terms of Bureau of Snow: ask there first/)
  rowOf('Model').getByText(/Not for money/)
  rowOf('Register').getByText(/Ask Ministry of Ice before you publish/)
  expect(screen.queryByText('Empty')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Only what I may republish' }))
  expect(window.location.search).toBe('?only=1')
  screen.getByText('Open survey')
  expect(screen.queryByText('Register')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Find a source' }), 'nothing')
  screen.getByText('Nothing has such a name.')
})
