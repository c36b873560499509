import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import { DEFAULT_PREFERENCES, type Preferences } from '#domain/account/preferences.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import SettingsPage from './settings-page.tsx'

type Session = AnswerOf<'GET /account/sessions'>['results'][number]
type Steps = AnswerOf<'GET /account/two-factor'>

const session = (id: number, change: Partial<Session> = {}): Session => ({
  ...{ id, device: `Browser ${id}`, network: '', created_at: '2026-11-01T08:00:00.000Z' },
  ...{ last_used_at: '2026-11-02T08:00:00.000Z', is_current: id === 1 },
  ...change,
})
const STEPS: Steps = {
  ...{ totp: false, email: false, sms: false, recovery_codes_left: 0, has_password: true },
  available: { totp: true, email: true, sms: false },
}

function open(answers: MadeUpAnswers = {}, account: object = {}) {
  let preferences: Preferences = DEFAULT_PREFERENCES
  return openPart(<SettingsPage />, {
    account,
    answers: {
      'GET /account/preferences': () => preferences,
      'PATCH /account/preferences': ({ body }) => {
        preferences = { ...preferences, ...(body as Partial<Preferences>) }
        return preferences
      },
      'GET /account/two-factor': STEPS,
      'GET /account/sessions': { results: [session(1)] },
      ...answers,
    },
  })
}

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('who one is, with what was not given and an address that is not confirmed', async () => {
  await open({}, { email_verified: false, organization: 'Ministry' })
  const facts = await (await part('Profile')).findAllByRole('definition')
  expect(facts.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'Ola Made-up',
    'ola',
    'ola@example.org (not confirmed yet)',
    'Ministry',
    'not given',
  ])
})

test('each switch is kept at once', async () => {
  const { user, calls } = await open()
  const kept = () => calls.of('PATCH /account/preferences').map(({ body }) => body)
  await user.click(await screen.findByRole('switch', { name: 'Record my activity' }))
  await user.click(await screen.findByRole('radio', { name: /^Public/ }))
  await waitFor(() => expect(kept()).toEqual([{ recordActivity: false }, { dashboardVisibility: 'public' }]))
})

test('a switch that the server refuses goes back, and that is said', async () => {
  const { user } = await open({
    'PATCH /account/preferences': new Problem('cannot-write', 'The disk is full.'),
  })
  const recording = await screen.findByRole<HTMLInputElement>('switch', { name: 'Record my activity' })
  const { checked } = recording
  await user.click(recording)
  await screen.findByText('Your choice was not saved. The disk is full.')
  expect(recording.checked).toBe(checked)
})

test.each([
  ['user', ['Updates']],
  ['moderator', ['Updates', 'Custom Dashboard', 'Plug-Ins']],
  ['admin', ['Updates', 'New User', 'Custom Dashboard', 'Admin Activities', 'Plug-Ins']],
])('a %s is asked only about what they are told of', async (value, labels) => {
  await open({}, { role: { value, label: value } })
  const notifications = await part('Notifications')
  const switches = await notifications.findAllByRole('switch')
  expect(switches.map((one) => document.querySelector(`label[for="${one.id}"]`)?.textContent)).toEqual(labels)
})

test('devices: five at first, one is signed out by name, and all others', async () => {
  const { user, calls } = await open({
    'GET /account/sessions': {
      results: [1, 2, 3, 4, 5, 6].map((id) => session(id, { network: '10.0.0.x' })),
    },
    'DELETE /account/sessions/{id}': { detail: 'Done' },
    'DELETE /account/sessions': { detail: 'Done', ended: 5 },
  })
  const devices = await part('Devices')
  expect(await devices.findAllByRole('listitem')).toHaveLength(5)
  await user.click(await press('Show all 6'))
  expect(devices.getAllByRole('listitem')).toHaveLength(6)
  expect(devices.queryByRole('button', { name: /^Sign out Browser 1,/ })).toBeNull()
  await user.click(await press(/^Sign out Browser 3,/))
  await screen.findByText('Browser 3 is signed out.')
  await user.click(await press('Sign out everywhere else'))
  await screen.findByText('You are signed out everywhere else.')
  expect(calls.of('DELETE /account/sessions/{id}').map(({ path }) => path)).toEqual([{ id: '3' }])
  expect(calls.of('DELETE /account/sessions').map(({ query }) => query)).toEqual([{ keep: 'this' }])
})

test('the only device is not asked to sign out others', async () => {
  await open()
  await press('Sign out everywhere')
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
})

