import { act, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, test } from 'vitest'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { openPart } from '#tests/components/open-part.tsx'
import type { Waiting } from '#web/device/waiting.ts'
import { outbox } from '#web/keeping/outbox-state.ts'
import { openSignIn, useSignInWish } from '#web/kit/sign-in-door.ts'
import { OfflineNotice } from './offline-notice.tsx'

const one = (id: number): Waiting => ({
  ...{ id, account: 7, subject: `comment-${id}`, kind: 'comment', title: 'Snow', at: '', attempt: `${id}` },
  ...{ content: '{}', status: 'waiting', why: '' },
})

/** What the door is opened for. */
function Door() {
  return <i>{useSignInWish()?.view}</i>
}

function goes(line: 'online' | 'offline'): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: line === 'online' })
  act(() => void window.dispatchEvent(new Event(line)))
}

test('what waits of somebody whose session has ended asks to sign in', async () => {
  const part = (
    <>
      <OfflineNotice />
      <Door />
    </>
  )
  const { container, user } = await openPart(part, { answers: CATALOGUE_ANSWERS, account: null })
  act(() => outbox.set([one(1)]))
  await user.click(await screen.findByRole('button', { name: 'Sign in to send' }))
  screen.getByText('login')
  act(() => openSignIn(null))
  goes('offline')
  expect(screen.queryByRole('button', { name: 'Sign in to send' })).toBeNull()
  expect(container.textContent).toContain('One thing waits')
})

afterEach(() => {
  goes('online')
  outbox.set([])
})

test('without a line it says which release is read and what waits; with one only what waits, and else nothing', async () => {
  const { container } = await openPart(<OfflineNotice />, { answers: CATALOGUE_ANSWERS, account: null })
  expect(container.textContent).toBe('')
  goes('offline')
  await waitFor(() =>
    expect(container.textContent).toMatch(/^No network\. You read release 1 of June 1st 2024/),
  )
  expect(screen.queryByRole('link')).toBeNull()
  act(() => outbox.set([one(1), one(2)]))
  expect(screen.getByRole('link', { name: '2 things wait' }).getAttribute('href')).toBe('/on-this-device')
  goes('online')
  expect(container.textContent).not.toContain('No network.')
  screen.getByRole('link', { name: '2 things wait' })
  act(() => outbox.set([]))
  expect(container.textContent).toBe('')
})
