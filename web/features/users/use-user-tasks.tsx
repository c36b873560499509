import { useState } from 'react'
import type { UserRow } from '#contract/admin/users.ts'
import { includesRole, type Role, roleName } from '#domain/account/role.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import { change } from '#web/queries/change.ts'
import { refreshOwnAccount } from '#web/queries/own-account.ts'
import { EditUserDialog } from './edit-user-dialog.tsx'
import type { UserTasks } from './user-actions.tsx'
import { nameOf } from './user-identity.tsx'
import classes from './users.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

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
  const { text } = useLanguage()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  const giveRole = async (user: UserRow, role: Role, confirm = false) => {
    const direction = includesRole(role, user.role.value) ? 'upgrade' : 'downgrade'
    const values = { path: { id: user.id }, body: { role, confirm } }
    await withFailureToast(text(message('users.role-not-changed', { direction })), async () => {
      // Whoever gives the own role away may not look at the list any more.
      const call = 'POST /users/{id}/role'
      await (user.id === self ? ask(call, values) : change(call, values))
      void showToast({
        kind: 'success',
        title: text(message('users.role-changed', { direction })),
        text: text(message('users.is-now', { name: nameOf(user), role: roleName(role) })),
      })
      if (user.id === self) await refreshOwnAccount()
    })
  }
  const setActive = async (user: UserRow, is_active: boolean) => {
    await withFailureToast(text(message('users.not-updated')), async () => {
      await change('PUT /users/{id}/active', { path: { id: user.id }, body: { is_active } })
      void showToast({
        kind: 'success',
        title: text(message('users.active-now', { name: nameOf(user), active: is_active ? 'yes' : 'no' })),
      })
    })
  }
  const inviteAgain = async (user: UserRow) => {
    await withFailureToast(text(message('users.invitation-not-sent')), async () => {
      const { detail, letter_sent } = await change('POST /users/{id}/invitation', { path: { id: user.id } })
      void showToast({
        kind: 'success',
        title: detail,
        text: letter_sent ? '' : text(message('users.letter-later')),
      })
    })
  }
  const erase = async (users: readonly UserRow[]) => {
    const ids = users.map(({ id }) => id)
    await withFailureToast(text(message('users.not-deleted')), async () => {
      await change('POST /users/delete', { body: { ids } })
      void showToast({ kind: 'success', title: text(message('users.deleted')) })
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
            title={text(message('users.own-role'))}
            action={text(message('users.make-me', { role: roleName(open.role) }))}
            isDanger={false}
            onConfirm={() => void giveRole(open.user, open.role, true)}
            onClose={close}
          >
            {text(message('users.own-role-about'))}
          </ConfirmDialog>
        )}
        {open?.what === 'close' && (
          <ConfirmDialog
            title={text(message('users.deactivate-named', { name: nameOf(open.user) }))}
            action={text(message('users.deactivate'))}
            onConfirm={() => void setActive(open.user, false)}
            onClose={close}
          >
            {text(message('users.deactivate-about'))}
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
  const { text } = useLanguage()
  const { users, onConfirm, onClose } = props

  return (
    <ConfirmDialog
      title={text(message('users.delete-sure', { count: users.length }))}
      action={text(message('manage.delete'))}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{text(message('users.no-undo'))}</p>
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
