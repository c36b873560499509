import { workMap, workMapContent, workMapKey } from '#charts/small/work-map.ts'
import { workMapName } from '#charts/small/work-map-name.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { message } from '#domain/message/message.ts'
import { headlineName, listOf, placeName, shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { interval } from '#domain/observation/point.ts'
import { stateAround } from '#domain/reference/reference-data.ts'
import { numbersOf, rowsOnPaper } from '#domain/work-list/numbers-of.ts'
import { WORK_STATE } from '#domain/work-list/work-address.ts'
import type { WorkColumn, WorkRow } from '#domain/work-list/work-list.ts'
import type { WorkEntry } from '#domain/work-list/work-standing.ts'
import {
  citedRound,
  standingWord,
  workLead,
  workLevel,
  workMapAbout,
  workMethod,
  workTitle,
} from '#domain/work-list/work-words.ts'
import { readWork, type ReadWork } from '#sections/work/read-work.ts'
import { loadMap } from '#server/drawing/server-files.ts'
import { smallDrawing } from '../document/drawing.ts'
import type { BlockGround } from '../document/ground.ts'
import type { PaperContent } from '../document/paper-content.ts'
import type { PaperFigure, PaperTable } from '../document/paper-document.ts'
import { roomOn } from '../document/room.ts'

/** The map on a sheet, and in a letter that is read on a phone, in CSS pixels. */
const MAP = { width: 860, height: 520 } as const
const NARROW = { width: 420, height: 330 } as const

/** The work list of an address on paper: its finding, the map with the numbers of the list, and the numbered places. */
export async function workListOnPaper(query: string, ground: BlockGround): Promise<PaperContent> {
  const { language, cited } = ground
  const { text } = language
  const read = await readWork(WORK_STATE.parse(new URLSearchParams(query)), ground.reader)
  const { said, catalogue } = read
  for (const { round } of said.list.columns) cited.add(round.source.id)
  const title = text(workTitle(said))
  const lead = { kind: 'sentence', width: 'full', text: text(workLead(said)), sources: '' } as const
  if (said.list.rows.length === 0) return { title, blocks: [lead] }
  const numbers = numbersOf(said.list, [])
  const notes = [text(workMethod(said, catalogue.release.number)), text(message('work-list.boundaries'))]
  return {
    title,
    blocks: [lead, await mapOf(read, numbers, ground), { ...tableOf(read, numbers, ground), notes }],
  }
}

async function mapOf(
  { said }: ReadWork,
  numbers: ReadonlyMap<number, number>,
  ground: BlockGround,
): Promise<PaperFigure> {
  const { language, document, address } = ground
  const { text } = language
  const { list, reference } = said
  const key = workMapKey(said, language)
  const content = workMapContent({ list, reference }, numbers, language)
  const shapes = await loadMap(workMapName(list))
  const drawn = (id: string, size: typeof MAP | typeof NARROW, room: number) =>
    smallDrawing(
      {
        ...{ part: 'drawing', size, map: workMapName(list), alternative: '' },
        picture: (surface: Surface) => workMap(content, shapes, surface),
      },
      shapes,
      { id, room, key },
    )
  return {
    kind: 'figure',
    width: 'full',
    title: text(workTitle(said)),
    subtitle: text(listOf(list.columns.map(citedRound))),
    drawing: drawn('work-map', MAP, roomOn(document.paper, 'full').width),
    narrow: drawn('work-map-narrow', NARROW, NARROW.width),
    alternative: text(workMapAbout(said, numbers.size)),
    notes: [],
    sources: '',
    address,
    behind: [],
    slide: {
      finding: text(workLead(said)),
      chart: null,
      isHigh: false,
      about: [],
      pictureNotes: [],
      drawing: null,
    },
  }
}

function tableOf(
  { said }: ReadWork,
  numbers: ReadonlyMap<number, number>,
  { language }: BlockGround,
): PaperTable {
  const { text } = language
  const { list, reference } = said
  const isOfAreas = list.area.level === 4
  const [only, ...others] = list.columns
  const single = others.length === 0 ? only : undefined
  const rows = rowsOnPaper(list, numbers)
  const head = (words: string, numeric = false) => ({ head: words, numeric, wraps: false })
  const cellsOf = ({ place, cells, standing }: WorkRow) => {
    const state = stateAround(reference.locations, place.id)
    return [
      ...(numbers.size > 0 ? [String(numbers.get(place.id) ?? '')] : []),
      text(placeName(place), 'name'),
      ...(isOfAreas ? [state ? text(placeName(state), 'name') : ''] : []),
      ...list.columns.map((column, at) => text(figureIn(cells[at] ?? null, column))),
      ...(single ? [text(rangeIn(cells[0] ?? null, single))] : []),
      text(standingWord(standing)),
    ]
  }
  return {
    kind: 'table',
    width: 'full',
    caption: text(message('work-list.sheet')),
    isNamed: true,
    columns: [
      ...(numbers.size > 0 ? [head(text(message('work-list.head-number')), true)] : []),
      head(text(message('work-list.place', { level: workLevel(list.area) }))),
      ...(isOfAreas ? [head(text(message('work-list.state')))] : []),
      ...list.columns.map(({ indicator }) =>
        head(single ? text(message('work-list.figure')) : text(headlineName(indicator), 'name'), true),
      ),
      ...(single ? [head(text(message('work-list.interval-any')), true)] : []),
      head(text(message('work-list.class-of'))),
    ],
    rows: rows.map(cellsOf),
    notes: [],
    sources: '',
    address: null,
  }
}

function figureIn(entry: WorkEntry | null, { indicator }: WorkColumn) {
  return entry ? shortFigure(entry.point.value, asPublished(entry.point, indicator)) : '–'
}

function rangeIn(entry: WorkEntry | null, { indicator }: WorkColumn) {
  const bounds = entry && interval(entry.point)
  if (!bounds) return '–'
  const written = (value: number) => shortFigure(value, asPublished(entry.point, indicator))
  return message('work-list.range', { lower: written(bounds.lower), upper: written(bounds.upper) })
}
