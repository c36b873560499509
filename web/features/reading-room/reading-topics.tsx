import { IconX } from '#web/kit/icons.ts'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import type { FollowedTopic } from '#domain/reading-room/reading-room.ts'
import { Picker } from '#web/controls/picker.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { followTopic, useFollowed } from './follow-topic.ts'
import { topicIn, topicName, topicOptions, topicText } from './room-topics.ts'

/** What somebody follows, and the way to follow more. */
export function FollowedTopics({ topics: inAccount }: { readonly topics: readonly FollowedTopic[] }) {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  const reference = catalogue.status === 'ready' ? catalogue.value.reference : null
  const topics = useFollowed(inAccount)
  const followed = new Set(topics.map(topicText))
  const nameOf = (topic: FollowedTopic) =>
    text((reference && topicName(topic, reference)) ?? topicText(topic))
  const pick = (value: string) => {
    const topic = topicIn(value)
    if (topic) void followTopic(topic, nameOf(topic), true)
  }
  return (
    <Stack as="section" gap={12} aria-labelledby="topics-title">
      <h2 id="topics-title">{text(message('room-words.follow-what'))}</h2>
      {topics.length === 0 ? (
        <Text tone="soft">{text(message('room-words.follow-nothing'))}</Text>
      ) : (
        <Stack as="ul" gap={4} aria-labelledby="topics-title">
          {topics.map((topic) => (
            <Row as="li" key={topicText(topic)} gap={8} align="center" widest={640}>
              <Text as="span" grows breaks>
                <Link href={`/health-think?${new URLSearchParams({ topic: topicText(topic) })}`}>
                  {nameOf(topic)}
                </Link>
              </Text>
              <IconButton
                label={text(message('room-words.follow-no-more', { topic: nameOf(topic) }))}
                onClick={() => void followTopic(topic, nameOf(topic), false)}
              >
                <IconX size={18} aria-hidden="true" />
              </IconButton>
            </Row>
          ))}
        </Stack>
      )}
      {reference && (
        <Row>
          <Picker
            label={text(message('room-words.follow-topic'))}
            value=""
            text={text(message('room-words.choose-one'))}
            options={() => topicOptions(reference).filter(({ value }) => !followed.has(value))}
            onPick={pick}
          />
        </Row>
      )}
    </Stack>
  )
}
