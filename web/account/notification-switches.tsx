import type { NotificationKind } from '#domain/account/preferences.ts'
import { includesRole, type Role } from '#domain/account/role.ts'
import { CheckField } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { keepPreferences } from '#web/queries/preferences.ts'
import { PreferencesReady } from './preferences-ready.tsx'
import classes from './settings-part.module.css'

const KINDS: readonly {
  readonly kind: NotificationKind
  readonly label: string
  readonly help: string
  /** Whom it can happen to. */
  readonly needed: Role
}[] = [
  { kind: 'updates', label: 'Updates', help: 'New data, dashboards and features.', needed: 'user' },
  { kind: 'newUser', label: 'New User', help: 'Somebody registered.', needed: 'admin' },
  {
    kind: 'customDashboard',
    label: 'Custom Dashboard',
    help: 'Somebody asks for a public dashboard.',
    needed: 'moderator',
  },
  {
    kind: 'adminActivities',
    label: 'Admin Activities',
    help: 'What other administrators did.',
    needed: 'admin',
  },
  {
    kind: 'plugins',
    label: 'Plug-Ins',
    help: 'A plugin waits for review, or its author has a question.',
    needed: 'moderator',
  },
]

/** What somebody wants to be told of, of the things that people with their role are told. */
export function NotificationSwitches({ role }: { readonly role: Role }) {
  return (
    <PreferencesReady>
      {({ notifications }) => (
        <Stack as="ul" gap={14} className={classes.list}>
          {KINDS.filter(({ needed }) => includesRole(role, needed)).map(({ kind, label, help }) => (
            <li key={kind}>
              <CheckField
                role="switch"
                label={label}
                help={help}
                checked={notifications[kind]}
                onChange={({ currentTarget: { checked } }) =>
                  void keepPreferences({ notifications: { [kind]: checked } })
                }
              />
            </li>
          ))}
        </Stack>
      )}
    </PreferencesReady>
  )
}
