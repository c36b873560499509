import { periodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { changedNumbers } from '#server/features/document-mailings/changed-numbers.ts'
import { type NewOfSource, newsInWords } from '#server/features/reading-room/new-in-areas.ts'
import { readingLetter } from '#server/features/reading-room/reading-letter.ts'
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
 * some of it corrected, and the numbers of a document that changed. No request reaches a letter.
 */
export function letterStatements(count: number, drawing: Drawing): Statement[] {
  const found: Statement[] = []
  while (found.length < count) found.push(...newsOf(drawing), ...changesOf(drawing))
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

/** The lines of a letter about a document of which a number changed. */
function changesOf(drawing: Drawing): Statement[] {
  const { world } = drawing
  const { row, before } = drawn(drawing)
  const place = world.places.get(row.location)?.name ?? ''
  const quantity = world.quantities.get(row.indicator)
  const shown = (value: number) => value.toFixed(quantity?.decimals ?? 1)
  const name = `${quantity?.shortName} ${place}`
  const numbers = changedNumbers(before === null ? [] : [[name, [shown(before)]]], [
    [name, [shown(row.value)]],
  ])
  return numbers.lines.map((said) => ({
    ...{ place: 'letter' as const, address: `letter about a document, ${said}`, said, whole: said },
    about: {
      ...{ indicator: row.indicator, source: row.source, location: row.location, period: row.period },
      ...(before === null ? {} : { before }),
    },
  }))
}

function linesOf(text: string, form: RegExp): string[] {
  return text.split(/\n+/).filter((line) => form.test(line))
}
