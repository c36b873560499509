import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { CommentText } from '#web/kit/comments/comment-item.tsx'
import { Box } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { Facts } from './facts.tsx'

/** What somebody from the public sent in, with everything that the form asked for. */
export function InquiryFacts({ inquiry }: { readonly inquiry: InquiryRow }) {
  const { name, email, organization, subject, text, details, created_at } = inquiry
  const more = Object.entries(details).map(([field, value]) => [
    `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`,
    value,
  ])
  return (
    <>
      <Facts
        facts={{
          From: `${name || email}${organization && `, ${organization}`}`,
          'E-mail': name === '' ? '' : email,
          About: subject,
          ...Object.fromEntries(more),
          Sent: momentText(created_at),
        }}
      />
      {text !== '' && (
        <Box above={12}>
          <CommentText>{text}</CommentText>
        </Box>
      )}
    </>
  )
}
