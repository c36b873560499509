import { INQUIRY_WORDS } from '#domain/inquiry/inquiry.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'
import type { NewInquiry } from './inquiry-table.ts'

/** Tells an administrator that something was sent in. What was written stays on the site: letters are not for the public's words. */
export function arrivedLetter(to: string, address: string, { kind, subject = '' }: NewInquiry): LetterOf {
  const what = INQUIRY_WORDS[kind].toLowerCase()
  return composeLetter((site) => ({
    to,
    subject: `${site}: a new ${what}`,
    paragraphs: [
      `Somebody sent in a ${what}${subject === '' ? '' : ` (${subject})`}.`,
      { words: 'Read and answer it', link: `${address}/admin#/inquiries` },
    ],
  }))
}

/** An answer to somebody who sent something in, with the way to remove it. */
export function answerLetter(to: string, answer: string, removal: string): LetterOf {
  return composeLetter((site) => ({
    to,
    subject: `${site}: an answer to what you sent us`,
    paragraphs: [...answer.split(/\n{2,}/), { words: 'Remove what you sent from our site', link: removal }],
  }))
}
