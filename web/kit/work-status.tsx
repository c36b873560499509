import { Button } from './button.tsx'
import type { Work } from './use-work.ts'
import classes from './work-status.module.css'

interface WorkStatusProps {
  readonly work: Work<unknown>
  /** What is worked out, inside a sentence: `the forecast`. */
  readonly what: string
}

/** That something is being worked out, with a way to stop it; why it is not there, with a way to try again. */
export function WorkStatus({ work, what }: WorkStatusProps) {
  if (work.status === 'idle' || work.status === 'ready') return null
  if (work.status === 'working') {
    return (
      <p className={classes.line} role="status">
        <span className={classes.pulse} aria-hidden="true" />
        Working out {what} …
        <Button kind="quiet" onClick={work.cancel}>
          Cancel
        </Button>
      </p>
    )
  }
  const failed = work.status === 'failed'
  return (
    <p className={classes.line} role={failed ? 'alert' : 'status'}>
      {failed ? `Error: ${what} could not be worked out. Nothing you chose is lost.` : `You stopped ${what}.`}
      <Button onClick={work.retry}>{failed ? 'Try again' : 'Work it out'}</Button>
    </p>
  )
}
