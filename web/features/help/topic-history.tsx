import { FAQ } from '#catalogue/faq.ts'
import { topicSlug } from '#catalogue/faq-topic.ts'
import { type Message, message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Box, Row, Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { showFailure, showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import type { HelpTopic } from './topics.ts'

interface TopicHistoryProps {
  readonly topic: HelpTopic
  readonly onClose: () => void
}

/** What a topic has been and who wrote it, the text that ships last; each can be brought back. */
export function TopicHistory({ topic: { slug, title }, onClose }: TopicHistoryProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /help-topics/{slug}/versions', { path: { slug } })
  const goBack = async (number: number, version: number) => {
    try {
      await change('POST /help-topics/{slug}/versions/{number}/restore', {
        path: { slug, number: String(number) },
        body: { version },
      })
      await showToast({
        kind: 'success',
        title:
          number === 0
            ? text(message('help-topics.ships-again'))
            : text(message('help-topics.newest-again', { number: whole(number) })),
      })
      await answer.reload()
    } catch (error) {
      await showFailure(text(message('help-topics.not-restored')), error)
    }
  }
  return (
    <Dialog form="centre" title={text(message('help-topics.history', { title }))} onClose={onClose}>
      <WhenAnswered answer={answer} what={message('help-topics.versions')}>
        {({ results }) => {
          const newest = results[0]?.number ?? 0
          const isShipped = results.length === 0 || results[0]?.topic === null
          return (
            <Stack as="ol" gap={16}>
              {results.map(({ number, topic, author, restored, written }) => (
                <li key={number}>
                  <Version
                    title={text(
                      message('help-topics.version', {
                        newest: number === newest ? 'yes' : 'no',
                        number: whole(number),
                      }),
                    )}
                    about={[
                      author ?? text(message('help-topics.nobody')),
                      momentText(written),
                      restored === null ? '' : text(restoredFrom(restored)),
                      topic?.shown === false ? text(message('help-topics.hidden')) : '',
                    ]}
                    steps={topic ? [topic.title, ...topic.steps, ...topic.second_method] : []}
                    onGoBack={number === newest ? null : () => goBack(number, newest)}
                  />
                </li>
              ))}
              <li hidden={shippedText(slug).length === 0}>
                <Version
                  title={text(message('help-topics.ships'))}
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

function restoredFrom(number: number): Message {
  return number === 0
    ? message('help-topics.restored-shipped')
    : message('help-topics.restored', { number: whole(number) })
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
  const { text } = useLanguage()
  return (
    <Row align="start" justify="between" gap={12} wrap>
      <Box shrinks breaks>
        <Text weight={600}>{title}</Text>
        <Text tone="soft" size={13}>
          {about.filter((words) => words !== '').join(' · ')}
        </Text>
        {steps.length > 0 && (
          <details>
            <summary>{text(message('help-topics.text'))}</summary>
            <ul>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </details>
        )}
      </Box>
      {onGoBack && <Button onClick={onGoBack}>{text(message('help-topics.go-back'))}</Button>}
    </Row>
  )
}
