import type { OwnAccount } from '#contract/account/sign-in.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import classes from './settings-page.module.css'

/** What the profile says, to read. */
export function ProfileFacts({ account }: { readonly account: OwnAccount }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Name', `${account.first_name} ${account.last_name}`.trim()],
    ['Username', account.username],
    ['Email', `${account.email}${account.email_verified ? '' : ' (not confirmed yet)'}`],
    ['Organization', account.organization],
    ['Profession', account.profession],
    ['Role', account.role.label],
    ['Member since', dayText(account.created_at)],
  ]
  return (
    <>
      <Grid as="dl" gap={24} rows={8} className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <Text as="dt" tone="soft">
              {name}
            </Text>
            <Text as="dd" weight={500} breaks>
              {value || (
                <Text as="span" tone="faint" weight={400}>
                  not given
                </Text>
              )}
            </Text>
          </div>
        ))}
      </Grid>
      <p>
        <a href="#/profile">Edit your profile</a>
      </p>
    </>
  )
}
