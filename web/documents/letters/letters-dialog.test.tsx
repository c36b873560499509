import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { LettersButton } from './letters-button.tsx'

const KEPT: AnswerOf<'GET /document-mailing'> = {
  ...{ every: 'month', day: 28, to_me: false, email: 'ada@example.org' },
  ...{ last_sent: '2026-11-28T06:00:00.000Z', next: '2026-12-28T06:00:00.000Z' },
  addresses: [
    { email: 'eve@example.org', state: 'stopped', last_sent: '2026-10-28T06:00:00.000Z' },
    { email: 'uche@example.org', state: 'confirmed', last_sent: '2026-11-28T06:00:00.000Z' },
  ],
}

const answers: MadeUpAnswers = {
  'GET /document-mailing': KEPT,
  'PUT /document-mailing': KEPT,
}

test('letters: when the last went and to whom, another day, one address less and two more', async () => {
  const { user, calls } = await openPart(<LettersButton about="/briefs/kano" label="By mail" />, { answers })
  await user.click(await screen.findByRole('button', { name: 'By mail' }))
  const box = within(await dialog())
  await box.findByText('Last sent 28 Nov 2026, 07:00 WAT.')
  expect(box.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'eve@example.org stopped by its ownerRemove',
    'uche@example.org last sent 28 Nov 2026, 07:00 WATRemove',
  ])
  await user.click(box.getByRole('button', { name: 'Remove eve@example.org' }))
  // A week has no 28th day.
  await user.selectOptions(box.getByLabelText('How often'), 'Every week')
  expect(box.getByLabelText<HTMLSelectElement>('On').selectedOptions[0]?.textContent).toBe('Sunday')
  const more = box.getByLabelText('Add addresses')
  await user.type(more, 'obi@example.org, nobody')
  await box.findByText('“nobody” is not an e-mail address.')
  await user.click(box.getByRole('button', { name: 'Save' }))
  expect(calls.of('PUT /document-mailing')).toEqual([])
  await user.type(more, '@example.org')
  await user.click(box.getByRole('button', { name: 'Save' }))
  expect(calls.of('PUT /document-mailing').map(({ body }) => body)).toEqual([
    {
      ...{ about: '/briefs/kano', every: 'week', day: 7, to_me: false },
      addresses: ['uche@example.org', 'obi@example.org', 'nobody@example.org'],
    },
  ])
})
