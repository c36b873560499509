import { screen } from '@testing-library/preact'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import ForgotPasswordPage from './forgot-password-page.tsx'
import InvitationPage from './invitation-page.tsx'
import ResetPasswordPage from './reset-password-page.tsx'
import VerifyEmailPage from './verify-email-page.tsx'

// The pages to which the links of letters lead.

const PASSWORD = 'Harmattan-2026-kano!'
const press = (name: string) => screen.findByRole('button', { name })

test('the same is said whether an account has that address or not', async () => {
  const { user, calls } = await openPart(<ForgotPasswordPage />, {
    ...{ account: null, answers: { 'POST /account/forgot-password': { detail: 'Done' } } },
  })
  await user.click(await press('Send the link'))
  await screen.findByText('Type your e-mail address or your username.')
  await user.type(screen.getByLabelText('E-mail or username'), ' ola@example.org ')
  await user.click(await press('Send the link'))
  await screen.findByText(/^If ola@example\.org belongs to an account, an e-mail is on its way/)
  expect(calls.of('POST /account/forgot-password').map(({ body }) => body)).toEqual([
    { email: 'ola@example.org' },
  ])
  await user.click(await press('Use another address, or send it again'))
  expect(await screen.findByLabelText('E-mail or username')).toHaveProperty('value', ' ola@example.org ')
})

const BY_LINK: readonly [
  string,
  ComponentType,
  'POST /account/reset-password' | 'POST /account/invitation',
  string,
  string,
  string,
][] = [
  [
    'reset',
    ResetPasswordPage,
    'POST /account/reset-password',
    'New password',
    'Change the password',
    'Password updated successfully!',
  ],
  [
    'invitation',
    InvitationPage,
    'POST /account/invitation',
    'Password',
    'Take the account',
    'The account is yours now',
  ],
]

function open(Page: ComponentType, at: string, answers: MadeUpAnswers = {}) {
  return openPart(<Page />, { account: null, at, answers })
}

test.each(BY_LINK)(
  '%s: a password is chosen twice alike, and sent with the link',
  async (_, Page, call, label, action, done) => {
    const answer = { detail: 'Done', username: 'mina' }
    const { user, calls } = await open(Page, '/page?token=abc', { [call]: answer })
    await user.type(await screen.findByLabelText(label), PASSWORD)
    await user.type(screen.getByLabelText(`Confirm ${label.toLowerCase()}`), 'another')
    await user.click(await press(action))
    expect(calls.of(call)).toEqual([])
    await user.clear(screen.getByLabelText(`Confirm ${label.toLowerCase()}`))
    await user.type(screen.getByLabelText(`Confirm ${label.toLowerCase()}`), PASSWORD)
    await user.click(await press(action))
    await screen.findByText(done)
    expect(calls.of(call).map(({ body }) => body)).toEqual([{ token: 'abc', password: PASSWORD }])
  },
)

test.each(BY_LINK)(
  '%s: a link that was used or is incomplete cannot be used',
  async (_, Page, call, label, action) => {
    const first = await open(Page, '/page')
    await screen.findByText('This link cannot be used')
    first.unmount()
    const used = new Problem('invalid-input', 'Look at token.', { token: ['This link was used.'] })
    const { user } = await open(Page, '/page?token=abc', { [call]: used })
    await user.type(await screen.findByLabelText(label), PASSWORD)
    await user.type(screen.getByLabelText(`Confirm ${label.toLowerCase()}`), PASSWORD)
    await user.click(await press(action))
    await screen.findByText('This link cannot be used')
  },
)

test('a password that the server refuses is said at its field, and the link stays good', async () => {
  const refusal = new Problem('invalid-input', 'Look at password.', {
    password: ['It is in a list of known ones.'],
  })
  const { user } = await open(ResetPasswordPage, '/page?token=abc', {
    'POST /account/reset-password': refusal,
  })
  await user.type(await screen.findByLabelText('New password'), PASSWORD)
  await user.type(screen.getByLabelText('Confirm new password'), PASSWORD)
  await user.click(await press('Change the password'))
  await screen.findByText('It is in a list of known ones.')
  expect(screen.queryByText('This link cannot be used')).toBeNull()
})

test('an address is confirmed by its link, once', async () => {
  const { calls } = await open(VerifyEmailPage, '/page?token=one', {
    'POST /account/verify-email': { detail: 'Done' },
  })
  await screen.findByText('Your e-mail address is confirmed')
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/login')
  expect(calls.of('POST /account/verify-email').map(({ body }) => body)).toEqual([{ token: 'one' }])
})

test('a link that is too old offers a new letter', async () => {
  const { user } = await open(VerifyEmailPage, '/page?token=two', {
    'POST /account/verify-email': new Problem('invalid-input', 'It is too old.'),
    'POST /account/verify-email/resend': { detail: 'Done' },
  })
  await screen.findByText('This link cannot be used')
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/login')
  await user.type(screen.getByLabelText('E-mail'), 'ola@example.org')
  await user.click(await press('Send a new e-mail'))
  await screen.findByText(/^If that address waits for its confirmation/)
})

test('where no answer arrives the link has not been used up', async () => {
  let isThere = false
  const { user } = await open(VerifyEmailPage, '/page?token=three', {
    'POST /account/verify-email': () =>
      isThere ? { detail: 'Done' } : new Problem('store-unavailable', 'Not now.'),
  })
  await screen.findByText('The link has not been used up.')
  isThere = true
  await user.click(await press('Try again'))
  await screen.findByText('Your e-mail address is confirmed')
})
