import { useState } from 'react'
import { Link } from 'wouter'
import type { AnswerOf } from '#contract/call.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { ExplainedPart } from '#web/views/import/explained-part.tsx'
import { EarlierRounds } from '#web/views/import/earlier-rounds.tsx'
import { SubmissionReport } from '#web/views/import/submission-report.tsx'
import { SubmissionFacts } from '#web/views/import/submission-facts.tsx'
import { DecisionForm } from './decision-form.tsx'
import { FigureRemarks } from './figure-remarks.tsx'
import type { PanelProps } from './panel-props.ts'
import { isOutdated, SeenVersion } from './seen-version.tsx'

type Submission = AnswerOf<'GET /figure-submissions/{id}'>

/** Figures that somebody submitted, held against the current release: approved they are published at once. */
export default function DecideFigures(props: PanelProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /figure-submissions/{id}', { path: { id: props.row.id } })
  return (
    <WhenAnswered answer={answer} what={text(message('submissions.one'))}>
      {(submission) => <Deciding {...props} submission={submission} onReload={answer.reload} />}
    </WhenAnswered>
  )
}

interface DecidingProps extends PanelProps {
  readonly submission: Submission
  readonly onReload: () => Promise<void>
}

function Deciding({ row, submission, onReload, onDone, onRefused }: DecidingProps) {
  const { text } = useLanguage()
  const [remarks, setRemarks] = useState<readonly Submission['remarks'][number][]>([])
  const { id, version, entry_form: form } = submission
  // What is approved is published at once: nobody does so before they could see what it changes.
  const report = useAnswer('GET /figure-submissions/{id}/report', { path: { id } })
  const isCompared = report.status === 'ready'
  const versions = { seen: String(version), waits: row.version }
  return (
    <>
      <SubmissionFacts one={submission} />
      <EarlierRounds earlier={submission.earlier} />
      <Text above={8} below={12}>
        <Link href={`/data-import/${id}`}>{text(message('submissions.see-whole'))}</Link>
      </Text>
      <ExplainedPart explained={submission.explained} />
      <SubmissionReport id={id} />
      {form && <FigureRemarks id={id} remarks={remarks} onChange={setRemarks} />}
      <SeenVersion {...versions} onReload={onReload} />
      <DecisionForm
        label={text(message('submissions.comment-back'))}
        help={text(message('submissions.comment-help'))}
        rule={IMPORT_FIELDS.sentBack}
        primary={{
          label: text(message('submissions.approve')),
          closed: isCompared ? null : text(message('submissions.compare-first')),
          run: (words) =>
            change('POST /figure-submissions/{id}/approve', {
              path: { id },
              body: { version, ...(words !== '' && { acknowledged: words }) },
            }),
        }}
        secondary={{
          label: text(message('manage.send-back')),
          needsWords: true,
          run: (reason) =>
            change('POST /figure-submissions/{id}/send-back', {
              path: { id },
              body: { version, reason, remarks: [...remarks] },
            }),
        }}
        closed={isOutdated(versions) ? text(message('waiting.look-first')) : null}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
