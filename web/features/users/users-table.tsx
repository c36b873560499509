import type { UserRow } from '#contract/admin/users.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import type { Selection } from '#web/kit/records/use-selection.ts'
import type { UsersQuery } from './use-users.ts'
import { UserActions, type UserTasks } from './user-actions.tsx'
import { LastLogin, nameOf, RoleTag, UserIdentity } from './user-identity.tsx'
import classes from './users.module.css'

interface UsersTableProps {
  readonly users: readonly UserRow[]
  /** Id of the administrator who looks at the list: the own account is never deleted in bulk. */
  readonly self: number
  readonly selection: Selection<UserRow>
  readonly tasks: UserTasks
  readonly query: UsersQuery
  readonly onOrder: (by: string, descending: boolean) => void
}

const COLUMNS: readonly Column<UserRow>[] = [
  { title: 'User', names: true, orderedBy: 'name', cell: (user) => <UserIdentity user={user} /> },
  { title: 'Email Address', orderedBy: 'email', cell: ({ email }) => email, className: classes.email },
  { title: 'Role', orderedBy: 'role', cell: (user) => <RoleTag user={user} /> },
  {
    title: 'Last Login',
    orderedBy: 'lastLogin',
    cell: (user) => <LastLogin user={user} />,
    className: classes.when,
  },
]

/** The accounts of a page. */
export function UsersTable({ users, self, selection, tasks, query, onOrder }: UsersTableProps) {
  return (
    <RecordTable
      label="Users"
      rows={users}
      columns={COLUMNS}
      className={classes.users}
      selectable={{ selection, nameOf, canSelect: ({ id }) => id !== self }}
      order={{ by: query.by, descending: query.descending, onOrder }}
      actions={(user) => <UserActions user={user} isSelf={user.id === self} {...tasks} />}
    />
  )
}
