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
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** A comment on a document that readers reported. */
export default function DecideComment(props: PanelProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /reported-comments/{id}', { path: { id: props.row.id } })
  return (
    <WhenAnswered answer={answer} what={text(message('waiting.the-comment'))}>
      {(comment) => <Deciding {...props} comment={comment} onReload={answer.reload} />}
    </WhenAnswered>
  )
}

interface DecidingProps extends PanelProps {
  readonly comment: ReportedComment
  readonly onReload: () => Promise<void>
}

function Deciding({ row, comment, onReload, onDone, onRefused }: DecidingProps) {
  const { text } = useLanguage()
  const { id, title, page, reports, version } = comment
  const versions = { seen: String(version), waits: row.version }
  const decide = (remove: boolean, reason = '') =>
    change('POST /reported-comments/{id}/decision', { path: { id }, body: { remove, reason, version } })
  return (
    <>
      <CommentText>{comment.text}</CommentText>
      <Text above={8} below={12}>
        {text(message('waiting.under'))}{' '}
        <a href={`${page}#comments`} target="_blank" rel="noopener">
          <bdi>{title}</bdi>
          <span className="sr-only"> {text(message('manage.new-tab'))}</span>
        </a>
      </Text>
      <Finding>
        <strong>{text(message('waiting.reported'))}</strong>
        {[...new Set(reports)].map((reason) => (
          <p key={reason}>
            <bdi>{reason}</bdi>
          </p>
        ))}
      </Finding>
      <SeenVersion {...versions} onReload={onReload} />
      <DecisionForm
        label={text(message('waiting.reason-removed'))}
        help={text(message('waiting.writer-reads'))}
        rule={DOCUMENT_FIELDS.report}
        primary={{ label: text(message('waiting.keep')), run: () => decide(false) }}
        secondary={{
          label: text(message('waiting.remove')),
          needsWords: true,
          run: (reason) => decide(true, reason),
        }}
        closed={isOutdated(versions) ? text(message('waiting.look-first')) : null}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
