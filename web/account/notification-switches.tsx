import type { NotificationKind } from '#domain/account/preferences.ts'
import { type Capability, may } from '#domain/account/capability.ts'
import { kindsDecidedBy } from '#domain/waiting/waiting-kind.ts'
import { CheckField } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { useHolder } from '#web/queries/own-account.ts'
import { keepPreferences } from '#web/queries/preferences.ts'
import { LetterChoice } from './letter-choice.tsx'
import { PreferencesReady } from './preferences-ready.tsx'
import classes from './settings-part.module.css'

const KINDS: readonly {
  readonly kind: NotificationKind
  readonly label: string
  readonly help: string
  /** Whom it is told: those who can do this everywhere. */
  readonly needed: Capability
}[] = [
  {
    kind: 'updates',
    label: 'Updates',
    help: 'New data, dashboards and features.',
    needed: 'notifications.read',
  },
  { kind: 'newUser', label: 'New User', help: 'Somebody registered.', needed: 'users.manage' },
  {
    kind: 'customDashboard',
    label: 'Custom Dashboard',
    help: 'Somebody asks for a public dashboard.',
    needed: 'dashboards.review',
  },
  {
    kind: 'adminActivities',
    label: 'Admin Activities',
    help: 'What other administrators did.',
    needed: 'users.manage',
  },
  {
    kind: 'plugins',
    label: 'Plug-Ins',
    help: 'A plugin waits for review, or its author has a question.',
    needed: 'plugins.review',
  },
]

/** What somebody wants to be told of, of the things that people who may do the same are told. */
export function NotificationSwitches() {
  const holder = useHolder()
  return (
    <PreferencesReady>
      {({ notifications }) => (
        <Stack gap={20}>
          <Stack as="ul" gap={16} className={classes.list}>
            {KINDS.filter(({ needed }) => may(holder, needed)).map(({ kind, label, help }) => (
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
          <LetterChoice
            kind="decisions"
            label="Letters about decisions on what you made"
            help="Approved, or sent back with the reason. They go to your e-mail address once it is confirmed."
          />
          {kindsDecidedBy(holder).length > 0 && (
            <LetterChoice
              kind="requests"
              label="Letters about what waits for your decision"
              help="Of the kinds that are switched on above; all that came since the last one, in one letter."
            />
          )}
        </Stack>
      )}
    </PreferencesReady>
  )
}
