import type { ReadingPost } from '#contract/reading-room/posts.ts'
import { message } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import { Badge } from '#web/kit/badge.tsx'
import { CommentText } from '#web/kit/comments/comment-item.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** What somebody wrote: what it is, who wrote it and when, how far it got for its writer, and the words. */
export function PostWords({ post }: { readonly post: ReadingPost }) {
  const { text } = useLanguage()
  const { kind, author, state, declined_because, created_at, edited_at } = post
  const when = day(created_at ?? '')
  const by = edited_at
    ? message('reading-room.by-changed', { author, when, changed: day(edited_at) })
    : message('reading-room.by', { author, when })
  return (
    <Stack gap={8} shrinks>
      <Row wrap gap={8} align="center">
        <Badge kind={kind === 'question' ? 'accent' : undefined}>
          {text(message('reading-room.post-kind', { kind }))}
        </Badge>
        {state !== 'approved' && (
          <Badge kind={state === 'declined' ? 'error' : 'off'}>
            {text(message('reading-room.state', { state }))}
          </Badge>
        )}
        <Text as="span" tone="faint" size={13} breaks>
          {text(by)}
        </Text>
      </Row>
      <CommentText>{post.text}</CommentText>
      {declined_because !== '' && (
        <Text tone="soft" size={13} breaks>
          {text(message('reading-room.because', { reason: declined_because }))}
        </Text>
      )}
    </Stack>
  )
}
