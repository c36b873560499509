import { periodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { changedNumbers } from '#server/features/document-mailings/changed-numbers.ts'
import { mailingLetter } from '#server/features/document-mailings/mailing-letter.ts'
import { toldLetter } from '#server/features/notifications/told-letter.ts'
import { type NewOfSource, newsInWords } from '#server/features/reading-room/new-in-areas.ts'
import { readingLetter } from '#server/features/reading-room/reading-letter.ts'
import { revisedWords } from '#server/features/releases/tell-revised.ts'
import type { LetterRow } from '#server/paper/letter/letter-parts.ts'
import type { Chance } from '../draw.ts'
import type { Row, World } from '../rows.ts'
import type { Statement } from './statement.ts'

const SITE = 'MSDAT'
const ADDRESS = 'https://example.org'
const RELEASE = 2

interface Drawing {
  readonly world: World
  readonly reference: ReferenceData
  readonly next: Chance
}

/**
 * Statements of letters that state figures, composed as the product sends them of rows that ship: what is new in followed areas,
 * some of it corrected, the whole letter about a document that changed, and that of revised figures. No request reaches a letter.
 */
export function letterStatements(count: number, drawing: Drawing): Statement[] {
  const found: Statement[] = []
  while (found.length < count) found.push(...newsOf(drawing), ...changesOf(drawing), ...revisedOf(drawing))
  return found.slice(0, count)
}

/** A row whose value the release before had otherwise, or did not have. */
interface Drawn {
  readonly row: Row
  readonly before: number | null
}

function drawn({ world, next }: Drawing): Drawn {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T
  const held = [...world.quantities.keys()].filter((id) => world.rowsOf(id).length > 0)
  const row = pick(world.rowsOf(pick(held)))
  return { row, before: next() < 0.5 ? null : row.value * (0.8 + 0.4 * next()) }
}

/** One line of the weekly letter about followed areas. */
function newsOf(drawing: Drawing): Statement[] {
  const { world, reference } = drawing
  const { row, before } = drawn(drawing)
  const { indicator, source, location, value, flags } = row
  const period = periodCode(row.period)
  if (period === null) return []
  const count = Math.ceil(1 + 9 * drawing.next())
  const level = world.places.get(location)?.level ?? 0
  const news: NewOfSource = {
    ...{ indicator, source, location, level, period, value, before, flags, count },
  }
  const area = reference.indicators.get(indicator)?.programArea ?? ''
  const letter = readingLetter(
    {
      to: 'reader@example.org',
      posts: [],
      figures: [],
      areas: [{ area, figures: [newsInWords(news, reference)], more: 0 }],
      release: RELEASE,
    },
    ADDRESS,
    'key',
  )(SITE)
  return linesOf(letter.text, /^New or corrected figures/).map((said) => ({
    ...{ place: 'letter' as const, address: `weekly letter, ${said}`, said, whole: letter.text },
    about: { indicator, source, location, period: row.period, ...(before === null ? {} : { before }) },
  }))
}

/** Rows of a document, and what the release before had of them: another number, the same, or none. */
function rowsOfDocument(drawing: Drawing, count: number) {
  const { world, next } = drawing
  return Array.from({ length: count }, () => {
    const { row, before } = drawn(drawing)
    const quantity = world.quantities.get(row.indicator)
    const shown = (value: number) => value.toFixed(quantity?.decimals ?? 1)
    const name = `${quantity?.shortName} ${world.places.get(row.location)?.name ?? ''}`
    const isSame = before === null && next() < 0.5
    return {
      row,
      name,
      now: shown(row.value),
      was: isSame ? shown(row.value) : before === null ? null : shown(before),
    }
  })
}

/** The whole letter about a document of which numbers changed, with rows that came and went. */
function changesOf(drawing: Drawing): Statement[] {
  const drawnRows = rowsOfDocument(drawing, Math.ceil(15 * drawing.next()))
  const rows = [...new Map(drawnRows.map((one) => [one.name, one])).values()]
  const gone = Math.floor(3 * drawing.next())
  const before = rows.flatMap(({ name, was }): LetterRow[] => (was === null ? [] : [[name, [was]]]))
  const past = Array.from({ length: gone }, (_, at): LetterRow => [`Gone ${at}`, ['1']])
  const changed = changedNumbers(
    [...before, ...past],
    rows.map(({ name, now }): LetterRow => [name, [now]]),
  )
  const { text } = mailingLetter(
    {
      ...{ to: 'reader@example.org', sender: null, every: 'week', isFirst: false },
      subject: {
        title: 'A document',
        description: '',
        owner: null,
        path: '/d/1',
        isOpen: true,
        isNewest: true,
      },
      release: { number: RELEASE, hash: '', published_at: new Date(Date.UTC(2026, 10, 5)), note: '' },
      content: { lead: '', figure: null, changed, pdf: { name: 'document.pdf', bytes: new Uint8Array(9) } },
    },
    ADDRESS,
    'key',
  )(SITE)
  const tally = {
    changed: rows.filter(({ was, now }) => was !== null && was !== now).length,
    added: rows.filter(({ was }) => was === null).length,
    gone,
  }
  return linesOf(text, /→|^What has changed|^Since the last e-mail|^\W*and \d+ more$/).map((said) => ({
    ...{ place: 'letter' as const, address: `letter about a document, ${said}`, said, whole: text },
    about: { tally },
  }))
}

/** The letter to whoever quotes figures that a release revised. */
function revisedOf({ next }: Drawing): Statement[] {
  const documents = Array.from({ length: Math.ceil(8 * next()) }, (_, at) => ({
    title: `Document ${at + 1}`,
    figures: Math.ceil(20 * next()),
  }))
  const { text } = toldLetter(
    { to: 'reader@example.org', told: [{ ...revisedWords(documents, RELEASE), count: 1 }] },
    ADDRESS,
  )(SITE)
  const figures = documents.reduce((sum, one) => sum + one.figures, 0)
  return linesOf(text, /that you quote/).map((said) => ({
    ...{ place: 'letter' as const, address: `letter of revised figures, ${said}`, said, whole: text },
    about: { tally: { figures, documents: documents.length } },
  }))
}

function linesOf(text: string, form: RegExp): string[] {
  return text.split(/\n+/).filter((line) => form.test(line))
}
