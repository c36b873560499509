import { Link } from 'wouter'
import { type Message, message } from '#domain/message/message.ts'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './sign-in-page.module.css'

const USING = [
  message('terms.one-person'),
  message('terms.quote'),
  message('terms.publish'),
  message('terms.no-attack'),
  message('terms.no-warranty'),
]

const KEPT = [
  message('terms.kept-sign-in'),
  message('terms.kept-given'),
  message('terms.kept-used'),
  message('terms.kept-safety'),
]

const HOW_LONG = [
  message('terms.long-account'),
  message('terms.long-sessions'),
  message('terms.long-log'),
  message('terms.long-backups'),
]

/** What an account means, what is kept about people, why, how long, and what they can do about it. */
export default function TermsPage() {
  const { text } = useLanguage()
  return (
    <div className={`${classes.narrow} ${classes.text}`}>
      <h1>{text(message('terms.heading'))}</h1>
      <p className={classes.lead}>{text(message('terms.lead'))}</p>
      <h2>{text(message('terms.using'))}</h2>
      <Points of={USING} />
      <h2>{text(message('terms.kept'))}</h2>
      <Points of={KEPT} />
      <p>{text(message('terms.ground'))}</p>
      <h2>{text(message('terms.how-long'))}</h2>
      <Points of={HOW_LONG} />
      <h2>{text(message('terms.cookies'))}</h2>
      <p>{text(message('terms.cookies-about'))}</p>
      <h2>{text(message('terms.rights'))}</h2>
      <p>
        <Said
          what={message('terms.rights-about')}
          strong={(words) => <Link href="/account#/settings">{words}</Link>}
        />
      </p>
    </div>
  )
}

function Points({ of }: { readonly of: readonly Message[] }) {
  return (
    <ul>
      {of.map((what) => (
        <li key={what.id}>
          <Said what={what} />
        </li>
      ))}
    </ul>
  )
}
