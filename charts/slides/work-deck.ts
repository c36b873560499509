import { type WorkExport, workFileTitle, workRowsOf } from '#charts/export/work-sheets.ts'
import { editionOf } from '#charts/export/citation.ts'
import { rightsLines } from '#charts/export/rights-lines.ts'
import type { RegionShape } from '#charts/figure.ts'
import { workMap, workMapContent, workMapKey } from '#charts/small/work-map.ts'
import type { Value } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { rowsOnPaper } from '#domain/work-list/numbers-of.ts'
import type { WorkRow } from '#domain/work-list/work-list.ts'
import { workLead, workMethod, workTitle } from '#domain/work-list/work-words.ts'
import type { Deck, Slide, SlideTable } from './deck.ts'
import type { DrawSlide } from './figure-deck.ts'
import { ACROSS, PLACES } from './measures.ts'
import { slidePicture } from './slide-drawing.ts'
import { rowsThatFit } from './table-part.ts'

/** The room of the map, in CSS pixels. */
export const WORK_DRAWN = { width: 760, height: 424 } as const
/** What a note has of the width beside the map. */
const BESIDE = 0.3

/** A work list as slides: what is found on the map, then the numbered places, as many slides as they need. */
export async function workDeck(
  content: WorkExport,
  front: string,
  shapes: ReadonlyMap<number, RegionShape>,
  draw: DrawSlide,
): Promise<Deck> {
  const { said, numbers, work, language, release, address } = content
  const { text } = language
  const { list, reference } = said
  const shown = workMapContent({ list, reference }, numbers, language)
  const key = workMapKey(said, language)
  const bytes = await draw((fontFace) =>
    slidePicture((surface) => workMap(shown, shapes, surface), key, WORK_DRAWN, fontFace),
  )
  const sources = list.columns.flatMap(({ round: { source, period } }) =>
    rightsLines(language, `${source.name} ${isoPeriod(period)}`, source).map(
      ([head, line]) => `${head}: ${line}`,
    ),
  )
  const about = [...new Set(sources), text(editionOf(release))]
  const title = text(workTitle(said))
  const alternative = [title, ...key.map(({ label }) => label)].join('. ')
  const map: Slide = {
    part: title,
    title: text(workLead(said)),
    subtitle: workFileTitle(content),
    panes: [
      ...(work.note === '' ? [] : [noteBeside(work.note)]),
      { pane: 'picture', bytes, type: 'png', ...WORK_DRAWN, alternative, share: 1 - BESIDE },
    ],
    about: [text(workMethod(said, release.number)), ...about],
    address,
  }
  const slides = [
    map,
    ...tables(content).map((table): Slide => ({ ...map, title, subtitle: '', panes: [table], about })),
  ]
  return {
    title,
    subject: map.title,
    author: front,
    language: language.tag,
    date: release.published_at,
    slides,
  }
}

/** What somebody wrote about the list. */
function noteBeside(note: string): Slide['panes'][number] {
  return { pane: 'words', share: BESIDE, lines: [{ text: note, isBold: false, isListed: false }] }
}

/** The places that stand on paper too. */
function tables(content: WorkExport): readonly (SlideTable & { readonly share: number })[] {
  const { language, numbers, said } = content
  const [heads = [], ...all] = workRowsOf(content).map((row) =>
    row.map((cell) => cellText(cell, language.text)),
  )
  const shown = new Set(rowsOnPaper(said.list, numbers))
  const rows = all.filter((_, at) => shown.has(said.list.rows[at] as WorkRow))
  const isNumeric = (at: number) => rows.every((row) => /^[\d.,–-]*$/.test(row[at] ?? ''))
  // A list of states says each twice, one of a single indicator has its class twice.
  const isRepeated = (at: number) =>
    !isNumeric(at) && heads.some((_, before) => before < at && rows.every((row) => row[before] === row[at]))
  const kept = heads.flatMap((_, at) => (rows.some((row) => row[at] !== '') && !isRepeated(at) ? [at] : []))
  const only = (row: readonly string[]) => kept.map((at) => row[at] ?? '')
  let left: SlideTable = {
    pane: 'table',
    heads: only(heads),
    rows: rows.map(only),
    numeric: kept.map(isNumeric),
  }
  const made: (SlideTable & { readonly share: number })[] = []
  while (left.rows.length > 0) {
    const count = rowsThatFit(left, { width: ACROSS, height: PLACES.body.height })
    made.push({ ...left, rows: left.rows.slice(0, count), share: 1 })
    left = { ...left, rows: left.rows.slice(count) }
  }
  return made
}

/** Numbers of rows stay as they are; figures are rounded as in tables. */
function cellText(cell: unknown, text: (value: Value) => string): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'number') return String(cell)
  return Number.isInteger(cell) ? String(cell) : text(decimal(cell, 1))
}
