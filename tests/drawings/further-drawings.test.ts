import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { cardSvg } from '#charts/drawing/card-svg.ts'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import { sheetSvg } from '#charts/drawing/sheet-svg.ts'
import { writtenSvg } from '#charts/drawing/svg-node.ts'
import { figureOf } from '#charts/figure-of.ts'
import { type ChangeRow, changeHeight, changePicture } from '#charts/changes/change-picture.ts'
import { birthsHeight, birthsPicture } from '#charts/number-check/births-picture.ts'
import { evidenceHeight, evidencePicture } from '#charts/number-check/evidence-picture.ts'
import { evidenceRows, gapLabel } from '#charts/number-check/evidence-rows.ts'
import { workMap } from '#charts/small/work-map.ts'
import { svgPdf } from '#charts/pdf/svg-pdf.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { FINDING_KINDS } from '#domain/document/blocks/finding.ts'
import { ownSource } from '#domain/number-check/asked-number.ts'
import { checkNumber } from '#domain/number-check/check-number.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { WORK_STANDINGS } from '#domain/work-list/work-standing.ts'
import { english } from '#languages/from-source.ts'
import { readFigures } from '#sections/definition/needed-files.ts'
import { findingFiles } from '#sections/findings/finding-files.ts'
import type { FindingPart } from '#sections/findings/finding-part.ts'
import { findingOf } from '#sections/findings/findings.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { CATALOGUE, fileOf } from '../sections/country.ts'
import { COATS, FROSTBITE, REFERENCE, SHAPES, SKATES, SNOWMEN, STATES } from './country.ts'
import { DRAWN } from './drawn-country.ts'
import { KEPT_VIEWS, type KeptView } from './views.ts'

// What is drawn beside the figures: cards of links, documents, what is found of a place, and the pictures of a checked number. A
// drawing is kept by a digest, since its parts are those of the drawings that are kept in full.

const KEPT = join(PROJECT, 'tests/records/further')
const EACH_KIND = KEPT_VIEWS.filter(({ isFirst }) => isFirst)
const SURFACES: readonly (Omit<Surface, 'height'> & { readonly isNarrow: boolean })[] = [
  { width: 900, mode: 'light', fontScale: 1, isNarrow: false },
  { width: 340, mode: 'dark', fontScale: 1.2, isNarrow: true },
]

const digestOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)

function pictureDigest(picture: Picture, { width, height }: Pick<Surface, 'width' | 'height'>): string {
  return digestOf(writtenSvg(pictureSvg(picture, { id: 'kept', room: { x: 0, y: 0, width, height } })))
}

const isKept = (name: string, lines: readonly string[]) =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(KEPT, `${name}.txt`))

function drawn({ view }: KeptView) {
  const input = { ...DRAWN, language: english }
  return figureOf({ ...input, view, currentYear: 2024 })
}

const SENTENCES = ['', 'Skating was at 41% in Alder in 2023. '.repeat(12)]

test('cards of links', async () => {
  const lines: string[] = []
  for (const kept of EACH_KIND) {
    const figure = await drawn(kept)
    for (const [at, sentence] of SENTENCES.entries()) {
      const words = {
        title: figure.title.repeat(at + 1),
        sentence,
        edition: 'Release 1',
        intervals: at === 0,
      }
      const front = {
        name: at === 0 ? 'MSDAT' : 'Snow',
        agency: at === 0 ? '' : 'Office of Snow',
        isOwn: at === 0,
      }
      const card = cardSvg({ figure, reference: REFERENCE, language: english, ...words, front })
      lines.push(`${kept.name} ${at} ${digestOf(card)}`)
    }
  }
  await isKept('cards', lines)
})

// Little room draws some kinds otherwise: rows in place of columns, fewer names.
test('every form with large letters and little room', async () => {
  const lines: string[] = []
  for (const kept of KEPT_VIEWS) {
    const figure = await drawn(kept)
    const size = { width: 220, height: figure.height(220) }
    const picture = figure.picture({ ...size, mode: 'dark', fontScale: 1.5 })
    lines.push(`${kept.name} ${size.height} ${pictureDigest(picture, size)}`)
  }
  await isKept('little-room', lines)
})

let fonts: Parameters<typeof svgPdf>[1]
beforeAll(async () => {
  const outlines = (weight: number) => readFile(join(PROJECT, `charts/fonts/inter-${weight}.ttf`))
  fonts = { regular: await outlines(400), bold: await outlines(650) }
})

test('documents', async () => {
  const lines: string[] = []
  for (const kept of EACH_KIND) {
    const figure = await drawn(kept)
    const sheet = sheetSvg({
      figure,
      language: english,
      title: figure.title,
      about: [],
      address: '',
      fontFace: '',
    })
    const about = { title: figure.title, subject: figure.summary, language: 'en' }
    const file = await svgPdf([sheet], fonts, about)
    lines.push(`${kept.name} ${file.length} ${digestOf(file)}`)
  }
  await isKept('documents', lines)
})

function partLines(part: FindingPart, depth = 0): string[] {
  const line = (words: string) => `${' '.repeat(depth)}${words}`
  switch (part.part) {
    case 'heading':
      return [line(`# ${part.text}`)]
    case 'text':
      return [line(`${part.look}: ${part.segments.map(({ text }) => text).join('')}`)]
    case 'list':
      return part.lines.map((one) => line(`- ${one}`))
    case 'drawing':
      return SURFACES.map(({ mode, fontScale }) => {
        const surface = { ...part.size, mode, fontScale }
        return line(`${part.alternative} ${pictureDigest(part.picture(surface, SHAPES), part.size)}`)
      })
    case 'table':
      return [part.heads.map(({ text }) => text), ...part.rows].map((cells) =>
        line(cells.map((cell) => cellWords(cell)).join(' | ')),
      )
    case 'card':
      return [part.heading, part.value, ...part.lines, part.citation].map(line)
    case 'columns':
      return part.columns.flatMap(({ share, parts }) => [
        line(`column ${share}`),
        ...parts.flatMap((one) => partLines(one, depth + 1)),
      ])
  }
}

