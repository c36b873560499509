import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { CommentText } from '#web/kit/comments/comment-item.tsx'
import { Box } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { Facts } from './facts.tsx'
import { subjectWords } from '#domain/inquiry/subjects.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** What somebody from the public sent in, with everything that the form asked for. */
export function InquiryFacts({ inquiry }: { readonly inquiry: InquiryRow }) {
  const { text } = useLanguage()
  const { name, email, organization, subject, text: words, details, created_at } = inquiry
  const more = Object.entries(details).map(([field, value]) => [
    `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`,
    value,
  ])
  return (
    <>
      <Facts
        facts={{
          [text(message('manage.from'))]: [name || email, organization].filter(Boolean).join(', '),
          [text(message('manage.email'))]: name === '' ? '' : email,
          [text(message('manage.about'))]: text(subjectWords(subject)),
          ...Object.fromEntries(more),
          [text(message('waiting.sent'))]: momentText(created_at),
        }}
      />
      {words !== '' && (
        <Box above={12}>
          <CommentText>{words}</CommentText>
        </Box>
      )}
    </>
  )
}
