import { dayInWestAfrica } from '#domain/activity/west-africa-time.ts'
import { pathOf, type StoredDocument } from '#server/documents/stored-document.ts'
import { composeLetter, type Paragraph } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'
import { oneClickHeaders } from '#server/platform/mail/one-click-headers.ts'
import type { Release } from '#server/release/current-release.ts'
import type { ChangedNumbers } from './changed-numbers.ts'
import { LARGEST_PDF, type LetterContent } from './letter-content.ts'

/** Changed numbers that are written out; the others are counted. */
const MOST_LINES = 12

const FIGURE = 'first-figure'

export interface MailingLetter {
  readonly to: string
  readonly document: StoredDocument
  readonly release: Release
  readonly every: 'week' | 'month'
  /** Null: it could not be made this time. */
  readonly content: LetterContent | null
  /** Whether a letter came before this one. */
  readonly isFirst: boolean
}

/** The letter about a document: its first figure and sentence, what has changed since the letter before, and the whole as PDF. */
export function mailingLetter(letter: MailingLetter, address: string, key: string): LetterOf {
  const { to, document, every, content } = letter
  const { title, document: written, owner_name } = document
  const { figure, pdf } = content ?? {}
  const isSmall = pdf !== undefined && pdf.bytes.length <= LARGEST_PDF
  return composeLetter(() => ({
    to,
    subject: `${title}: this ${every}`,
    paragraphs: [
      `You asked for a letter about “${title}”${owner_name === null ? '' : ` by ${owner_name}`} every ${every}.`,
      ...(written.description === '' ? [] : [written.description]),
      ...(content && content.lead !== '' ? [content.lead] : []),
      ...(figure ? [{ picture: FIGURE, title: figure.title, alternative: figure.alternative }] : []),
      ...releaseWords(letter),
      ...(content === null
        ? ['Its figure and its PDF could not be made this time; both are on the site.']
        : pdfWords(content.pdf.bytes.length)),
      { words: 'Open it', link: address + pathOf(document) },
      { words: 'No more letters about it', link: `${address}/letters?end=${key}` },
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

function pdfWords(bytes: number): readonly string[] {
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`
  return bytes <= LARGEST_PDF
    ? [`The whole document is attached as PDF (${size}).`]
    : [`The PDF has ${size} and is too large for a letter; it is on the site.`]
}

function releaseWords({ document, release, content, isFirst }: MailingLetter): readonly Paragraph[] {
  if (document.document.release !== 'latest')
    return ['It shows the release of the figures that its author chose, so its numbers stay as they are.']
  const shown = `It shows release ${release.number} of the figures, published on ${dayInWestAfrica(release.published_at.toISOString())}.`
  if (isFirst || content === null) return [shown]
  if (content.changed === null) return [shown, 'There is no newer release than in the letter before.']
  return [shown, ...changedWords(content.changed)]
}

function changedWords({ lines, added, gone }: ChangedNumbers): readonly Paragraph[] {
  const counts = [
    ...(added > 0 ? [`${added} new`] : []),
    ...(gone > 0 ? [`${gone} no longer there`] : []),
  ].join(', ')
  if (lines.length === 0)
    return [
      counts === ''
        ? 'No number in it has changed since the letter before.'
        : `Since the letter before no number in it has changed; rows: ${counts}.`,
    ]
  const more = lines.length - MOST_LINES
  return [
    `What has changed since the letter before${counts === '' ? '' : ` (besides rows: ${counts})`}:`,
    { listed: [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`and ${more} more`] : [])] },
  ]
}
