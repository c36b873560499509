import { UserActions } from './user-actions.tsx'
import { LastLogin, RoleTag, UserIdentity } from './user-identity.tsx'
import { SelectUser, type UserListProps } from './users-table.tsx'
import classes from './users.module.css'

/** The accounts one below the other, on narrow screens. */
export function UsersList({ users, self, selected, onSelect, ...tasks }: UserListProps) {
  return (
    <ul className={classes.list}>
      {users.map((user) => (
        <li key={user.id} className={classes.item} data-selected={selected.has(user.id) || undefined}>
          <span className={classes.itemHead}>
            <SelectUser {...{ user, self, selected, onSelect }} />
            <UserIdentity user={user} />
            <RoleTag user={user} />
          </span>
          <span className={classes.email}>{user.email}</span>
          <span className={classes.when}>
            Last login: <LastLogin user={user} />
          </span>
          <span className={classes.actions}>
            <UserActions user={user} isSelf={user.id === self} {...tasks} />
          </span>
        </li>
      ))}
    </ul>
  )
}
