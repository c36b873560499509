import { useState } from 'react'
import type { UserRow } from '#contract/admin/users.ts'
import { includesRole, type Role, roleLabel } from '#domain/account/role.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import { change } from '#web/queries/change.ts'
import { refreshOwnAccount } from '#web/queries/own-account.ts'
import { EditUserDialog } from './edit-user-dialog.tsx'
import type { UserTasks } from './user-actions.tsx'
import { nameOf } from './user-identity.tsx'
import classes from './users.module.css'

type Open =
  | { readonly what: 'edit'; readonly user: UserRow }
  | { readonly what: 'delete'; readonly users: readonly UserRow[] }
  | { readonly what: 'own-role'; readonly user: UserRow; readonly role: Role }
  | { readonly what: 'close'; readonly user: UserRow }

/** What an administrator does with accounts, and the dialogs that ask first. `onGone` hears which are there no more. */
export function useUserTasks(
  self: number,
  onGone: (gone: readonly UserRow[]) => void,
): { readonly tasks: UserTasks; readonly dialogs: React.ReactNode } {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  const giveRole = async (user: UserRow, role: Role, confirm = false) => {
    const direction = includesRole(role, user.role.value) ? 'upgrade' : 'downgrade'
    const values = { path: { id: user.id }, body: { role, confirm } }
    await withFailureToast(`Failed to ${direction} user role`, async () => {
      // Whoever gives the own role away may not look at the list any more.
      const call = 'POST /users/{id}/role'
      await (user.id === self ? ask(call, values) : change(call, values))
      const text = `${nameOf(user)} is now ${roleLabel(role)}.`
      void showToast({ kind: 'success', title: `User role ${direction}d successfully`, text })
      if (user.id === self) await refreshOwnAccount()
    })
  }
  const setActive = async (user: UserRow, is_active: boolean) => {
    await withFailureToast('Failed to update user', async () => {
      await change('PUT /users/{id}/active', { path: { id: user.id }, body: { is_active } })
      const title = `${nameOf(user)} ${is_active ? 'can sign in again' : 'was deactivated and signed out'}`
      void showToast({ kind: 'success', title })
    })
  }
  const inviteAgain = async (user: UserRow) => {
    await withFailureToast('The invitation was not sent', async () => {
      const { detail, letter_sent } = await change('POST /users/{id}/invitation', { path: { id: user.id } })
      const text = letter_sent ? '' : 'The letter could not be sent yet; it is tried again.'
      void showToast({ kind: 'success', title: detail, text })
    })
  }
  const erase = async (users: readonly UserRow[]) => {
    const ids = users.map(({ id }) => id)
    await withFailureToast('Failed to delete user', async () => {
      await change('POST /users/delete', { body: { ids } })
      void showToast({ kind: 'success', title: 'User(s) deleted successfully' })
      onGone(users)
    })
  }

  const tasks: UserTasks = {
    onRole: (user, role) =>
      user.id === self ? setOpen({ what: 'own-role', user, role }) : void giveRole(user, role),
    onEdit: (user) => setOpen({ what: 'edit', user }),
    onActive: (user, active) => (active ? void setActive(user, true) : setOpen({ what: 'close', user })),
    onInvite: (user) => void inviteAgain(user),
    onDelete: (users) => setOpen({ what: 'delete', users }),
  }
  return {
    tasks,
    dialogs: (
      <>
        {open?.what === 'edit' && <EditUserDialog user={open.user} onClose={close} />}
        {open?.what === 'delete' && (
          <DeleteDialog users={open.users} onConfirm={() => void erase(open.users)} onClose={close} />
        )}
        {open?.what === 'own-role' && (
          <ConfirmDialog
            title="Change your own role?"
            action={`Make me ${roleLabel(open.role)}`}
            isDanger={false}
            onConfirm={() => void giveRole(open.user, open.role, true)}
            onClose={close}
          >
            You will be signed out everywhere, and can no longer run the platform.
          </ConfirmDialog>
        )}
        {open?.what === 'close' && (
          <ConfirmDialog
            title={`Deactivate ${nameOf(open.user)}?`}
            action="Deactivate"
            onConfirm={() => void setActive(open.user, false)}
            onClose={close}
          >
            They are signed out everywhere and cannot sign in until you reactivate them. Nothing of theirs is
            deleted.
          </ConfirmDialog>
        )}
      </>
    ),
  }
}

function DeleteDialog(props: {
  readonly users: readonly UserRow[]
  readonly onConfirm: () => void
  readonly onClose: () => void
}) {
  const { users, onConfirm, onClose } = props
  const whom = users.length === 1 ? 'this user' : 'these users'
  return (
    <ConfirmDialog
      title={`Are you sure you want to delete ${whom}?`}
      action="Delete"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>This action cannot be undone.</p>
      <ul className={classes.named}>
        {users.map((user) => (
          <li key={user.id}>
            <bdi>{nameOf(user)}</bdi>, {user.email}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
