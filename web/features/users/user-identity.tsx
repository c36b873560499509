import { IconShieldCheck } from '@tabler/icons-react'
import type { UserRow } from '#contract/admin/users.ts'
import { momentText } from '#web/kit/moment.ts'
import { PersonMark } from '#web/kit/person-mark.tsx'
import classes from './users.module.css'

/** Full name, else the username. */
export function nameOf({ first_name, last_name, username }: UserRow): string {
  return `${first_name} ${last_name}`.trim() || username
}

/** Picture, name and username. Text of other people: its direction stays inside it. */
export function UserIdentity({ user }: { readonly user: UserRow }) {
  return (
    <span className={classes.identity}>
      <PersonMark person={user} />
      <span className={classes.names}>
        <bdi className={classes.name}>{nameOf(user)}</bdi>
        <bdi className={classes.username}>{user.username}</bdi>
      </span>
    </span>
  )
}

/** The role in a word; administrators have a sign beside it. */
export function RoleTag({ user }: { readonly user: UserRow }) {
  return (
    <span className={classes.tags}>
      <span className={classes.role} data-role={user.role.value}>
        {user.role.value === 'admin' && <IconShieldCheck size={14} aria-hidden="true" />}
        {user.role.label}
      </span>
      {!user.is_active && <span className={classes.role}>Deactivated</span>}
    </span>
  )
}

export function LastLogin({ user }: { readonly user: UserRow }) {
  return user.lastLogin ? <time dateTime={user.lastLogin}>{momentText(user.lastLogin)}</time> : 'not yet'
}
