import { IconCircleCheck, IconCircleMinus, IconClock } from '#web/kit/icons.ts'
import { type SubmissionState, submissionStateWords } from '#domain/plugin/plugin-permission.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './submissions.module.css'

/** Where a submission stands, as a sign and a word. */
export function SubmissionStateMark({ state }: { readonly state: SubmissionState }) {
  const { text } = useLanguage()
  const Sign = state === 'approved' ? IconCircleCheck : state === 'pending' ? IconClock : IconCircleMinus
  return (
    <Row as="span" inline gap={6} align="center" className={classes.state} data-state={state}>
      <Sign size={16} aria-hidden="true" /> {text(submissionStateWords(state))}
    </Row>
  )
}
