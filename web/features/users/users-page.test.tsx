import { screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { UserRow } from '#contract/admin/users.ts'
import { roleName } from '#domain/account/role.ts'
import { english } from '#languages/from-source.ts'
import { Problem } from '#domain/problem.ts'
import type { MadeUpAnswers } from '#tests/components/made-up-answers.ts'
import { dialog, openPart } from '#tests/components/open-part.tsx'
import { pageOfRows } from '#tests/components/page-of-rows.ts'
import UsersPage from './users-page.tsx'

const user = (id: number, name: string, change: Partial<UserRow> = {}): UserRow => ({
  ...{ id, username: name.toLowerCase(), email: `${name.toLowerCase()}@example.org`, email_verified: true },
  ...{ first_name: name, last_name: 'Test', organization: 'Ministry', profession: 'Nurse', is_active: true },
  ...{ lastLogin: '2026-11-01T10:00:00.000Z', avatar: null, role: { value: 'user', label: 'User' } },
  ...{ two_factor: false, invited_at: null, created_at: '2026-01-01T08:00:00.000Z' },
  updated_at: '2026-02-02T08:00:00.000Z',
  ...change,
})

const OLA = user(7, 'Ola', { role: { value: 'admin', label: 'Administrator' } })
const MINA = user(8, 'Mina', { lastLogin: null, invited_at: '2026-11-02T08:00:00.000Z' })
const TUNDE = user(9, 'Tunde', { is_active: false })
const counted = { count: 3, updated_at: null }

const ANSWERS: MadeUpAnswers = {
  'GET /users': ({ query }) => pageOfRows([OLA, MINA, TUNDE], query),
  'GET /admin/summary': {
    ...{ active_users: counted, admin_profiles: 1, moderators: 0, active_dashboards: counted },
    ...{ public_dashboards: 4, pending_dashboards: 0, plugins: counted, pending_plugins: [] },
    ...{ pending_plugin_count: 0, open_inquiries: 0, unread_notifications: 0 },
  },
}

const ADMIN = { role: OLA.role }
const open = (answers: MadeUpAnswers = {}) =>
  openPart(<UsersPage />, { account: ADMIN, answers: { ...ANSWERS, ...answers } })
const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('who is there: name, role, invitation, last sign-in, and what is closed', async () => {
  await open()
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)
  expect(rows[0]).toContain('Administrator')
  expect(rows[1]).toMatch(/Invited 2 November 2026|Invited 2 Nov 2026/)
  expect(rows[1]).toContain('not yet')
  expect(rows[2]).toContain('Deactivated')
  const [, , dashboards] = screen.getAllByRole('definition')
  expect(dashboards?.textContent).toBe('4')
})

test('what is typed is asked for once it stays, with the role and from the first page', async () => {
  const { user: hand, calls } = await open()
  await hand.type(await screen.findByRole('searchbox'), 'mi')
  await hand.selectOptions(screen.getByLabelText('Role'), 'moderator')
  const asked = () => calls.of('GET /users').at(-1)?.query
  await waitFor(() => expect(asked()).toMatchObject({ search: 'mi', role: 'moderator', page: '1' }))
  await hand.click(await press('Last Login'))
  await waitFor(() => expect(asked()).toMatchObject({ ordering: '-lastLogin' }))
  await hand.click(await press('Last Login'))
  await waitFor(() => expect(asked()).toMatchObject({ ordering: 'lastLogin' }))
})

test('the own account is neither ticked nor deleted; others are, by name', async () => {
  const { user: hand, calls } = await open({ 'POST /users/delete': { detail: 'Deleted', deleted: 2 } })
  await hand.click(await screen.findByRole('checkbox', { name: /^Select all users/ }))
  expect(screen.getByRole('checkbox', { name: 'Select Ola Test' })).toHaveProperty('disabled', true)
  await hand.click(await press('Delete Selected (2)'))
  const asks = await dialog()
  expect(
    within(asks)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mina Test, mina@example.org', 'Tunde Test, tunde@example.org'])
  await hand.click(within(asks).getByRole('button', { name: 'Delete' }))
  await screen.findByText('User(s) deleted successfully')
  expect(calls.of('POST /users/delete').map(({ body }) => body)).toEqual([{ ids: [8, 9] }])
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete Selected/ })).toBeNull())
})

test('a role is given at once and said; one that the server refuses is said with its reason', async () => {
  const { user: hand, calls } = await open({ 'POST /users/{id}/role': { detail: 'Done', user: MINA } })
  await hand.click(await press('Assign role to Mina Test (mina)'))
  await hand.click(await screen.findByRole('menuitem', { name: english.text(roleName('moderator')) }))
  await screen.findByText('User role upgraded successfully')
  expect(calls.of('POST /users/{id}/role')).toMatchObject([
    { path: { id: '8' }, body: { role: 'moderator', confirm: false } },
  ])
})

test('a role that is refused says why', async () => {
  const { user: hand } = await open({
    'POST /users/{id}/role': new Problem('not-allowed', 'The last administrator stays one.'),
  })
  await hand.click(await press('Assign role to Mina Test (mina)'))
  await hand.click(await screen.findByRole('menuitem', { name: english.text(roleName('admin')) }))
  await screen.findByText('Failed to upgrade user role. The last administrator stays one.')
})

