import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { composeLetter } from '#server/platform/mail/compose-letter.ts'
import type { LetterOf } from '#server/platform/mail/mail.ts'

/** Something that somebody was told on the site. */
export interface Told {
  readonly kind: string
  readonly title: Value
  /** Empty: there is no more to say. */
  readonly text: Value
  readonly link: string
  /** How many things of its kind it gathers. */
  readonly count: number
}

/** One letter with requests and decisions: each in the site's words, with the way to it. */
export function toldLetter(
  { to, told }: { readonly to: string; readonly told: readonly Told[] },
  address: string,
): LetterOf {
  const lines = told.map((each) => ({ words: wordsOf(each), link: address + each.link }))
  const decisions = told.filter(({ kind }) => kind.endsWith('-decision')).length
  const forms = told.filter(({ kind }) => kind === 'entry-due').length
  const revised = told.filter(({ kind }) => kind === 'figure-revised').length
  const requests = told.length - decisions - forms - revised
  const [only] = told
  const about =
    told.length === 1 && only ? titleOf(only) : countedWords({ requests, decisions, forms, revised })
  return composeLetter((site) => ({
    to,
    subject: message('mail.told-subject', { site, about }),
    paragraphs: [
      ...lines,
      ...(requests > 0
        ? [{ words: message('letters.all-that-waits'), link: `${address}/admin#/waiting` }]
        : []),
      { words: message('letters.how-often'), link: `${address}/account#/settings` },
    ],
  }))
}

/** What a letter counts, in its order. */
const COUNTED = ['requests', 'decisions', 'forms', 'revised'] as const

/** How many of each there are: `2 requests wait for you, 1 form to fill`. */
function countedWords(counts: Readonly<Record<(typeof COUNTED)[number], number>>): Value {
  const parts = COUNTED.filter((what) => counts[what] > 0)
  return listOf(
    parts.map((what) => message(`letters.told-${what}`, { count: counts[what] })),
    'none',
  )
}

/** Texts from the public stay on the site: letters are not for them. */
function titleOf({ kind, title, count }: Told): Value {
  return kind === 'inquiry' ? message('letters.sent-in', { count }) : title
}

function wordsOf(told: Told): Value {
  const title = titleOf(told)
  return told.text === '' || told.kind === 'inquiry'
    ? title
    : message('mail.told-both', { title, more: told.text })
}
