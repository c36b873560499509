import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { type Account, displayName } from '#domain/account/account.ts'
import { dayInWestAfrica } from '#domain/activity/west-africa-time.ts'
import type { InquiryKind } from '#domain/inquiry/inquiry.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'
import type { NewInquiry } from './inquiry-table.ts'

/** What arrived, in the words of the letter about it: what somebody did, and what it is as a subject. */
const ARRIVED: Readonly<Record<InquiryKind, readonly [did: string, subject: string]>> = {
  contact: ['sent in a message', 'a new message'],
  partnership: ['sent in an offer of data', 'a new offer of data'],
  interest: ['wants to hear when a dashboard is there', 'new interest'],
  testimonial: ['sent in a testimonial', 'a new testimonial'],
}

/** Tells an administrator that something was sent in. What was written stays on the site: letters are not for the public's words. */
export function arrivedLetter(to: string, address: string, { kind, subject = '' }: NewInquiry): LetterOf {
  const [did, what] = ARRIVED[kind]
  return composeLetter((site) => ({
    to,
    subject: `${site}: ${what}`,
    paragraphs: [
      `Somebody ${did}${subject === '' ? '' : ` (${subject})`}.`,
      { words: 'Read and answer it', link: `${address}/admin#/inquiries` },
    ],
  }))
}

interface Answering {
  readonly by: Account
  /** Where an answer to the letter goes; empty: to whoever answers, if their address is confirmed. */
  readonly replyTo: string
  /** The page that removes what was sent. */
  readonly removal: string
}

/** An answer to somebody who sent something in: who answers, what was asked, and the way to remove it. */
export function answerLetter(inquiry: InquiryRow, { by, replyTo, removal }: Answering): LetterOf {
  const who = `${displayName(by)}${by.organization === '' ? '' : ` (${by.organization})`}`
  const back = replyTo || (by.emailVerified ? by.email : '')
  const asked = [inquiry.subject, inquiry.text].filter((words) => words !== '').join('\n')
  return composeLetter((site) => ({
    to: inquiry.email,
    subject: `${site}: an answer to what you sent us`,
    ...(back !== '' && { replyTo: back }),
    paragraphs: [
      `${who} answers what you sent us on ${dayInWestAfrica(inquiry.created_at)}:`,
      ...inquiry.answer.split(/\n{2,}/),
      ...(asked === '' ? [] : ['You wrote:', { quoted: asked }]),
      ...(back === '' ? [] : ['You can answer this letter.']),
      { words: 'Remove what you sent from our site', link: removal },
    ],
  }))
}