test('giving the own role away is asked about first', async () => {
  const { user: hand, calls } = await open({ 'POST /users/{id}/role': { detail: 'Done', user: OLA } })
  await hand.click(await press('Assign role to Ola Test (ola)'))
  await hand.click(await screen.findByRole('menuitem', { name: english.text(roleName('user')) }))
  expect(calls.of('POST /users/{id}/role')).toEqual([])
  await hand.click(
    within(await dialog()).getByRole('button', { name: `Make me ${english.text(roleName('user'))}` }),
  )
  await screen.findByText('User role downgraded successfully')
  expect(calls.of('POST /users/{id}/role')).toMatchObject([{ body: { role: 'user', confirm: true } }])
})

test.each([
  ['Mina', 'Deactivate', false, 'Mina Test was deactivated and signed out'],
  ['Tunde', 'Reactivate', true, 'Tunde Test can sign in again'],
])('%s: %s', async (name, word, is_active, said) => {
  const { user: hand, calls } = await open({ 'PUT /users/{id}/active': MINA })
  await hand.click(await press(`More for ${name} Test (${name.toLowerCase()})`))
  await hand.click(await screen.findByRole('menuitem', { name: word }))
  if (!is_active) await hand.click(within(await dialog()).getByRole('button', { name: word }))
  await screen.findByText(said)
  expect(calls.of('PUT /users/{id}/active').map(({ body }) => body)).toEqual([{ is_active }])
})

test('whoever has never signed in is invited again, and a letter that waits is said', async () => {
  const { user: hand } = await open({
    'POST /users/{id}/invitation': { detail: 'Mina was invited again', letter_sent: false },
  })
  await hand.click(await press('More for Tunde Test (tunde)'))
  expect(screen.queryByRole('menuitem', { name: 'Send the invitation again' })).toBeNull()
  await hand.keyboard('{Escape}')
  await hand.click(await press('More for Mina Test (mina)'))
  await hand.click(await screen.findByRole('menuitem', { name: 'Send the invitation again' }))
  await screen.findByText('The e-mail could not be sent yet; it is tried again.')
})

test('an account is corrected as it was read, and a second hand is told', async () => {
  const taken = new Problem('changed-meanwhile', 'Somebody else has changed it.')
  const { user: hand, calls } = await open({ 'PUT /users/{id}': taken })
  await hand.click(await press('More for Mina Test (mina)'))
  await hand.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const form = within(await dialog())
  await hand.clear(form.getByLabelText('Profession'))
  await hand.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('Profession is required')
  await hand.type(form.getByLabelText('Profession'), 'Midwife')
  await hand.click(form.getByRole('button', { name: 'Save' }))
  await form.findByText('Failed to update user. Somebody else has changed it.')
  expect(calls.of('PUT /users/{id}')).toMatchObject([
    { path: { id: '8' }, body: { profession: 'Midwife', updated_at: MINA.updated_at } },
  ])
  expect(form.getByLabelText('Profession')).toHaveProperty('value', 'Midwife')
})

test('an account is added with a password, or without one by link', async () => {
  const { user: hand, calls } = await open({
    'POST /users': { detail: 'Made', username: 'mina', email: MINA.email, letter_sent: true },
  })
  await hand.click(await press('Add User'))
  const form = within(await dialog())
  await hand.click(form.getByRole('button', { name: 'Add User' }))
  await form.findByText('Please select a role')
  expect(form.getByText('Password is required')).toBeTruthy()
  await hand.type(form.getByLabelText('Username'), 'mina')
  await hand.type(form.getByLabelText('Email Address'), 'mina@example.org')
  await hand.type(form.getByLabelText('Organization'), 'Ministry')
  await hand.type(form.getByLabelText('Profession'), 'Nurse')
  await hand.selectOptions(form.getByLabelText('Role'), 'user')
  await hand.click(form.getByLabelText('They choose the password themselves'))
  await hand.click(form.getByRole('button', { name: 'Add User' }))
  await screen.findByText('User added successfully')
  const [sent] = calls.of('POST /users')
  expect(sent?.body).toMatchObject({ username: 'mina', role: 'user' })
  expect(sent?.body).not.toHaveProperty('password')
})

test('people are invited by a list; what was refused stays to be mended', async () => {
  const lines = [
    { number: 1, text: 'Mina Bello, mina@example.org', outcome: 'invited', sentence: 'Invited mina' },
    { number: 2, text: 'Ada Eze, ada@example.org', outcome: 'refused', sentence: 'Has an account.' },
  ] as const
  const { user: hand, calls } = await open({
    'POST /users/invitations': { lines: [...lines], invited: 1 },
  })
  await hand.click(await press('Invite people'))
  const form = within(await dialog())
  const list = form.getByRole('textbox')
  await hand.click(list)
  await hand.paste('Mina Bello, mina@example.org\nAda Eze, ada@example.org\nnobody')
  expect(within(form.getByRole('region', { name: 'What was read' })).getAllByRole('listitem')).toHaveLength(3)
  await hand.click(form.getByRole('button', { name: 'Invite 2 people' }))
  expect(
    await within(await form.findByRole('region', { name: 'Invited' })).findByText('Invited mina'),
  ).toBeTruthy()
  expect(list).toHaveProperty('value', 'Ada Eze, ada@example.org')
  expect(form.getByText('Has an account.')).toBeTruthy()
  expect(calls.of('POST /users/invitations')).toHaveLength(1)
})

test('a list that cannot be had says so and is asked for again', async () => {
  let isThere = false
  const { user: hand } = await open({
    'GET /users': ({ query }) =>
      isThere ? pageOfRows([MINA], query) : new Problem('store-unavailable', 'The data cannot be read.'),
  })
  await screen.findByText('The data cannot be read.')
  isThere = true
  await hand.click(await press('Try again'))
  await screen.findByText('mina@example.org')
})
