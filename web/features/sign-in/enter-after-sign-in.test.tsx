import { act } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import { loadGroup } from '#web/language/loaded-texts.ts'
import { enterAfterSignIn } from './enter-after-sign-in.ts'

test.each([
  ['stays on the page', undefined, '/dashboard/Winter'],
  ['goes where they wanted to be', '/account', '/account'],
])('who logs in on a phone %s', async (_, wanted, where) => {
  await openPart(<p>Snow</p>, { at: '/dashboard/Winter', width: 360 })
  await loadGroup('en', 'accounts')
  await act(() => enterAfterSignIn(wanted))
  expect(window.location.pathname).toBe(where)
})
