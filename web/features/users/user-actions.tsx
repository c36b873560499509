import { navigate } from 'wouter/use-browser-location'
import {
  IconChevronDown,
  IconDots,
  IconMailForward,
  IconPencil,
  IconShieldCheck,
  IconTrash,
  IconUserCheck,
  IconUserOff,
} from '#web/kit/icons.ts'
import type { UserRow } from '#contract/admin/users.ts'
import { type Role, ROLES, roleName } from '#domain/account/role.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { MenuButton } from '#web/kit/menu-button.tsx'
import { whoIs } from './user-identity.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** What can be done with one account. */
export interface UserTasks {
  readonly onRole: (user: UserRow, role: Role) => void
  readonly onEdit: (user: UserRow) => void
  readonly onActive: (user: UserRow, active: boolean) => void
  readonly onInvite: (user: UserRow) => void
  readonly onDelete: (users: readonly UserRow[]) => void
}

interface UserActionsProps extends UserTasks {
  readonly user: UserRow
  /** The administrator who looks at it: the own account is not deleted here. */
  readonly isSelf: boolean
}

/** Role, more, delete: at the end of each row. */
export function UserActions({
  user,
  isSelf,
  onRole,
  onEdit,
  onActive,
  onInvite,
  onDelete,
}: UserActionsProps) {
  const { text } = useLanguage()
  const name = whoIs(user)
  const roles = ROLES.filter((role) => role !== user.role.value)
  const active = user.is_active
  return (
    <>
      <MenuButton
        items={roles.map((role) => ({ label: text(roleName(role)), onSelect: () => onRole(user, role) }))}
      >
        {(trigger) => (
          <Button kind="quiet" aria-label={text(message('users.assign-role-named', { name }))} {...trigger}>
            {text(message('users.assign-role'))} <IconChevronDown size={16} aria-hidden="true" />
          </Button>
        )}
      </MenuButton>
      <MenuButton
        items={[
          {
            label: text(message('manage.edit')),
            icon: <IconPencil size={18} aria-hidden="true" />,
            onSelect: () => onEdit(user),
          },
          {
            label: text(message('users.what-they-may')),
            icon: <IconShieldCheck size={18} aria-hidden="true" />,
            onSelect: () => navigate(`/admin#/rights?person=${user.id}`),
          },
          ...(active && user.lastLogin === null
            ? [
                {
                  label: text(message('users.invite-again')),
                  icon: <IconMailForward size={18} aria-hidden="true" />,
                  onSelect: () => onInvite(user),
                },
              ]
            : []),
          ...(isSelf
            ? []
            : [
                {
                  label: active ? text(message('users.deactivate')) : text(message('users.reactivate')),
                  icon: active ? (
                    <IconUserOff size={18} aria-hidden="true" />
                  ) : (
                    <IconUserCheck size={18} aria-hidden="true" />
                  ),
                  onSelect: () => onActive(user, !active),
                },
              ]),
        ]}
      >
        {(trigger) => (
          <IconButton label={text(message('users.more-for', { name }))} {...trigger}>
            <IconDots size={18} aria-hidden="true" />
          </IconButton>
        )}
      </MenuButton>
      <IconButton
        label={isSelf ? text(message('users.own-account')) : text(message('manage.delete-named', { name }))}
        disabled={isSelf}
        onClick={() => onDelete([user])}
      >
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}
