import { FAQ } from '#catalogue/faq.ts'
import { topicSlug } from '#catalogue/faq-topic.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Box, Row, Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { showFailure, showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import type { HelpTopic } from './topics.ts'

interface TopicHistoryProps {
  readonly topic: HelpTopic
  readonly onClose: () => void
}

/** What a topic has been and who wrote it, the text that ships last; each can be brought back. */
export function TopicHistory({ topic: { slug, title }, onClose }: TopicHistoryProps) {
  const answer = useAnswer('GET /help-topics/{slug}/versions', { path: { slug } })
  const goBack = async (number: number, version: number) => {
    try {
      await change('POST /help-topics/{slug}/versions/{number}/restore', {
        path: { slug, number: String(number) },
        body: { version },
      })
      await showToast({
        kind: 'success',
        title: number === 0 ? 'The topic is as it ships again' : `Version ${number} is the newest again`,
      })
      await answer.reload()
    } catch (error) {
      await showFailure('The topic was not brought back', error)
    }
  }
  return (
    <Dialog form="centre" title={`History of “${title}”`} onClose={onClose}>
      <WhenAnswered answer={answer} what="the versions">
        {({ results }) => {
          const newest = results[0]?.number ?? 0
          const isShipped = results.length === 0 || results[0]?.topic === null
          return (
            <Stack as="ol" gap={16}>
              {results.map(({ number, topic, author, restored, written }) => (
                <li key={number}>
                  <Version
                    title={`Version ${number}${number === newest ? ', the newest' : ''}`}
                    about={[
                      author ?? 'Somebody without an account',
                      momentText(written),
                      restored === null ? '' : restored === 0 ? 'as it ships' : `version ${restored} again`,
                      topic?.shown === false ? 'not shown' : '',
                    ]}
                    steps={topic ? [topic.title, ...topic.steps, ...topic.second_method] : []}
                    onGoBack={number === newest ? null : () => goBack(number, newest)}
                  />
                </li>
              ))}
              <li hidden={shippedText(slug).length === 0}>
                <Version
                  title="As it ships"
                  about={[]}
                  steps={shippedText(slug)}
                  onGoBack={isShipped ? null : () => goBack(0, newest)}
                />
              </li>
            </Stack>
          )
        }}
      </WhenAnswered>
    </Dialog>
  )
}

function shippedText(slug: string): readonly string[] {
  const shipped = FAQ.find((topic) => topicSlug(topic) === slug)
  return shipped ? [shipped.title, ...shipped.steps, ...(shipped.secondMethod ?? [])] : []
}

interface VersionProps {
  readonly title: string
  readonly about: readonly string[]
  readonly steps: readonly string[]
  /** Null: it holds already. */
  readonly onGoBack: (() => Promise<void>) | null
}

function Version({ title, about, steps, onGoBack }: VersionProps) {
  return (
    <Row align="start" justify="between" gap={12} wrap>
      <Box shrinks breaks>
        <Text weight={600}>{title}</Text>
        <Text tone="soft" size={13}>
          {about.filter((words) => words !== '').join(' · ')}
        </Text>
        {steps.length > 0 && (
          <details>
            <summary>Text</summary>
            <ul>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </details>
        )}
      </Box>
      {onGoBack && <Button onClick={onGoBack}>Go back to this</Button>}
    </Row>
  )
}
