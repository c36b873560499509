import { useState } from 'react'
import { Link } from 'wouter'
import type { AnswerOf } from '#contract/call.ts'
import { may } from '#domain/account/capability.ts'
import { formAddress } from '#domain/data-entry/form-address.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { change } from '#web/queries/change.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { ExplainedPart } from '#web/views/import/explained-part.tsx'
import { EarlierRounds } from '#web/views/import/earlier-rounds.tsx'
import { SubmissionReport } from '#web/views/import/submission-report.tsx'
import { SubmissionFacts } from '#web/views/import/submission-facts.tsx'
import { BringPart } from './bring-part.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { stateText } from './submission-list.tsx'

interface SubmissionPartProps {
  readonly id: string
  readonly catalogue: Catalogue
}

/** Figures that were handed in: where they stand, what they would change, and what can be done with them. */
export function SubmissionPart({ id, catalogue }: SubmissionPartProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /figure-submissions/{id}', { path: { id } })
  return (
    <Stack gap={20} shrinks>
      <p>
        <Link href="/data-import">{text(message('submissions.all'))}</Link>
      </p>
      <WhenAnswered answer={answer} what={text(message('submissions.one'))}>
        {(one) => <Submission one={one} catalogue={catalogue} onReload={answer.reload} />}
      </WhenAnswered>
    </Stack>
  )
}

interface SubmissionProps {
  readonly one: AnswerOf<'GET /figure-submissions/{id}'>
  readonly catalogue: Catalogue
  readonly onReload: () => Promise<void>
}

function Submission({ one, catalogue, onReload }: SubmissionProps) {
  const { text } = useLanguage()
  const { id, note, state, version, is_own: isOwn, reason, entry_form: form } = one
  const isJudged = ['draft', 'submitted', 'sent-back'].includes(state)
  const mayCorrect = isOwn && ['draft', 'sent-back', 'submitted', 'withdrawn'].includes(state)
  return (
    <Stack gap={16} shrinks>
      <h2>{note}</h2>
      <Text role="status" weight={600}>
        {text(stateText(one))}
      </Text>
      {state === 'sent-back' && (
        <Text tone="warning" breaks>
          {text(message('submissions.sent-back-because', { reason }))}
        </Text>
      )}
      {state === 'submitted' && isOwn && <Text tone="soft">{text(message('submissions.wait-here'))}</Text>}
      <SubmissionFacts one={one} />
      <EarlierRounds earlier={one.earlier} />
      {form && (
        <p>
          <Link href={formAddress(form)}>{text(message('entry.open-form'))}</Link>
        </p>
      )}
      <ExplainedPart explained={one.explained} />
      <Steps {...{ one, onReload }} />
      {isJudged && <SubmissionReport id={id} />}
      {mayCorrect && form === null && (
        <Stack as="section" gap={12} ruled={24} aria-labelledby="correct">
          <h2 id="correct">{text(message('submissions.correct'))}</h2>
          <BringPart catalogue={catalogue} corrected={{ id, version, note }} />
        </Stack>
      )}
    </Stack>
  )
}

/** Taking back, deciding, undoing: each for whoever may. */
function Steps({ one, onReload }: Omit<SubmissionProps, 'catalogue'>) {
  const { id, state, version, release, is_own: isOwn } = one
  const { text } = useLanguage()
  const isPublisher = may(useHolder(), 'figures.publish')
  const [asks, setAsks] = useState<'withdraw' | 'undo' | null>(null)
  const isOpen = state === 'submitted' || state === 'sent-back'
  return (
    <Row gap={8} wrap unlessEmpty>
      {isOwn && isOpen && (
        <Button onClick={() => setAsks('withdraw')}>{text(message('submissions.withdraw'))}</Button>
      )}
      {!isOwn && state === 'submitted' && isPublisher && (
        <a href={`/admin#/waiting?kind=figures&id=${id}`}>{text(message('submissions.decide'))}</a>
      )}
      {state === 'published' && isPublisher && (
        <Button onClick={() => setAsks('undo')}>{text(message('submissions.undo'))}</Button>
      )}
      {asks === 'withdraw' && (
        <ConfirmDialog
          title={text(message('submissions.withdraw'))}
          action={text(message('submissions.withdraw'))}
          isDanger={false}
          onConfirm={() =>
            change('POST /figure-submissions/{id}/withdraw', { path: { id }, body: { version } })
          }
          onClose={() => setAsks(null)}
        >
          {text(message('submissions.withdraw-about'))}
        </ConfirmDialog>
      )}
      {asks === 'undo' && release !== null && (
        <UndoDialog release={release} onDone={onReload} onClose={() => setAsks(null)} />
      )}
    </Row>
  )
}
