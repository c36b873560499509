import { IconMailPlus, IconPlus, IconTrash } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { UserRow } from '#contract/admin/users.ts'
import { formatNumber } from '#domain/number/format.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useSelection } from '#web/kit/records/use-selection.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { AddUserDialog } from './add-user-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { useUsers } from './use-users.ts'
import { useUserTasks } from './use-user-tasks.tsx'
import { UsersTable } from './users-table.tsx'
import { UsersToolbar } from './users-toolbar.tsx'
import classes from './users.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** All accounts: find, add, correct, give roles, deactivate, delete (specification of accounts §2). */
export default function UsersPage() {
  const { text } = useLanguage()
  const own = useOwnAccount()
  const self = own.status === 'signed-in' ? own.account.id : 0
  const { list, query, narrow } = useUsers()
  const selection = useSelection<UserRow>()
  const [open, setOpen] = useState<'add' | 'invite' | null>(null)
  const { tasks, dialogs } = useUserTasks(self, (gone) => selection.select(gone, false))
  const chosen = selection.rows
  return (
    <>
      <RecordsHead
        title={text(message('manage.users'))}
        lead={text(message('users.lead'))}
        actions={
          <>
            <Button kind="primary" onClick={() => setOpen('invite')}>
              <IconMailPlus size={18} aria-hidden="true" /> {text(message('users.invite-people'))}
            </Button>
            <Button onClick={() => setOpen('add')}>
              <IconPlus size={18} aria-hidden="true" /> {text(message('users.add'))}
            </Button>
          </>
        }
      />
      <Summary />
      <UsersToolbar query={query} onChange={narrow}>
        {chosen.length > 0 && (
          <Row as="span" gap={12} align="center" className={classes.bulk}>
            <span role="status">{text(message('users.selected', { count: chosen.length }))}</span>
            <Button kind="danger" onClick={() => tasks.onDelete(chosen)}>
              <IconTrash size={16} aria-hidden="true" />{' '}
              {text(message('users.delete-selected', { count: chosen.length }))}
            </Button>
          </Row>
        )}
      </UsersToolbar>
      <ListedRecords
        list={list}
        what={text(message('users.users-inside'))}
        listName={text(message('users.list'))}
        empty={text(message('users.none'))}
        onPage={(page) => narrow({ page })}
      >
        {(users) => (
          <UsersTable
            {...{ users, self, selection, tasks, query }}
            onOrder={(by, descending) =>
              // Those who came last are looked for first.
              narrow({ by, descending: descending || (by === 'lastLogin' && by !== query.by) })
            }
          />
        )}
      </ListedRecords>
      {open === 'add' && <AddUserDialog onClose={() => setOpen(null)} />}
      {open === 'invite' && <InviteDialog onClose={() => setOpen(null)} />}
      {dialogs}
    </>
  )
}

function Summary() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /admin/summary')
  const value = answer.status === 'ready' ? answer.value : null
  const lines = [
    [text(message('users.active-users')), value?.active_users.count],
    [text(message('users.admin-profiles')), value?.admin_profiles],
    [text(message('users.public-dashboards')), value?.public_dashboards],
  ] as const
  return (
    <Row as="dl" wrap className={classes.summary}>
      {lines.map(([name, count]) => (
        <div key={name}>
          <Text as="dt" tone="soft" size={13}>
            {name}
          </Text>
          <Text as="dd" size={24} weight={680} figures>
            {count === undefined ? '–' : formatNumber(count, 0)}
          </Text>
        </div>
      ))}
    </Row>
  )
}
