import { IconShieldCheck } from '@tabler/icons-react'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { PersonMark } from '#web/kit/person-mark.tsx'
import classes from './person-head.module.css'

/** Picture, name, e-mail address and role of whoever is signed in. */
export function PersonHead({ account }: { readonly account: OwnAccount }) {
  const { first_name: first, last_name: last, username, email, role } = account
  return (
    <div className={classes.head}>
      <PersonMark person={account} large />
      <div className={classes.words}>
        <p className={classes.full}>{`${first} ${last}`.trim() || username}</p>
        <p className={classes.email}>{email}</p>
        <span className={classes.role}>
          <IconShieldCheck size={14} aria-hidden="true" /> {role.label}
        </span>
      </div>
    </div>
  )
}
