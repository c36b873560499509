import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { UserRow } from '#contract/admin/users.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import type { SortField, UsersQuery } from './use-users.ts'
import { UserActions, type UserTasks } from './user-actions.tsx'
import { LastLogin, nameOf, RoleTag, UserIdentity } from './user-identity.tsx'
import classes from './users.module.css'

export interface UserListProps extends UserTasks {
  readonly users: readonly UserRow[]
  /** Id of the administrator who looks at the list. */
  readonly self: number
  readonly selected: ReadonlySet<number>
  readonly onSelect: (users: readonly UserRow[], on: boolean) => void
}

interface UsersTableProps extends UserListProps {
  readonly sort: UsersQuery['sort']
  readonly onSort: (sort: UsersQuery['sort']) => void
}

const COLUMNS: readonly { readonly field: SortField; readonly label: string }[] = [
  { field: 'name', label: 'User' },
  { field: 'email', label: 'Email Address' },
  { field: 'role', label: 'Role' },
  { field: 'lastLogin', label: 'Last Login' },
]

/** The accounts as a table, where there is room for one. */
export function UsersTable({ users, self, selected, onSelect, sort, onSort, ...tasks }: UsersTableProps) {
  const others = users.filter(({ id }) => id !== self)
  const chosen = others.filter(({ id }) => selected.has(id)).length
  return (
    <ScrollRegion label="Users" className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td className={classes.select}>
              <input
                type="checkbox"
                aria-label="Select all users on this page"
                checked={chosen > 0 && chosen === others.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosen > 0 && chosen < others.length
                }}
                disabled={others.length === 0}
                onChange={({ currentTarget: { checked } }) => onSelect(others, checked)}
              />
            </td>
            {COLUMNS.map(({ field, label }) => (
              <SortHead key={field} {...{ field, label, sort, onSort }} />
            ))}
            <th scope="col" className={classes.actionsHead}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id} data-selected={selected.has(user.id) || undefined}>
              <td className={classes.select}>
                <SelectUser {...{ user, self, selected, onSelect }} />
              </td>
              <th scope="row">
                <UserIdentity user={user} />
              </th>
              <td className={classes.email}>{user.email}</td>
              <td>
                <RoleTag user={user} />
              </td>
              <td className={classes.when}>
                <LastLogin user={user} />
              </td>
              <td>
                <span className={classes.actions}>
                  <UserActions user={user} isSelf={user.id === self} {...tasks} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** The own account cannot be chosen: it is never deleted in bulk. */
export function SelectUser(
  props: Pick<UserListProps, 'self' | 'selected' | 'onSelect'> & { readonly user: UserRow },
) {
  const { user, self, selected, onSelect } = props
  return (
    <input
      type="checkbox"
      aria-label={`Select ${nameOf(user)}`}
      checked={selected.has(user.id)}
      disabled={user.id === self}
      onChange={({ currentTarget: { checked } }) => onSelect([user], checked)}
    />
  )
}

interface SortHeadProps extends Pick<UsersTableProps, 'sort' | 'onSort'> {
  readonly field: SortField
  readonly label: string
}

function SortHead({ field, label, sort, onSort }: SortHeadProps) {
  const isChosen = sort.field === field
  const Icon = isChosen ? (sort.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort
  const direction = sort.descending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isChosen ? direction : 'none'}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort({ field, descending: isChosen ? !sort.descending : field === 'lastLogin' })}
      >
        {label} <Icon size={15} aria-hidden="true" />
      </button>
    </th>
  )
}
