import { message } from '#domain/message/message.ts'
import { PostItem } from './post-item.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useList } from '#web/queries/use-list.ts'
import type { RoomState } from './room-state.ts'

/** Each draws its figure. */
const SHOWN_AT_ONCE = 8

interface RoomListProps {
  readonly state: RoomState
  readonly onPage: (page: number) => void
}

/** Notes and questions, newest first. An empty room invites the first one and shows nobody. */
export function RoomList({ state, onPage }: RoomListProps) {
  const { text } = useLanguage()
  const { kind, topic, page } = state
  const answer = useList(
    'GET /reading/posts',
    {
      page,
      size: SHOWN_AT_ONCE,
      ...(kind && { kind }),
      ...(topic && { [topic.kind]: topic.topic }),
    },
    onPage,
  )
  const isWhole = kind === null && topic === null
  return (
    <WhenAnswered answer={answer} what={message('reading-room.list')}>
      {({ results, next, previous }) =>
        results.length === 0 ? (
          <Message title={text(message(isWhole ? 'reading-room.none' : 'reading-room.none-here'))}>
            {text(message(isWhole ? 'reading-room.none-about' : 'reading-room.none-here-about'))}
          </Message>
        ) : (
          <>
            {results.map((post) => (
              <PostItem key={post.id} post={post} />
            ))}
            {(previous !== null || next !== null) && (
              <Row gap={12} justify="between" ruled={16} screen>
                <Button disabled={previous === null} onClick={() => onPage(page - 1)}>
                  {text(message('reading-room.newer'))}
                </Button>
                <Button disabled={next === null} onClick={() => onPage(page + 1)}>
                  {text(message('reading-room.older'))}
                </Button>
              </Row>
            )}
          </>
        )
      }
    </WhenAnswered>
  )
}
