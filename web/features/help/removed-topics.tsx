import type { RemovedTopic } from '#contract/help/help-topics.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

/** Topics of this site that were taken away, each with the way back; nothing where there is none. */
export function RemovedTopics() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /help-topics/removed')
  if (answer.status !== 'ready' || answer.value.results.length === 0) return null
  return (
    <section aria-labelledby="removed-topics">
      <Text as="h2" size={16} id="removed-topics" above={24} below={8}>
        {text(message('help-topics.taken-away'))}
      </Text>
      <Stack as="ul" gap={8}>
        {answer.value.results.map((topic) => (
          <Row key={topic.slug} as="li" align="center" gap={12} wrap>
            {topic.title}
            <Button
              aria-label={text(message('help-topics.bring-back-of', { title: topic.title }))}
              onClick={() => void bringBack(text, topic)}
            >
              {text(message('help-topics.bring-back'))}
            </Button>
          </Row>
        ))}
      </Stack>
    </section>
  )
}

async function bringBack(
  text: Language['text'],
  { slug, title, version, last }: RemovedTopic,
): Promise<void> {
  const isBack = await withFailureToast(text(message('help-topics.not-restored')), () =>
    change('POST /help-topics/{slug}/versions/{number}/restore', {
      path: { slug, number: String(last) },
      body: { version },
    }),
  )
  if (isBack) await showToast({ kind: 'success', title: text(message('help-topics.back-again', { title })) })
}
