import { message } from '#domain/message/message.ts'
import { PostItem } from './post-item.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { LinkButton } from '#web/kit/button.tsx'
import { Box, Row } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

/** One note or question with its answers: where letters and notifications lead. */
export function OnePost({ id }: { readonly id: number }) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /reading/posts/{id}', { path: { id } })
  const all = <LinkButton href="/health-think">{text(message('reading-room.all'))}</LinkButton>
  if (answer.status === 'failed' && answer.error.status === 404) {
    return (
      <Box above={20}>
        <Message title={text(message('reading-room.no-post'))} actions={all}>
          {text(message('reading-room.no-post-about'))}
        </Message>
      </Box>
    )
  }
  return (
    <WhenAnswered answer={answer} what={message('reading-room.the-post')}>
      {({ post }) => (
        <>
          <Row above={20} below={16} screen>
            {all}
          </Row>
          <PostItem key={post.id} post={post} opened />
        </>
      )}
    </WhenAnswered>
  )
}
