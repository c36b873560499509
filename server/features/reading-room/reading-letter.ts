import { message, type Value } from '#domain/message/message.ts'
import { listOf, named } from '#domain/message/value.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'
import { oneClickHeaders } from '#server/platform/mail/one-click-headers.ts'
import type { AreaNews } from './new-in-areas.ts'
import { pathOfPost } from './post-review.ts'
import type { NewFigures, NewPostLine } from './whats-new.ts'

/** The content of a letter; of posts, figures and areas with some one at least. */
export interface ReadingNews {
  readonly to: string
  readonly posts: readonly NewPostLine[]
  readonly figures: readonly NewFigures[]
  /** Every followed area where a release came since the last letter, also those of which it brought nothing. */
  readonly areas: readonly AreaNews[]
  readonly release: number
}

/** The most that a letter says of one post; the rest stands in the room. */
const LONGEST = 300

/** The weekly letter about the topics that somebody follows, with the way to end it. */
export function readingLetter(
  { to, posts, figures, areas, release }: ReadingNews,
  address: string,
  key: string,
): LetterOf {
  const all = posts[0]?.count ?? 0
  return composeLetter((site) => ({
    to,
    subject: message('mail.room-subject', { site }),
    paragraphs: [
      message('mail.room'),
      ...posts.map((post) => ({ words: wordsOf(post), link: address + pathOfPost(post) })),
      ...(all > posts.length ? [message('mail.room-more', { count: all - posts.length })] : []),
      ...(figures.length === 0
        ? []
        : [message('mail.room-figures', { release, figures: listOf(figures.map(countOf), 'apart') })]),
      ...wordsOfAreas(areas, release),
      { words: message('mail.room-open'), link: `${address}/health-think` },
      { words: message('mail.room-change'), link: `${address}/health-think/profile` },
      { words: message('mail.no-more'), link: `${address}/health-think/signup?end=${key}` },
    ],
    headers: oneClickHeaders(`${address}/api/reading/letters/end?key=${key}`),
  }))
}

function wordsOf({ kind, author_name, about, text }: NewPostLine): Value {
  const line = text.replaceAll(/\s+/gu, ' ')
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  return message('mail.post', {
    kind: kind === 'answer' || kind === 'note' ? kind : 'question',
    author: author_name,
    on: about === '' ? 'no' : 'yes',
    about,
    text: short.toWellFormed(),
  })
}

function countOf({ name, count }: NewFigures): Value {
  return message('mail.room-count', { indicator: name, count })
}

/** A paragraph for each area with something new, and one for those without. */
function wordsOfAreas(areas: readonly AreaNews[], release: number): Value[] {
  const none = areas.filter(({ figures }) => figures.length === 0).map(({ area }) => named(area))
  return [
    ...areas
      .filter(({ figures }) => figures.length > 0)
      .map(({ area, figures, more }) => {
        const lines = listOf(figures, 'apart')
        return message('letters.area-figures', { area: named(area), release, figures: lines, more })
      }),
    ...(none.length === 0
      ? []
      : [message('letters.no-area-figures', { areas: listOf(none, 'or'), release })]),
  ]
}
