import { useLanguage } from '#web/language/use-language.ts'
import { IconFlag, IconPencil, IconTrash } from '#web/kit/icons.ts'
import { useEffect, useState } from 'react'
import type { DocumentComment } from '#contract/documents/comments.ts'
import { DOCUMENT_FIELDS } from '#domain/form/document-fields.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf, whole } from '#domain/message/value.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button, IconButton } from '#web/kit/button.tsx'
import { CommentForm } from '#web/kit/comments/comment-form.tsx'
import { CommentItem, CommentText } from '#web/kit/comments/comment-item.tsx'
import { DeleteComment } from '#web/kit/comments/delete-comment.tsx'
import { useFocusAfter } from '#web/kit/comments/use-focus-after.ts'
import { Box, Row, Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { change } from '#web/queries/change.ts'
import { outboxCode } from '#web/keeping/outbox-code.ts'
import { sendComment } from './send-comment.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { ReportComment } from './report-comment.tsx'
import { LettersButton } from '#web/documents/letters/letters-button.tsx'

/** So many are shown at once. */
const MOST = 500

/** What people wrote about a document, for whoever may see it, and a form for the next word. */
export function DocumentComments({ id }: { readonly id: string }) {
  const isSignedIn = useOwnAccount().status === 'signed-in'
  const { text } = useLanguage()
  const answer = useAnswer('GET /document/{id}/comments', { path: { id }, query: { size: MOST } })
  return (
    <section id="comments" aria-label={text(message('document-comments.comments'))}>
      <Text as="h2" heading below={12}>
        {text(message('document-comments.comments'))}
      </Text>
      <WhenAnswered answer={answer} what={message('document-comments.list')}>
        {({ results }) => <Comments id={id} comments={results} />}
      </WhenAnswered>
      {isSignedIn && (
        <Box above={24} widest={640}>
          <LettersButton about={`/document/${id}`} label={message('document-comments.letter')} />
        </Box>
      )}
    </section>
  )
}

interface CommentsProps {
  readonly id: string
  readonly comments: readonly DocumentComment[]
}

function Comments({ id, comments }: CommentsProps) {
  const own = useOwnAccount()
  const isSignedIn = own.status === 'signed-in'
  // Whose session ended by itself may have typed something: it waits for them, also when they closed the dialog.
  const mayHaveTyped = own.status === 'anonymous' && own.since === 'expired'
  const { text } = useLanguage()
  const [deleting, setDeleting] = useState<DocumentComment | null>(null)
  const [reporting, setReporting] = useState<DocumentComment | null>(null)
  useEffect(() => {
    // While there is a line: without one it could not be fetched.
    if (isSignedIn) void outboxCode()
  }, [isSignedIn])
  const place = useFocusAfter<HTMLDivElement>(deleting !== null || reporting !== null)
  return (
    <Stack gap={16} widest={640} shrinks ref={place} tabIndex={-1}>
      {comments.length === 0 ? (
        <Text tone="faint">{text(message('document-comments.none'))}</Text>
      ) : (
        <Stack as="ul" gap={16} aria-label={text(message('document-comments.comments'))}>
          {comments.map((comment) => (
            <Comment
              key={comment.id}
              id={id}
              comment={comment}
              onDelete={() => setDeleting(comment)}
              onReport={() => setReporting(comment)}
            />
          ))}
        </Stack>
      )}
      {(isSignedIn || mayHaveTyped) && (
        <CommentForm
          rule={DOCUMENT_FIELDS.comment}
          help={text(message('document-comments.help', { most: whole(DOCUMENT_FIELDS.comment.longest) }))}
          onSend={({ text: words }) => sendComment(id, words)}
        />
      )}
      {!isSignedIn && (
        <Row gap={12} align="center">
          <Button onClick={() => openSignIn({ view: 'login' })}>
            {text(message('document-comments.login'))}
          </Button>
        </Row>
      )}
      {reporting && <ReportComment document={id} comment={reporting} onClose={() => setReporting(null)} />}
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

interface CommentProps {
  readonly id: string
  readonly comment: DocumentComment
  readonly onDelete: () => void
  readonly onReport: () => void
}

function Comment({ id, comment, onDelete, onReport }: CommentProps) {
  const language = useLanguage()
  const [editing, setEditing] = useState(false)
  const { text, author, is_own, can_delete } = comment
  const begin = text.slice(0, 60)
  return (
    <CommentItem
      author={author}
      about={language.text(aboutOf(comment))}
      actions={
        <Row gap={2} keeps>
          {is_own && (
            <IconButton
              label={language.text(message('document-comments.change', { comment: begin }))}
              onClick={() => setEditing(true)}
            >
              <IconPencil size={18} aria-hidden="true" />
            </IconButton>
          )}
          {!is_own && (
            <IconButton
              label={language.text(message('document-comments.report', { comment: begin }))}
              onClick={onReport}
            >
              <IconFlag size={18} aria-hidden="true" />
            </IconButton>
          )}
          {can_delete && (
            <IconButton
              label={language.text(message('document-comments.delete', { comment: begin }))}
              onClick={onDelete}
            >
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          )}
        </Row>
      }
    >
      {editing ? (
        <CommentForm
          rule={DOCUMENT_FIELDS.comment}
          help={language.text(message('document-comments.change-help'))}
          before={text}
          onSend={async (body) => {
            await change('PATCH /document/{id}/comments/{comment}', {
              path: { id, comment: comment.id },
              body,
            })
            setEditing(false)
            return null
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <CommentText>{text}</CommentText>
          {comment.waits && (
            <Text tone="faint" size={13} above={4}>
              {language.text(message('document-comments.waits'))}
            </Text>
          )}
        </>
      )}
    </CommentItem>
  )
}

function aboutOf({ is_own, by_owner, created_at, edited_at }: DocumentComment): Value {
  const own = message('document-comments.you')
  const who = is_own ? [own] : by_owner ? [message('document-comments.owner')] : []
  const when = created_at ? [momentText(created_at)] : []
  const changed = edited_at ? [message('document-comments.changed', { moment: momentText(edited_at) })] : []
  return listOf([...who, ...when, ...changed], 'none')
}
