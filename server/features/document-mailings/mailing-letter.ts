import { dayInWestAfrica } from '#domain/activity/west-africa-time.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { composeLetter, type Paragraph } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'
import { oneClickHeaders } from '#server/platform/mail/one-click-headers.ts'
import type { Release } from '#server/release/current-release.ts'
import type { ChangedNumbers } from './changed-numbers.ts'
import { LARGEST_PDF, type LetterContent } from './letter-content.ts'
import type { LetterSubject } from './letter-subject.ts'

/** Changed numbers that are written out; the others are counted. */
const MOST_LINES = 12

const FIGURE = 'first-figure'

export interface MailingLetter {
  readonly to: string
  /** Whose letters they are; null: the receiver’s own. */
  readonly sender: string | null
  readonly subject: Omit<LetterSubject, 'what' | 'paper' | 'said' | 'document'>
  readonly release: Release
  readonly every: 'week' | 'month'
  /** Null: it could not be made this time. */
  readonly content: LetterContent | null
  /** Whether a letter came before this one. */
  readonly isFirst: boolean
}

/** The letter about a document: its first figure and sentence, what has changed since the letter before, and the whole as PDF. */
export function mailingLetter(letter: MailingLetter, address: string, key: string): LetterOf {
  const { to, sender, subject, every, content } = letter
  const { title, description, owner, path, isOpen } = subject
  const { figure, pdf } = content ?? {}
  const isSmall = pdf !== undefined && pdf.bytes.length <= LARGEST_PDF
  return composeLetter(() => ({
    to,
    subject: message('mail.document-subject', { title, every }),
    paragraphs: [
      sender === null
        ? message('mail.document', { title, by: owner === null ? 'no' : 'yes', owner: owner ?? '', every })
        : message('mail.document-from', { title, sender, every }),
      ...(description === '' ? [] : [description]),
      ...(content && content.lead !== '' ? [content.lead] : []),
      ...(figure
        ? [{ picture: FIGURE, title: figure.title, alternative: saidOnce(figure, content?.lead) }]
        : []),
      ...releaseWords(letter),
      ...(content === null ? [message('mail.document-not-made')] : pdfWords(content.pdf.bytes.length)),
      // Others cannot open what is private: for them the PDF is all of it.
      ...(sender === null || isOpen ? [{ words: message('mail.document-open'), link: address + path }] : []),
      { words: message('mail.document-no-more'), link: `${address}/letters?end=${key}` },
    ],
    attachments: [
      ...(figure ? [{ name: 'figure.png', type: 'image/png', base64: figure.png, inline: FIGURE }] : []),
      ...(isSmall
        ? [{ name: pdf.name, type: 'application/pdf', base64: Buffer.from(pdf.bytes).toString('base64') }]
        : []),
    ],
    headers: oneClickHeaders(`${address}/api/document-mailing/end?key=${key}`),
  }))
}

/** What a picture shows, in words; its title where the sentence above it has said them. */
function saidOnce(figure: NonNullable<LetterContent['figure']>, lead: string | undefined): string {
  return figure.alternative === lead ? figure.title : figure.alternative
}

function pdfWords(bytes: number): readonly Value[] {
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`
  return bytes <= LARGEST_PDF
    ? [message('mail.document-attached', { size })]
    : [message('mail.document-large', { size })]
}

function releaseWords({ subject, release, content, isFirst }: MailingLetter): readonly Paragraph[] {
  if (!subject.isNewest) return [message('mail.document-fixed')]
  const shown = message('mail.document-release', {
    release: release.number,
    day: dayInWestAfrica(release.published_at.toISOString()),
  })
  if (isFirst || content === null) return [shown]
  if (content.changed === null) return [shown, message('mail.document-same-release')]
  return [shown, ...changedWords(content.changed)]
}

function changedWords({ lines, added, gone }: ChangedNumbers): readonly Paragraph[] {
  const counts = [
    ...(added > 0 ? [message('mail.document-added', { count: added })] : []),
    ...(gone > 0 ? [message('mail.document-gone', { count: gone })] : []),
  ]
  const rows = listOf(counts, 'none')
  if (lines.length === 0)
    return [
      counts.length === 0 ? message('mail.document-unchanged') : message('mail.document-rows', { rows }),
    ]
  const more = lines.length - MOST_LINES
  const besides = counts.length === 0 ? 'none' : 'rows'
  return [
    message('mail.document-changed', { besides, rows }),
    {
      listed: [
        ...lines.slice(0, MOST_LINES),
        ...(more > 0 ? [message('mail.document-more', { count: more })] : []),
      ],
    },
  ]
}
