import { ROLES, roleName } from '#domain/account/role.ts'
import { Row } from '#web/kit/layout.tsx'
import { SearchBox } from '#web/kit/records/records.tsx'
import type { UsersQuery } from './use-users.ts'
import classes from './users.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface UsersToolbarProps {
  readonly query: UsersQuery
  readonly onChange: (change: Partial<UsersQuery>) => void
  /** At the right: what can be done with those who are chosen. */
  readonly children: React.ReactNode
}

/** Search and role. */
export function UsersToolbar({ query, onChange, children }: UsersToolbarProps) {
  const { text } = useLanguage()
  return (
    <Row wrap gap={12} align="center" className={classes.toolbar}>
      <SearchBox
        label={text(message('users.search'))}
        value={query.search}
        onChange={(search) => onChange({ search })}
      />
      <select
        className={classes.roleFilter}
        aria-label={text(message('manage.role'))}
        value={query.role}
        onChange={({ currentTarget: { value } }) =>
          onChange({ role: ROLES.find((role) => role === value) ?? '' })
        }
      >
        <option value="">{text(message('users.all-roles'))}</option>
        {ROLES.toReversed().map((role) => (
          <option key={role} value={role}>
            {text(roleName(role))}
          </option>
        ))}
      </select>
      {children}
    </Row>
  )
}
