import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Segment } from '#domain/message/segment.ts'
import { dotsOf, PAPER_DOTS } from '#server/paper/docx/dots.ts'
import type { BriefSheet, SheetPicture } from '../sheet/sheet.ts'

type Part = Paragraph | Table

/** What every writer has. */
const FONT = 'Arial'
/** Half points, in which Word counts letters. */
const SIZE = { body: 19, note: 16, strong: 24 }
/** Twentieths of a point: a page of A4 with its margins. */
const PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 900, bottom: 900, left: 900, right: 900 },
}

/** The brief to go on writing in: headings, tables with headers and pictures that say what they show. */
export async function briefDocx(sheet: BriefSheet): Promise<Uint8Array> {
  const document = new Document({
    title: sheet.title,
    description: sheet.headline,
    creator: 'MSDAT',
    styles: {
      default: {
        document: { run: { font: FONT, size: SIZE.body }, paragraph: { spacing: { after: 80 } } },
        title: { run: { size: 52, bold: true, font: FONT } },
        heading1: {
          run: { size: 26, bold: true, font: FONT },
          paragraph: { spacing: { before: 200, after: 80 } },
        },
      },
    },
    sections: [
      { properties: { page: PAGE }, footers: { default: footer(sheet) }, children: await bodyOf(sheet) },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

async function bodyOf(sheet: BriefSheet): Promise<Part[]> {
  const { facilities, gaps, sources, groups } = sheet
  return [
    note(`MSDAT · ${sheet.kind} · ${sheet.release} · ${sheet.address}`),
    new Paragraph({ heading: HeadingLevel.TITLE, text: sheet.place }),
    new Paragraph({ children: [new TextRun({ text: sheet.headline, bold: true, size: SIZE.strong })] }),
    rich(sheet.lead),
    await picture(sheet.map, sheet),
    table(
      [],
      sheet.facts.map(({ value, label }) => [label, value]),
    ),
    ...keyParts(sheet),
    ...(await trendParts(sheet)),
    ...(await pairParts(sheet)),
    ...(await partParts(sheet)),
    heading(groups.title),
    ...groups.parts.flatMap(({ title, rows }) => [
      note(title),
      ...(rows.length === 0
        ? []
        : [
            table(
              [],
              rows.map((row) => [row.name, row.figures, row.source]),
            ),
          ]),
    ]),
    heading(facilities.title),
    rich(facilities.lead),
    ...(facilities.tiers.length === 0
      ? []
      : [
          table(
            [],
            facilities.tiers.map(({ label, value }) => [label, value]),
          ),
        ]),
    note(facilities.note),
    heading(gaps.title),
    ...gaps.lines.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
    heading(sources.title),
    ...sources.lines.map(note),
  ]
}

function keyParts({ key }: BriefSheet): Part[] {
  const { zone, nation } = key.heads
  const heads = [
    ...[key.heads.name, key.heads.own, key.heads.interval],
    ...[zone, nation].flatMap((name) => name ?? []),
    ...[key.heads.target, key.heads.change, key.heads.source],
  ]
  const rows = key.rows.map((row) => [
    below(row.name, row.note),
    below(row.value, row.gap ?? ''),
    row.interval,
    ...(zone === null ? [] : [row.zone]),
    ...(nation === null ? [] : [below(row.nation, row.nationNote)]),
    `${row.targetSign} ${row.target}`.trim(),
    below(row.change, row.changeNote),
    below(row.source, row.period),
  ])
  return [heading(key.title), table(heads, rows), note(key.notes.join(' '))]
}

async function trendParts(sheet: BriefSheet): Promise<Part[]> {
  const { trends } = sheet
  if (!trends) return []
  const items = []
  for (const item of trends.items) {
    items.push(new Paragraph({ keepNext: true, children: [new TextRun({ text: item.name, bold: true })] }))
    items.push(note(item.note), await picture(item.picture, sheet))
  }
  return [heading(trends.title), note(trends.note), ...items]
}

async function pairParts(sheet: BriefSheet): Promise<Part[]> {
  const { pairs } = sheet
  const { quote, rows, heads } = pairs
  const card = quote
    ? [
        new Paragraph({
          children: [new TextRun({ text: `${quote.title}: ${quote.value} ${quote.cited}`, bold: true })],
        }),
        new Paragraph(`${quote.why} ${quote.sure}`),
        note(quote.citation),
      ]
    : []
  const others =
    rows.length === 0
      ? []
      : [
          table(
            heads,
            rows.map((row) => [row.name, row.figures, row.apart, row.quote]),
          ),
        ]
  const drawn = pairs.picture ? [await picture(pairs.picture, sheet)] : []
  return [heading(pairs.title), new Paragraph(pairs.lead), ...drawn, ...card, ...others]
}

async function partParts(sheet: BriefSheet): Promise<Part[]> {
  const { parts } = sheet
  if (parts.none !== null) return [heading(parts.title), new Paragraph(parts.none)]
  const rows = parts.rows.map((row) => [
    row.number,
    below(row.name, row.note),
    ...row.cells.map(({ value, interval, isSure }) => ({ text: below(value, interval), isBold: isSure })),
  ])
  const map = parts.map ? [await picture(parts.map, sheet)] : []
  return [heading(parts.title), ...map, table(['', ...parts.heads], rows), note(parts.rule)]
}

const heading = (text: string) => new Paragraph({ heading: HeadingLevel.HEADING_1, keepNext: true, text })

const note = (text: string) =>
  new Paragraph({ children: [new TextRun({ text, size: SIZE.note, color: '4A554E' })] })

const rich = (segments: readonly Segment[]) =>
  new Paragraph({ children: segments.map(({ text, strong = false }) => new TextRun({ text, bold: strong })) })

/** What stands in a cell of a table. */
type Cell = string | { readonly text: string; readonly isBold: boolean }

/** Two lines of a cell. */
const below = (first: string, second: string) => (second === '' ? first : `${first}\n${second}`)

/** Twentieths of a point between the margins, and the share of them that names take. */
const ACROSS = PAGE.size.width - PAGE.margin.left - PAGE.margin.right
const NAMES = 0.28
/** A number before a name needs no more. */
const NARROW = 420

/** Widths of so many columns; that of the names is the first one, or the second after a number. */
function widthsOf(count: number, isNumbered: boolean): number[] {
  const first = isNumbered ? [NARROW] : []
  const names = Math.round(ACROSS * (count < 3 ? 0.5 : NAMES))
  const rest = count - first.length - 1
  const left = ACROSS - names - first.length * NARROW
  return [...first, names, ...Array.from({ length: rest }, () => Math.floor(left / Math.max(1, rest)))]
}

function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): Table {
  const widths = widthsOf(rows[0]?.length ?? heads.length, heads[0] === '')
  const rowOf = (cells: readonly Cell[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (cell, index) =>
          new TableCell({
            width: { size: widths[index] ?? 0, type: WidthType.DXA },
            margins: { top: 30, bottom: 30, left: 60, right: 60 },
            children: typeof cell === 'string' ? linesOf(cell, isHead) : linesOf(cell.text, cell.isBold),
          }),
      ),
    })
  return new Table({
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    width: { size: ACROSS, type: WidthType.DXA },
    borders: {
      top: RULE,
      bottom: RULE,
      insideHorizontal: RULE,
      left: NO_RULE,
      right: NO_RULE,
      insideVertical: NO_RULE,
    },
    rows: [...(heads.length === 0 ? [] : [rowOf(heads, true)]), ...rows.map((row) => rowOf(row, false))],
  })
}

const RULE = { style: BorderStyle.SINGLE, size: 4, color: 'DFE4E0' }
const NO_RULE = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' }

function linesOf(text: string, isBold: boolean): Paragraph[] {
  return text.split('\n').map(
    (line, index) =>
      new Paragraph({
        spacing: { after: 0 },
        children: [
          new TextRun({
            text: line,
            bold: isBold && index === 0,
            size: index === 0 ? SIZE.body - 1 : SIZE.note,
          }),
        ],
      }),
  )
}

async function picture({ name, alt }: SheetPicture, { pictures }: BriefSheet): Promise<Paragraph> {
  const svg = pictures[name] ?? ''
  const [width = 1, height = 1] = [/ width="([\d.]+)"/, / height="([\d.]+)"/].map((found) =>
    Number(found.exec(svg)?.[1]),
  )
  const data = await dotsOf(svg, width * PAPER_DOTS)
  const run = new ImageRun({
    type: 'png',
    data,
    transformation: { width, height },
    altText: { name, title: alt, description: alt },
  })
  return new Paragraph({ children: [run] })
}

function footer({ footer: words }: BriefSheet): Footer {
  const run = (children: (string | (typeof PageNumber)[keyof typeof PageNumber])[]) =>
    new TextRun({ size: SIZE.note, color: '4A554E', children })
  return new Footer({
    children: [
      new Paragraph({
        children: [
          run([`${words.join(' · ')} · `]),
          run([PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES]),
        ],
      }),
    ],
  })
}
