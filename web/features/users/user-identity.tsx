import { IconShieldCheck } from '#web/kit/icons.ts'
import type { UserRow } from '#contract/admin/users.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { dayText, momentText } from '#web/kit/moment.ts'
import { PersonMark } from '#web/kit/person-mark.tsx'
import classes from './users.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Full name, else the username. */
export function nameOf({ first_name, last_name, username }: UserRow): string {
  return `${first_name} ${last_name}`.trim() || username
}

/** Name and username: two people may have one full name, and each button is to say whose it is. */
export function whoIs(user: UserRow): string {
  const name = nameOf(user)
  return name === user.username ? name : `${name} (${user.username})`
}

/** Picture, name and username. Text of other people: its direction stays inside it. */
export function UserIdentity({ user }: { readonly user: UserRow }) {
  return (
    <Row as="span" inline gap={12} align="center" shrinks>
      <PersonMark person={user} />
      <Stack as="span" className={classes.names}>
        <Text as="bdi" weight={600} clipped>
          {nameOf(user)}
        </Text>
        <Text as="bdi" tone="soft" size={13} clipped>
          {user.username}
        </Text>
      </Stack>
    </Row>
  )
}

/** The role in a word; administrators have a sign beside it. */
export function RoleTag({ user }: { readonly user: UserRow }) {
  const { text } = useLanguage()
  return (
    <Row as="span" inline wrap gap={4}>
      <Row as="span" inline gap={4} align="center" className={classes.role} data-role={user.role.value}>
        {user.role.value === 'admin' && <IconShieldCheck size={14} aria-hidden="true" />}
        {user.role.label}
      </Row>
      {user.invited_at && (
        <Row as="span" inline gap={4} align="center" className={classes.role}>
          {text(message('users.invited-on', { day: dayText(user.invited_at) }))}
        </Row>
      )}
      {!user.is_active && (
        <Row as="span" inline gap={4} align="center" className={classes.role}>
          {text(message('users.deactivated'))}
        </Row>
      )}
    </Row>
  )
}

export function LastLogin({ user }: { readonly user: UserRow }) {
  const { text } = useLanguage()
  return user.lastLogin ? (
    <time dateTime={user.lastLogin}>{momentText(user.lastLogin)}</time>
  ) : (
    text(message('users.never'))
  )
}
