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

/** Something in the reading room that nobody has looked at, or that readers reported. */
export default function DecidePost(props: PanelProps) {
  const answer = useAnswer('GET /reading/posts/{id}', { path: { id: Number(props.row.id) } })
  return (
    <WhenAnswered answer={answer} what="what was written">
      {({ post }) => <Deciding {...props} post={post} onReload={answer.reload} />}
    </WhenAnswered>
  )
}

interface DecidingProps extends PanelProps {
  readonly post: ReadingPost
  readonly onReload: () => Promise<void>
}

function Deciding({ row, post, onReload, onDone, onRefused }: DecidingProps) {
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
          <strong>Reported:</strong>
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
          {parent === null ? 'The reading room' : 'What it answers'}
          <span className="sr-only"> (in a new tab)</span>
        </a>
      </Text>
      <SeenVersion {...versions} onReload={onReload} />
      <DecisionForm
        label={`Comment (needed when ${isReported ? 'taken down' : 'sent back'})`}
        help="Its writer reads it."
        rule={READING_FIELDS.reason}
        primary={{ label: isReported ? 'Keep' : 'Approve', run: () => decide(true) }}
        secondary={{
          label: isReported ? 'Take down' : 'Send back',
          needsWords: true,
          run: (reason) => decide(false, reason),
        }}
        closed={isOutdated(versions) ? 'Look at what it is now first.' : null}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