test('the account goes only with the password, and a wrong one is said', async () => {
  const { user, calls } = await open({
    'DELETE /users/{id}': new Problem('invalid-input', 'Look at password.', {
      password: ['This is not it.'],
    }),
  })
  await user.click(await press('Deactivate Account'))
  const asks = within(await dialog())
  await user.click(asks.getByRole('button', { name: 'Yes, deactivate it!' }))
  await asks.findByText('Type your password.')
  await user.type(asks.getByLabelText('Your password'), 'guess')
  await user.click(asks.getByRole('button', { name: 'Yes, deactivate it!' }))
  await asks.findByText(/^Failed to deactivate account\./)
  expect(asks.getByText('This is not it.')).toBeTruthy()
  expect(calls.of('DELETE /users/{id}').map(({ path, body }) => [path.id, body])).toEqual([
    ['7', { password: 'guess' }],
  ])
})

test('whoever has no password is not asked for one', async () => {
  const { user, calls } = await open({
    'GET /account/two-factor': { ...STEPS, has_password: false },
    'DELETE /users/{id}': new Problem('store-unavailable', 'The data cannot be read.'),
  })
  await user.click(await press('Deactivate Account'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Yes, deactivate it!' }))
  await screen.findByText('Failed to deactivate account. The data cannot be read.')
  expect(calls.of('DELETE /users/{id}').map(({ body }) => body)).toEqual([{}])
})

test('the second step by e-mail is turned on with the password, and the authenticator stays as it is', async () => {
  let steps = STEPS
  const { user, calls } = await open({
    'GET /account/two-factor': () => steps,
    'POST /users/{id}/security-settings': () => {
      steps = { ...steps, email: true }
      return { sms: false, email: true, googleAuthenticator: false, microsoftAuthenticator: false }
    },
  })
  await user.click(await press('Turn on'))
  const asks = within(await dialog())
  await user.type(asks.getByLabelText('Your password'), 'A long phrase')
  await user.click(asks.getByRole('button', { name: 'Turn on' }))
  await screen.findByText('Codes by e-mail are on.')
  expect(await press('Turn off')).toBeTruthy()
  expect(calls.of('POST /users/{id}/security-settings').map(({ body }) => body)).toEqual([
    {
      ...{ sms: false, email: true, googleAuthenticator: false, microsoftAuthenticator: false },
      password: 'A long phrase',
    },
  ])
})

test('with the authenticator: how many codes are left, new ones, and turning it off', async () => {
  let steps: Steps = { ...STEPS, totp: true, recovery_codes_left: 1 }
  const { user } = await open({
    'GET /account/two-factor': () => steps,
    'POST /account/two-factor/backup-codes': { backup_codes: ['aaa-111', 'bbb-222'] },
    'POST /account/two-factor/disable': () => {
      steps = STEPS
      return { two_factor: false, token: '' } as never
    },
  })
  await screen.findByText('1 recovery code is left.')
  await user.click(await press('New recovery codes'))
  await user.type(within(await dialog()).getByLabelText('Your password'), 'A long phrase')
  await user.click(within(await dialog()).getByRole('button', { name: 'Make new codes' }))
  await screen.findByText('bbb-222')
  await user.keyboard('{Escape}')
})

test('a new password: what it lacks is listed, two that differ are said, and the old one is needed', async () => {
  const { user, calls } = await open({
    'PUT /users/update_password': new Problem('invalid-input', 'Look at current_password.', {
      current_password: ['This is not your current password.'],
    }),
  })
  await user.click(await press('CHANGE PASSWORD'))
  const form = await part('Password')
  await user.type(form.getByLabelText('Current password'), 'old')
  await user.type(form.getByLabelText('New password'), 'short')
  await user.click(form.getByRole('button', { name: 'Change password' }))
  const invalid = within(await dialog())
  expect(invalid.getAllByRole('listitem').length).toBeGreaterThan(1)
  await user.click(invalid.getByRole('button', { name: 'OK' }))
  await user.clear(form.getByLabelText('New password'))
  await user.type(form.getByLabelText('New password'), 'Harmattan-2026-kano!')
  await user.type(form.getByLabelText('Confirm new password'), 'Harmattan-2026-kano')
  await user.click(form.getByRole('button', { name: 'Change password' }))
  await form.findByText('Passwords do not match')
  await user.type(form.getByLabelText('Confirm new password'), '!')
  await user.click(form.getByRole('button', { name: 'Change password' }))
  await form.findByText('This is not your current password.')
  expect(calls.of('PUT /users/update_password').map(({ body }) => body)).toEqual([
    { current_password: 'old', new_password: 'Harmattan-2026-kano!' },
  ])
})
