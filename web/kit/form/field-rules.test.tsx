import { act, screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { DASHBOARD_DECLINE_REASON } from '#domain/form/custom-dashboard-fields.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { chooseLanguage } from '#web/language/current-language.ts'
import { ReasonDialog } from './reason-dialog.tsx'

test('the fault of a field is said in the language of the page, and so is that after a change of it', async () => {
  const { user } = await openPart(
    <ReasonDialog
      {...{ title: 'Decline', action: 'Send', help: '', rule: DASHBOARD_DECLINE_REASON }}
      onSend={async () => {}}
      onClose={() => {}}
    />,
  )
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Give the reason; the owner reads it.')).toBeDefined()
  await act(() => chooseLanguage('pcm'))
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Give the reason; the owner go read am.')).toBeDefined()
  await act(() => chooseLanguage('en'))
})
