import type { UserRow } from '#contract/admin/users.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import type { Selection } from '#web/kit/records/use-selection.ts'
import type { UsersQuery } from './use-users.ts'
import { UserActions, type UserTasks } from './user-actions.tsx'
import { LastLogin, nameOf, RoleTag, UserIdentity } from './user-identity.tsx'
import classes from './users.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

interface UsersTableProps {
  readonly users: readonly UserRow[]
  /** Id of the administrator who looks at the list: the own account is never deleted in bulk. */
  readonly self: number
  readonly selection: Selection<UserRow>
  readonly tasks: UserTasks
  readonly query: UsersQuery
  readonly onOrder: (by: string, descending: boolean) => void
}

const columnsIn = (text: Language['text']): readonly Column<UserRow>[] => [
  {
    title: text(message('users.user')),
    names: true,
    orderedBy: 'name',
    cell: (user) => <UserIdentity user={user} />,
  },
  {
    title: text(message('users.email')),
    orderedBy: 'email',
    cell: ({ email }) => email,
    className: classes.email,
  },
  { title: text(message('manage.role')), orderedBy: 'role', cell: (user) => <RoleTag user={user} /> },
  {
    title: text(message('users.last-login')),
    orderedBy: 'lastLogin',
    cell: (user) => <LastLogin user={user} />,
    className: classes.when,
  },
]

/** The accounts of a page. */
export function UsersTable({ users, self, selection, tasks, query, onOrder }: UsersTableProps) {
  const { text } = useLanguage()
  return (
    <RecordTable
      label={text(message('manage.users'))}
      rows={users}
      columns={columnsIn(text)}
      className={classes.users}
      selectable={{ selection, nameOf, canSelect: ({ id }) => id !== self }}
      order={{ by: query.by, descending: query.descending, onOrder }}
      actions={(user) => <UserActions user={user} isSelf={user.id === self} {...tasks} />}
    />
  )
}
