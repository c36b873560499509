import { screen, waitFor } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { Problem } from '#domain/problem.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { useSignInWish } from '#web/kit/sign-in-door.ts'
import RequireAccount from './require-account.tsx'

function Wished() {
  const wish = useSignInWish()
  return <output>{wish ? `${wish.view} ${wish.returnTo ?? ''}` : 'no wish'}</output>
}

function open(account: Partial<OwnAccount> | null, entrance?: string) {
  return openPart(
    <>
      <RequireAccount needed="users.manage" entrance={entrance}>
        <p>Users</p>
      </RequireAccount>
      <Wished />
    </>,
    { account, at: '/admin?tab=2#/users' },
  )
}

const address = () => `${window.location.pathname}${window.location.search}`

test('whoever may see it sees it, where they are', async () => {
  await open({ role: { value: 'admin', label: 'Admin' } })
  expect(screen.getByText('Users')).toBeTruthy()
  expect(address()).toBe('/admin?tab=2')
})

test('whoever may not is told so at the start, and back leads to where they came from', async () => {
  const pages = window.history.length
  await open({})
  await screen.findByText('Access Denied: Access denied: User does not have admin privileges')
  expect([address(), window.history.length]).toEqual(['/', pages])
  expect(screen.queryByText('Users')).toBeNull()
})

test('whoever is not signed in is told so at the start, with the door open that leads back to where they wanted to be', async () => {
  const pages = window.history.length
  await open(null)
  await screen.findByText('Access Denied, Please Login')
  expect([address(), window.history.length]).toEqual(['/', pages])
  expect(screen.getByText('login /admin?tab=2#/users')).toBeTruthy()
  expect(screen.queryByText('Users')).toBeNull()
})

test('where a page has an entrance of its own they are led there', async () => {
  await open(null, '/reading')
  await waitFor(() => expect(address()).toBe('/reading?return_to=%2Fadmin%3Ftab%3D2%23%2Fusers'))
})

test('where the server cannot say who they are, nobody is led away, and it is asked again', async () => {
  let isBack = false
  const { user } = await openPart(
    <RequireAccount needed="account.use" entrance={undefined}>
      <p>Users</p>
    </RequireAccount>,
    {
      at: '/admin',
      answers: {
        'GET /account': () =>
          isBack
            ? ({ id: 7, username: 'ola', role: { value: 'user', label: 'User' }, grants: [] } as never)
            : new Problem('cannot-write', 'Down'),
      },
    },
  )
  isBack = true
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Users')
  expect(address()).toBe('/admin')
})
