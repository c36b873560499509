import { useState } from 'react'
import { Link } from 'wouter'
import type { ReadingPost } from '#contract/reading-room/posts.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { PostActions } from './post-actions.tsx'
import { PostWords } from '#web/reading-room/post-words.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Pager } from '#web/kit/records/pager.tsx'
import { useList } from '#web/queries/use-list.ts'

const SIZE = 10

/** Everything that somebody wrote in the room, newest first, with how far it got. */
export function OwnPosts() {
  const { text } = useLanguage()
  const [page, setPage] = useState(1)
  const answer = useList('GET /reading/posts', { page, size: SIZE, own: 'true' }, setPage)
  return (
    <Stack as="section" gap={12} aria-labelledby="own-title">
      <h2 id="own-title">{text(message('room-words.you-wrote'))}</h2>
      <WhenAnswered answer={answer} what={message('room-words.you-wrote-list')}>
        {(list) =>
          list.results.length === 0 ? (
            <Text tone="soft">{text(message('room-words.nothing-yet'))}</Text>
          ) : (
            <>
              <Stack as="ul" gap={20} aria-labelledby="own-title">
                {list.results.map((post) => (
                  <OwnPost key={post.id} post={post} />
                ))}
              </Stack>
              {list.count > SIZE && (
                <Pager what={message('room-words.entries')} page={list} onPage={setPage} />
              )}
            </>
          )
        }
      </WhenAnswered>
    </Stack>
  )
}

function OwnPost({ post }: { readonly post: ReadingPost }) {
  const { text } = useLanguage()
  return (
    <Stack as="li" gap={4} widest={760} shrinks>
      <PostWords post={post} />
      <PostActions post={post}>
        <Row as={Link} inline align="center" reach={32} href={`/health-think?post=${post.parent ?? post.id}`}>
          {text(message('room-words.with-figure'))}
        </Row>
      </PostActions>
    </Stack>
  )
}