function cellWords(cell: Extract<FindingPart, { part: 'table' }>['rows'][number][number]): string {
  if (typeof cell === 'string') return cell
  return cell.part === 'words' ? `${cell.text} ${cell.note} ${cell.isBold}` : partLines(cell).join(' ')
}

// A place and its facilities are found by the indicators of the data that ship.
test.each([1, 2, 10, 12])('what is found of place %i', async (location) => {
  const lines: string[] = []
  for (const kind of FINDING_KINDS.filter((one) => one !== 'place' && one !== 'facilities')) {
    const chosen = {
      indicators: [SKATES, COATS, FROSTBITE, SNOWMEN],
      location,
      width: 'full',
      frozen: null,
    } as const
    const asked = { block: { kind, id: kind, ...chosen } as const, catalogue: CATALOGUE }
    const figures = await readFigures({ files: findingFiles }, asked, async (request) => fileOf(request))
    lines.push(
      `[${kind}]`,
      ...(findingOf(asked, figures, english)?.parts ?? []).flatMap((part) => partLines(part)),
    )
  }
  await isKept(`place-${location}`, lines)
})

/** A figure that comes, goes, rises and falls, of each class of source; one whose name is too long for its place. */
const CHANGES: readonly ChangeRow[] = [
  { name: 'Alder, 2023', label: '41% → 52%', was: 41, is: 52, classification: 'Survey' },
  { name: 'Birch, 2023', label: 'new: 7%', was: null, is: 7, classification: 'Routine' },
  { name: 'Cedar, 2022', label: '80% withdrawn', was: 80, is: null, classification: 'Estimate' },
  {
    name: 'A place whose name is longer than its room. '.repeat(4),
    label: '9% → 3%',
    was: 9,
    is: 3,
    classification: 'Survey',
  },
]

test('what an import changes', async () => {
  const indicator = byId(REFERENCE.indicators, SKATES)
  const lines = [1, 4].flatMap((count) =>
    SURFACES.map((room) => {
      const surface = { ...room, height: changeHeight(count, room) }
      const picture = changePicture({ indicator, rows: CHANGES.slice(0, count) }, surface)
      return `${count} ${room.width} × ${surface.height} ${pictureDigest(picture, surface)}`
    }),
  )
  await isKept('changes', lines)
})

test('the map of a work list', async () => {
  const standings = [...WORK_STANDINGS, null]
  const regions = STATES.map(({ id }, at) => ({
    ...{ id, standing: standings[at % standings.length] ?? null, number: [1, 23, 456, null][at % 4] ?? null },
  }))
  // A state whose name is wider than its ground is not named.
  const around = STATES.slice(0, 3).map(({ id, name }, at) => ({ id, name: name.repeat(1 + 9 * at) }))
  const lines = SURFACES.map((room) => {
    const surface = { ...room, height: 400 }
    const picture = workMap({ regions, around, language: english }, SHAPES, surface)
    return `${room.width} ${pictureDigest(picture, surface)}`
  })
  await isKept('work-map', lines)
})

/** Penta 3 of Kano and of the nation, and an indicator without births, as values of somebody. */
const CHECKED = [
  { indicator: 18, location: 27, period: 2022000, value: 112 },
  { indicator: 18, location: 1, period: 2019000, value: 60 },
  { indicator: 18, location: 27, period: 2024000, value: 12 },
  { indicator: 29, location: 1, period: 2020000, value: 900 },
]

test('the pictures of a checked number', async () => {
  const { reference, tableOf } = await readShippedData()
  const lines = CHECKED.flatMap(({ indicator, location, ...given }) => {
    const asked = {
      ...{ ...given, source: ownSource('our DHIS2'), numerator: null, denominator: null, months: null },
      indicator: byId(reference.indicators, indicator),
      location: byId(reference.locations, location),
    }
    const data = { table: tableOf(indicator), reference, people: { tableOf, reference } }
    const check = checkNumber(asked, data)
    const rows = evidenceRows(check, english)
    return [
      `${indicator} ${location} ${gapLabel(check, english)}`,
      ...rows.map((row) => ` ${JSON.stringify(row)}`),
      ...SURFACES.flatMap(({ isNarrow, ...room }) => {
        const surface = { ...room, height: evidenceHeight(rows.length, isNarrow) }
        const content = {
          indicator: asked.indicator,
          rows,
          most: check.most,
          impossible: 'impossible',
          gap: gapLabel(check, english),
        }
        return [
          pictureDigest(evidencePicture(content, surface), surface),
          ...birthsDigest(check, room, isNarrow),
        ]
      }),
    ]
  })
  await isKept('checked', lines)
})

function birthsDigest(
  { births, main }: ReturnType<typeof checkNumber>,
  room: Omit<Surface, 'height'>,
  isNarrow: boolean,
): string[] {
  if (!births) return []
  const { own, evidence } = births
  const surface = { ...room, height: birthsHeight(evidence !== null, isNarrow) }
  const of = main?.source.classification ?? 'Survey'
  const content = {
    ...{ own, ownName: 'Own', same: 'the same births', monthName: (month: number) => `m${month}` },
    evidence: evidence && { span: evidence, name: 'Evidence', of },
  }
  return [pictureDigest(birthsPicture(content, surface), surface)]
}
