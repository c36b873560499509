import type { ReadingPost } from '#contract/reading-room/posts.ts'
import { READING_FIELDS } from '#domain/form/reading-fields.ts'
import { PostFigure } from '#web/reading-room/post-figure.tsx'
import { PostWords } from '#web/reading-room/post-words.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Box, Text } from '#web/kit/layout.tsx'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { DecisionForm } from './decision-form.tsx'
import { Finding } from './finding.tsx'
import type { PanelProps } from './panel-props.ts'
import { isOutdated, SeenVersion } from './seen-version.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Something in the reading room that nobody has looked at, or that readers reported. */
export default function DecidePost(props: PanelProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /reading/posts/{id}', { path: { id: Number(props.row.id) } })
  return (
    <WhenAnswered answer={answer} what={text(message('waiting.written'))}>
      {({ post }) => <Deciding {...props} post={post} onReload={answer.reload} />}
    </WhenAnswered>
  )
}

interface DecidingProps extends PanelProps {
  readonly post: ReadingPost
  readonly onReload: () => Promise<void>
}

function Deciding({ row, post, onReload, onDone, onRefused }: DecidingProps) {
  const { text } = useLanguage()
  const { id, version, state, reports, figure, parent } = post
  const isReported = state === 'approved'
  const versions = { seen: String(version), waits: row.version }
  const decide = (approve: boolean, reason = '') =>
    change('POST /reading/posts/{id}/decision', { path: { id }, body: { approve, reason, version } })
  return (
    <>
      <PostWords post={post} />
      {reports.length > 0 && (
        <Finding>
          <strong>{text(message('waiting.reported'))}</strong>
          {[...new Set(reports)].map((reason) => (
            <p key={reason}>
              <bdi>{reason}</bdi>
            </p>
          ))}
        </Finding>
      )}
      <Box above={12}>
        <PostFigure figure={figure} />
      </Box>
      <Text above={8}>
        <a href={`/health-think?post=${parent ?? id}`} target="_blank" rel="noopener">
          {parent === null ? text(message('waiting.reading-room')) : text(message('waiting.what-it-answers'))}
          <span className="sr-only"> {text(message('manage.new-tab'))}</span>
        </a>
      </Text>
      <SeenVersion {...versions} onReload={onReload} />
      <DecisionForm
        label={text(message('waiting.comment-needed', { reported: isReported ? 'yes' : 'no' }))}
        help={text(message('waiting.writer-reads'))}
        rule={READING_FIELDS.reason}
        primary={{
          label: isReported ? text(message('waiting.keep')) : text(message('manage.approve')),
          run: () => decide(true),
        }}
        secondary={{
          label: isReported ? text(message('waiting.take-down')) : text(message('manage.send-back')),
          needsWords: true,
          run: (reason) => decide(false, reason),
        }}
        closed={isOutdated(versions) ? text(message('waiting.look-first')) : null}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
