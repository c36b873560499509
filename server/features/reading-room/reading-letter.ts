import { message } from '#domain/message/message.ts'
import { listOf, named } from '#domain/message/value.ts'
import { english } from '#languages/from-source.ts'
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
    subject: `${site} reading room: this week`,
    paragraphs: [
      'You asked for a letter about what you follow in the reading room.',
      ...posts.map((post) => ({ words: wordsOf(post), link: address + pathOfPost(post) })),
      ...(all > posts.length ? [`There are ${all - posts.length} more in the reading room.`] : []),
      ...(figures.length === 0
        ? []
        : [`New or corrected figures up to release ${release}: ${figures.map(countOf).join('; ')}.`]),
      ...wordsOfAreas(areas, release),
      { words: 'Open the reading room', link: `${address}/health-think` },
      { words: 'Change what you follow', link: `${address}/health-think/profile` },
      { words: 'No more letters', link: `${address}/health-think/signup?end=${key}` },
    ],
    headers: oneClickHeaders(`${address}/api/reading/letters/end?key=${key}`),
  }))
}

function wordsOf({ kind, author_name, about, text }: NewPostLine): string {
  const what = kind === 'answer' ? 'An answer' : kind === 'note' ? 'A note' : 'A question'
  const line = text.replaceAll(/\s+/gu, ' ')
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
  return `${what} by ${author_name}${about === '' ? '' : ` on ${about}`}: “${short.toWellFormed()}”`
}

function countOf({ name, count }: NewFigures): string {
  return `${name} (${count})`
}

/** A paragraph for each area with something new, and one for those without. */
function wordsOfAreas(areas: readonly AreaNews[], release: number): string[] {
  const none = areas.filter(({ figures }) => figures.length === 0).map(({ area }) => named(area))
  return [
    ...areas
      .filter(({ figures }) => figures.length > 0)
      .map(({ area, figures, more }) => {
        const lines = figures.map((line) => english.text(line)).join('; ')
        return english.text(
          message('letters.area-figures', { area: named(area), release, figures: lines, more }),
        )
      }),
    ...(none.length === 0
      ? []
      : [english.text(message('letters.no-area-figures', { areas: listOf(none, 'or'), release }))]),
  ]
}
