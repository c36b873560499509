import { IconCheck } from '#web/kit/icons.ts'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './configurer.module.css'
import { STEPS, type Step } from './front-fields.ts'

const NAMES = {
  account: message('configurer.account'),
  customize: message('configurer.customize'),
  appearance: message('configurer.appearance'),
  settings: message('configurer.settings'),
  preview: message('configurer.preview'),
} as const

/** The five steps; those behind the account lead there. */
export function StepList({ current }: { readonly current: 'account' | Step }) {
  const { text } = useLanguage()
  const all = ['account', ...STEPS] as const
  const at = all.indexOf(current)
  return (
    <nav aria-label={text(message('configurer.steps'))} className={classes.steps}>
      <Row as="ol" gap={24}>
        {all.map((step, index) => (
          <li key={step} className={classes.step} aria-current={step === current ? 'step' : undefined}>
            {at > 0 && step !== 'account' && step !== current ? (
              <Row as={Link} gap={8} align="center" href={`/configure/user/${step}`}>
                <Mark at={index} isDone={index < at} />
                <span className={classes.stepName}>{text(NAMES[step])}</span>
              </Row>
            ) : (
              <Row as="span" gap={8} align="center">
                <Mark at={index} isDone={index < at} />
                <span className={classes.stepName}>{text(NAMES[step])}</span>
              </Row>
            )}
          </li>
        ))}
      </Row>
    </nav>
  )
}

function Mark({ at, isDone }: { readonly at: number; readonly isDone: boolean }) {
  return (
    <span className={classes.number} data-done={isDone || undefined}>
      {isDone ? <IconCheck size={14} aria-hidden="true" /> : at + 1}
    </span>
  )
}
