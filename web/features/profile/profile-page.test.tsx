import { fireEvent } from '@testing-library/dom'
import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { User } from '#contract/account/user.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { enterOwnAccount } from '#web/queries/own-account.ts'
import ProfilePage from './profile-page.tsx'

const USER: User = {
  ...{ id: 7, username: 'ola', email: 'ola@example.org', email_verified: true, pending_email: null },
  ...{
    first_name: 'Ola',
    last_name: 'Made-up',
    organization: '',
    profession: '',
    job_title: '',
    location: '',
  },
  ...{ role: 'user', avatar: null, is_active: true, has_password: true, lastLogin: null },
  ...{ created_at: '2026-01-05T08:00:00.000Z', updated_at: '2026-02-05T08:00:00.000Z' },
}

const open = (answers: MadeUpAnswers = {}, account: object | null = {}) =>
  openPart(<ProfilePage />, {
    account,
    answers: {
      ...(account && {
        'GET /users/{id}': USER,
        'GET /account/two-factor': {
          ...{ totp: false, email: false, sms: false, recovery_codes_left: 0, has_password: true },
          available: { totp: true, email: true, sms: false },
        },
      }),
      ...answers,
    },
  })
const save = () => screen.findByRole('button', { name: /^UPDATE/ })

test('what was changed is sent with the version that was read; an address that stays is not sent', async () => {
  const { user, calls } = await open({ 'PUT /users/{id}': { ...USER, first_name: 'Olu' } })
  await user.clear(await screen.findByLabelText(/^First name/))
  await user.type(screen.getByLabelText(/^First name/), 'Olu')
  await user.click(await save())
  await screen.findByText('Your information was updated.')
  const [sent] = calls.of('PUT /users/{id}')
  expect(sent?.body).toMatchObject({ first_name: 'Olu', username: 'ola', updated_at: USER.updated_at })
  expect(sent?.body).not.toHaveProperty('email')
})

test('a new address counts once the letter is answered', async () => {
  const { user, calls } = await open({ 'PUT /users/{id}': { ...USER, pending_email: 'new@example.org' } })
  await user.clear(await screen.findByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'nowhere')
  await user.click(await save())
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'new@example.org')
  await user.click(await save())
  await screen.findByText('An e-mail was sent to new@example.org.')
  expect(calls.of('PUT /users/{id}').map(({ body }) => body)).toMatchObject([{ email: 'new@example.org' }])
})

test('a mistyped new address is taken back, and what else was typed stays', async () => {
  let now: User = { ...USER, pending_email: 'wrong@example.org' }
  const { user, calls } = await open({
    'GET /users/{id}': () => now,
    'PUT /users/{id}': () => (now = USER),
  })
  await user.type(await screen.findByLabelText(/^Location/), 'Jos')
  await user.click(screen.getByRole('button', { name: 'Keep ola@example.org' }))
  await screen.findByText(
    'Your e-mail address stays ola@example.org. The link that was sent to wrong@example.org no longer works.',
  )
  expect(calls.of('PUT /users/{id}').map(({ body }) => body)).toEqual([{ email: 'ola@example.org' }])
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ola@example.org')
  expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', 'Jos')
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull()
  expect(await save()).toHaveProperty('disabled', false)
})

test('what was typed when the session ended is there after signing in again', async () => {
  let isOver = true
  const { user, calls } = await open({
    'PUT /users/{id}': () =>
      isOver ? new Problem('not-signed-in', 'Log in.') : { ...USER, location: 'Jos' },
  })
  await user.type(await screen.findByLabelText(/^Location/), 'Jos')
  await user.click(await save())
  await screen.findByText('Failed to update user. Log in.')
  expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', 'Jos')
  isOver = false
  // The dialog closes as soon as the server has said yes.
  Reflect.set(document, 'cookie', 'msdat-signed-in=1; path=/')
  openSignIn(null)
  await enterOwnAccount()
  expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', 'Jos')
  await user.click(await save())
  await screen.findByText('Your information was updated.')
  expect(calls.of('PUT /users/{id}').at(-1)?.body).toMatchObject({ location: 'Jos' })
})

test('an account that somebody else changed is shown as it is now, on request', async () => {
  let now = USER
  const { user } = await open({
    'GET /users/{id}': () => now,
    'PUT /users/{id}': () => {
      now = { ...USER, location: 'Kano', updated_at: '2026-03-05T08:00:00.000Z' }
      return new Problem('changed-meanwhile', 'It was changed meanwhile.')
    },
  })
  await user.type(await screen.findByLabelText(/^Location/), 'Jos')
  await user.click(await save())
  await screen.findByText('Failed to update user. It was changed meanwhile.')
  expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', 'Jos')
  await user.click(screen.getByRole('button', { name: 'Show what it is now' }))
  await waitFor(() => expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', 'Kano'))
})

test('an address that waits for its confirmation says so, and the letter is sent again', async () => {
  const { user } = await open({
    'GET /users/{id}': { ...USER, email_verified: false },
    'POST /account/verify-email/resend': { detail: 'An e-mail is on its way.' },
  })
  await user.click(await screen.findByRole('button', { name: 'Send the e-mail again' }))
  await screen.findByText(/An e-mail is on its way\./)
})

test('a picture is taken away', async () => {
  const { user, calls } = await open(
    { 'DELETE /account/avatar': { avatar: null } as never },
    { avatar: '/api/avatars/7' },
  )
  const picture = within(await screen.findByRole('region', { name: 'Picture' }))
  await user.click(picture.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Your picture was removed.')
  expect(calls.of('DELETE /account/avatar')).toHaveLength(1)
})

test('a file that is no picture is refused before anything is sent', async () => {
  await open()
  const input = await screen.findByLabelText('Picture', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['x'], 'words.png', { type: 'image/png' })] } })
  await screen.findByText('Choose a PNG, JPEG or WebP picture.')
})

test('without an account there is nothing to see', async () => {
  await open({}, null)
  await screen.findByText('Kindly login to view your profile.')
})
