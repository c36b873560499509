import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { readAdminSummary } from '#contract/admin/summary.ts'
import type { UserRow } from '#contract/admin/users.ts'
import { formatNumber } from '#domain/number/format.ts'
import { Button } from '#web/kit/button.tsx'
import { Pages } from '#web/kit/records/pages.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useSize } from '#web/kit/use-size.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { AddUserDialog } from './add-user-dialog.tsx'
import { PAGE_SIZE, useUsers } from './use-users.ts'
import { useUserTasks } from './use-user-tasks.tsx'
import { UsersList } from './users-list.tsx'
import { UsersTable } from './users-table.tsx'
import { UsersToolbar } from './users-toolbar.tsx'
import classes from './users.module.css'

/** Narrower than this the accounts stand one below the other, in CSS pixels. */
const TABLE_WIDTH = 860

/** All accounts: find, add, correct, give roles, deactivate, delete (specification of accounts §2). */
export default function UsersPage() {
  const own = useOwnAccount()
  const self = own.status === 'signed-in' ? own.account.id : 0
  const users = useUsers()
  const summary = useAnswer<typeof readAdminSummary>('/admin/summary')
  const [chosen, setChosen] = useState<ReadonlyMap<number, UserRow>>(new Map())
  const [adding, setAdding] = useState(false)
  const [ref, { width }] = useSize<HTMLDivElement>()
  const changed = (gone: readonly UserRow[]) => {
    setChosen((before) => without(before, gone))
    void users.reload()
    void summary.reload()
  }
  const { tasks, dialogs } = useUserTasks(self, changed)
  const rows = users.shown?.page.results ?? []
  const list = {
    users: rows,
    self,
    selected: new Set(chosen.keys()),
    onSelect: (some: readonly UserRow[], on: boolean) =>
      setChosen((before) => (on ? withAll(before, some) : without(before, some))),
    ...tasks,
  }
  return (
    <div ref={ref}>
      <RecordsHead
        title="Users"
        lead="Role changes are logged and need the admin role."
        actions={
          <Button kind="primary" onClick={() => setAdding(true)}>
            <IconPlus size={18} aria-hidden="true" /> Add User
          </Button>
        }
      />
      <Summary answer={summary} />
      <UsersToolbar query={users.query} onChange={users.narrow}>
        {chosen.size > 0 && (
          <span className={classes.bulk}>
            <span role="status">{chosen.size} selected</span>
            <Button kind="danger" onClick={() => tasks.onDelete([...chosen.values()])}>
              <IconTrash size={16} aria-hidden="true" /> Delete Selected ({chosen.size})
            </Button>
          </span>
        )}
      </UsersToolbar>
      {users.error ? (
        <LoadFailureMessage
          what="The list of users"
          reason={users.error.status === 0 ? 'offline' : 'broken'}
          onRetry={() => void users.reload()}
        />
      ) : users.shown === null ? (
        <Loading what="users" />
      ) : rows.length === 0 ? (
        <p className={classes.empty} role="status">
          No users found
        </p>
      ) : width > 0 && width < TABLE_WIDTH ? (
        <UsersList {...list} />
      ) : (
        <UsersTable {...list} sort={users.query.sort} onSort={(sort) => users.narrow({ sort })} />
      )}
      {users.shown && (
        <Pages what="users" {...users.shown} size={PAGE_SIZE} onPage={(page) => users.narrow({ page })} />
      )}
      {adding && (
        <AddUserDialog
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false)
            changed([])
          }}
        />
      )}
      {dialogs}
    </div>
  )
}

function Summary({ answer }: { readonly answer: ReturnType<typeof useAnswer<typeof readAdminSummary>> }) {
  const value = answer.status === 'ready' ? answer.value : null
  const lines = [
    ['Active Users', value?.active_users.count],
    ['Admin Profiles', value?.admin_profiles],
    ['Public Dashboards', value?.public_dashboards],
  ] as const
  return (
    <dl className={classes.summary}>
      {lines.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count === undefined ? '–' : formatNumber(count, 0)}</dd>
        </div>
      ))}
    </dl>
  )
}

function withAll(chosen: ReadonlyMap<number, UserRow>, users: readonly UserRow[]) {
  return new Map([...chosen, ...users.map((user) => [user.id, user] as const)])
}

function without(chosen: ReadonlyMap<number, UserRow>, users: readonly UserRow[]) {
  const gone = new Set(users.map(({ id }) => id))
  return new Map([...chosen].filter(([id]) => !gone.has(id)))
}
