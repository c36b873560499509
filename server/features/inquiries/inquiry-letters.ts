import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { type Account, displayName } from '#domain/account/account.ts'
import { dayInWestAfrica } from '#domain/activity/west-africa-time.ts'
import { message } from '#domain/message/message.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'

interface Answering {
  readonly by: Account
  /** Where an answer to the letter goes; empty: to whoever answers, if their address is confirmed. */
  readonly replyTo: string
  /** The page that removes an inquiry. */
  readonly removal: string
}

/** An answer to somebody who sent something in: who answers, what was asked, and the way to remove it. */
export function answerLetter(inquiry: InquiryRow, { by, replyTo, removal }: Answering): LetterOf {
  const who = `${displayName(by)}${by.organization === '' ? '' : ` (${by.organization})`}`
  const back = replyTo || (by.emailVerified ? by.email : '')
  const asked = [inquiry.subject, inquiry.text].filter((words) => words !== '').join('\n')
  return composeLetter((site) => ({
    to: inquiry.email,
    subject: message('mail.answer-subject', { site }),
    ...(back !== '' && { replyTo: back }),
    paragraphs: [
      message('mail.answer', { who, day: dayInWestAfrica(inquiry.created_at) }),
      ...inquiry.answer.split(/\n{2,}/),
      ...(asked === '' ? [] : [message('mail.answer-asked'), { quoted: asked }]),
      ...(back === '' ? [] : [message('mail.answer-back')]),
      { words: message('mail.answer-remove'), link: removal },
    ],
  }))
}
