import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import type { ImportReportRow } from '#contract/data-import/data-import.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { HandIn } from './hand-in.tsx'

const NONE = { added: 0, changed: 0, unchanged: 0, withdrawn: 0 }
const REPORT: ImportReportRow = {
  ...{ figures: { ...NONE, added: 1 }, groups: NONE, refused: 1, problems: [], warnings: [] },
  ...{ differences: [], difference_count: 0, findings: [], finding_count: 0 },
  ...{ may: { submit: false, publish: false }, compared_with: 4, release: null },
}
const RIGHT = { capability: 'figures.submit' as const, scope: { source: 2, place: null } }

const open = (account: Partial<OwnAccount>) =>
  openPart(<HandIn ready={{ files: [], origins: [], format: '' }} report={REPORT} />, {
    account,
    answers: { 'POST /account/verify-email/resend': { detail: 'The e-mail is on its way.' } },
  })

test('a right that waits for the e-mail address says so, and sends the e-mail again', async () => {
  const { user, calls } = await open({ email_verified: false, grants: [RIGHT] })
  expect(await screen.findByText(/^Your right to hand in figures waits for your e-mail address/)).toBeTruthy()
  expect(screen.queryByText(/You have no right/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send the e-mail again' }))
  expect(await screen.findByText('The e-mail is on its way.')).toBeTruthy()
  expect(calls.of('POST /account/verify-email/resend')).toHaveLength(1)
})

test.each([
  ['without the right', { email_verified: false, grants: [] }],
  ['for another source', { email_verified: true, grants: [RIGHT] }],
])('whoever is %s is not told to confirm an address', async (_, account) => {
  await open(account)
  expect(await screen.findByText(/covers a part of these figures only|no right|right/i)).toBeTruthy()
  expect(screen.queryByText(/waits for your e-mail address/)).toBeNull()
})
