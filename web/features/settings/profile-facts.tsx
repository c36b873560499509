import type { OwnAccount } from '#contract/account/sign-in.ts'
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
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value || <span className={classes.none}>not given</span>}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="#/profile">Edit your profile</a>
      </p>
    </>
  )
}
