import type { NotificationKind } from '#domain/account/preferences.ts'
import { type Capability, may } from '#domain/account/capability.ts'
import { message } from '#domain/message/message.ts'
import { kindsDecidedBy } from '#domain/waiting/waiting-kind.ts'
import { CheckField } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { keepPreferences } from '#web/queries/preferences.ts'
import { LetterChoice } from './letter-choice.tsx'
import { PreferencesReady } from './preferences-ready.tsx'
import classes from './settings-part.module.css'

const KINDS: readonly {
  readonly kind: NotificationKind
  /** Whom it is told: those who can do this everywhere. */
  readonly needed: Capability
}[] = [
  { kind: 'updates', needed: 'notifications.read' },
  { kind: 'newUser', needed: 'users.manage' },
  { kind: 'customDashboard', needed: 'dashboards.review' },
  { kind: 'adminActivities', needed: 'users.manage' },
  { kind: 'plugins', needed: 'plugins.review' },
]

/** What somebody wants to be told of, of the things that people who may do the same are told. */
export function NotificationSwitches() {
  const { text } = useLanguage()
  const holder = useHolder()
  return (
    <PreferencesReady>
      {({ notifications }) => (
        <Stack gap={20}>
          <Stack as="ul" gap={16} className={classes.list}>
            {KINDS.filter(({ needed }) => may(holder, needed)).map(({ kind }) => (
              <li key={kind}>
                <CheckField
                  role="switch"
                  label={text(message('security.kind', { kind }))}
                  help={text(message('security.kind-about', { kind }))}
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
            label={text(message('security.decision-letters'))}
            help={text(message('security.decision-letters-about'))}
          />
          {kindsDecidedBy(holder).length > 0 && (
            <LetterChoice
              kind="requests"
              label={text(message('security.request-letters'))}
              help={text(message('security.request-letters-about'))}
            />
          )}
        </Stack>
      )}
    </PreferencesReady>
  )
}
