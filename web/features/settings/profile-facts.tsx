import type { OwnAccount } from '#contract/account/sign-in.ts'
import { message } from '#domain/message/message.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './settings-page.module.css'

/** What the profile says, to read. */
export function ProfileFacts({ account }: { readonly account: OwnAccount }) {
  const { text } = useLanguage()
  const { email, email_verified } = account
  const facts = [
    { fact: 'name', value: `${account.first_name} ${account.last_name}`.trim() },
    { fact: 'username', value: account.username },
    { fact: 'email', value: email_verified ? email : text(message('settings.email-unconfirmed', { email })) },
    { fact: 'organization', value: account.organization },
    { fact: 'profession', value: account.profession },
    { fact: 'role', value: account.role.label },
    { fact: 'since', value: dayText(account.created_at) },
  ] as const
  return (
    <>
      <Grid as="dl" gap={24} rows={8} className={classes.facts}>
        {facts.map(({ fact, value }) => (
          <div key={fact} style={{ display: 'contents' }}>
            <Text as="dt" tone="soft">
              {text(message('settings.fact', { fact }))}
            </Text>
            <Text as="dd" weight={500} breaks>
              {value || (
                <Text as="span" tone="faint" weight={400}>
                  {text(message('settings.not-given'))}
                </Text>
              )}
            </Text>
          </div>
        ))}
      </Grid>
      <p>
        <a href="#/profile">{text(message('settings.edit-profile'))}</a>
      </p>
    </>
  )
}
