import type { ReadingPost } from '#contract/reading-room/posts.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { PostActions } from './post-actions.tsx'
import { PostWords } from '#web/reading-room/post-words.tsx'
import { AnswerForm } from './write-answer.tsx'

/** The answers under a note or a question, and the form for the next one. */
export function PostAnswers({ post }: { readonly post: ReadingPost }) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /reading/posts/{id}', { path: { id: post.id } })
  return (
    <Stack gap={16} ruled={16}>
      <WhenAnswered answer={answer} what={message('reading-room.the-post')}>
        {({ answers }) =>
          answers.length > 0 && (
            <Stack as="ul" gap={16} aria-label={text(message('reading-room.answer-list'))}>
              {answers.map((each) => (
                <li key={each.id}>
                  <PostWords post={each} />
                  <PostActions post={each} />
                </li>
              ))}
            </Stack>
          )
        }
      </WhenAnswered>
      {post.state === 'approved' && <AnswerForm id={post.id} />}
    </Stack>
  )
}
