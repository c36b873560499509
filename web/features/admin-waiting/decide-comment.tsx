import type { ReportedComment } from '#contract/documents/reported-comments.ts'
import { DOCUMENT_FIELDS } from '#domain/form/document-fields.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { CommentText } from '#web/kit/comments/comment-item.tsx'
import { Text } from '#web/kit/layout.tsx'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { DecisionForm } from './decision-form.tsx'
import { Finding } from './finding.tsx'
import type { PanelProps } from './panel-props.ts'
import { isOutdated, SeenVersion } from './seen-version.tsx'

/** A comment on a document that readers reported. */
export default function DecideComment(props: PanelProps) {
  const answer = useAnswer('GET /reported-comments/{id}', { path: { id: props.row.id } })
  return (
    <WhenAnswered answer={answer} what="the comment">
      {(comment) => <Deciding {...props} comment={comment} onReload={answer.reload} />}
    </WhenAnswered>
  )
}

interface DecidingProps extends PanelProps {
  readonly comment: ReportedComment
  readonly onReload: () => Promise<void>
}

function Deciding({ row, comment, onReload, onDone, onRefused }: DecidingProps) {
  const { id, text, title, page, reports, version } = comment
  const versions = { seen: String(version), waits: row.version }
  const decide = (remove: boolean, reason = '') =>
    change('POST /reported-comments/{id}/decision', { path: { id }, body: { remove, reason, version } })
  return (
    <>
      <CommentText>{text}</CommentText>
      <Text above={8} below={12}>
        Under{' '}
        <a href={`${page}#comments`} target="_blank" rel="noopener">
          <bdi>{title}</bdi>
          <span className="sr-only"> (in a new tab)</span>
        </a>
      </Text>
      <Finding>
        <strong>Reported:</strong>
        {[...new Set(reports)].map((reason) => (
          <p key={reason}>
            <bdi>{reason}</bdi>
          </p>
        ))}
      </Finding>
      <SeenVersion {...versions} onReload={onReload} />
      <DecisionForm
        label="Reason (needed when removed)"
        help="Its writer reads it."
        rule={DOCUMENT_FIELDS.report}
        primary={{ label: 'Keep', run: () => decide(false) }}
        secondary={{ label: 'Remove', needsWords: true, run: (reason) => decide(true, reason) }}
        closed={isOutdated(versions) ? 'Look at what it is now first.' : null}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
