import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Button } from './button.tsx'
import { Row } from './layout.tsx'
import type { Work } from './use-work.ts'
import classes from './work-status.module.css'

interface WorkStatusProps {
  readonly work: Work<unknown>
  /** The subject of the work, inside a sentence: `the forecast`. */
  readonly what: Value
}

/** That something is being worked out, with a way to stop it; why it is not there, with a way to try again. */
export function WorkStatus({ work, what }: WorkStatusProps) {
  const { text } = useLanguage()
  if (work.status === 'idle' || work.status === 'ready') return null
  if (work.status === 'working') {
    return (
      <Row as="p" wrap align="center" gap={12} rows={8} screen className={classes.line} role="status">
        <span className={classes.pulse} aria-hidden="true" />
        {text(message('panels.working', { what }))}
        <Button kind="quiet" onClick={work.cancel}>
          {text(message('shell.cancel'))}
        </Button>
      </Row>
    )
  }
  const failed = work.status === 'failed'
  return (
    <Row
      as="p"
      wrap
      align="center"
      gap={12}
      rows={8}
      className={classes.line}
      role={failed ? 'alert' : 'status'}
    >
      {text(message(failed ? 'panels.not-worked-out' : 'panels.stopped', { what }))}
      <Button onClick={work.retry}>{text(message(failed ? 'shell.again' : 'panels.work-out'))}</Button>
    </Row>
  )
}
