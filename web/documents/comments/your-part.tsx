import { useState } from 'react'
import type { DocumentComment } from '#contract/documents/comments.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { CommentText } from '#web/kit/comments/comment-item.tsx'
import { DeleteComment } from '#web/kit/comments/delete-comment.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { withFailureToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

/**
 * What somebody who is signed in has in a document that is hidden from them by now: their comments, to take back, and the
 * e-mails that they have sent about it, to end. Nothing for everybody else.
 */
export function YourPart({ id }: { readonly id: string }) {
  const { text } = useLanguage()
  const about = `/document/${id}`
  const comments = useAnswer('GET /document/{id}/comments', { path: { id } })
  const letters = useAnswer('GET /document-mailing', { query: { about } })
  const [deleting, setDeleting] = useState<DocumentComment | null>(null)
  const own = comments.status === 'ready' ? comments.value.results.filter(({ is_own }) => is_own) : []
  const hasLetters = letters.status === 'ready' && letters.value.every !== null
  const endLetters = () =>
    withFailureToast(text(message('document-comments.letters-not-ended')), () =>
      change('PUT /document-mailing', { body: { about, every: null } }),
    )
  return (
    <Stack gap={16} widest={640} shrinks>
      {own.length > 0 && (
        <>
          <Text as="h2" heading>
            {text(message('document-comments.yours-here'))}
          </Text>
          <Stack as="ul" gap={12}>
            {own.map((comment) => (
              <li key={comment.id}>
                <CommentText>{comment.text}</CommentText>
                <Button onClick={() => setDeleting(comment)}>
                  {text(message('document-comments.take-back'))}
                </Button>
              </li>
            ))}
          </Stack>
        </>
      )}
      {hasLetters && (
        <>
          <p>{text(message('document-comments.letters-here'))}</p>
          <div>
            <Button onClick={() => void endLetters()}>
              {text(message('document-comments.end-letters'))}
            </Button>
          </div>
        </>
      )}
      {deleting && (
        <DeleteComment
          text={deleting.text}
          onDelete={() =>
            change('DELETE /document/{id}/comments/{comment}', { path: { id, comment: deleting.id } })
          }
          onClose={() => setDeleting(null)}
        />
      )}
    </Stack>
  )
}
