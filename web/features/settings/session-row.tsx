import type { AnswerOf } from '#contract/call.ts'
import parts from '#web/account/settings-part.module.css'
import { Button } from '#web/kit/button.tsx'
import { momentText } from '#web/kit/moment.ts'
import classes from './settings-page.module.css'

interface SessionRowProps {
  readonly session: AnswerOf<'GET /account/sessions'>['results'][number]
  readonly onEnd: () => void
}

/** One device: what it is, where and when it signed in, and the button that signs it out. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { device, network, created_at, last_used_at, is_current } = session
  const used = momentText(last_used_at)
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.device}>
          {device}
          {is_current && <span className={classes.here}>This one</span>}
        </p>
        <p className={parts.note}>
          {network && `Network ${network} · `}
          Signed in {momentText(created_at)} · last used {used}
        </p>
      </div>
      {!is_current && (
        <Button aria-label={`Sign out ${device}, last used ${used}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}
