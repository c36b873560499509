import { Document, HeadingLevel, Packer, Paragraph, type Table, TextRun } from 'docx'
import type { Segment } from '#domain/message/segment.ts'
import { notes, picture } from '#server/paper/docx/block-parts.ts'
import { inXml } from '#server/paper/docx/in-xml.ts'
import { pageFooter, pageOf } from '#server/paper/docx/page.ts'
import { roomOn } from '#server/paper/document/room.ts'
import { OWN_STYLES, STYLES } from '#server/paper/docx/styles.ts'
import { type WordCell, wordTables } from '#server/paper/docx/word-table.ts'
import { PAPER_DOTS, type PaperTools } from '#server/paper/paper-tools.ts'
import type { BriefSheet, SheetPicture } from '../sheet/sheet.ts'

type Part = Paragraph | Table

const SHEET = { size: 'a4', orientation: 'portrait', columns: 1 } as const

/** The brief to go on writing in: headings, tables with headers and pictures that say what they show. */
export async function briefDocx(made: BriefSheet, { dots }: PaperTools): Promise<Uint8Array> {
  const sheet = inXml(made)
  const drawn: Drawn = (picture) => drawnBy(dots, picture, sheet)
  const document = new Document({
    title: sheet.title,
    description: sheet.headline,
    creator: sheet.front.name,
    styles: STYLES,
    sections: [
      {
        properties: { page: pageOf(SHEET) },
        footers: { default: pageFooter(sheet.footer.join(' · '), '{page} / {pages}', SHEET) },
        children: await bodyOf(sheet, drawn),
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

/** A picture of the brief as a paragraph. */
type Drawn = (picture: SheetPicture) => Promise<Paragraph>

async function bodyOf(sheet: BriefSheet, drawn: Drawn): Promise<Part[]> {
  const { facilities, gaps, sources, groups } = sheet
  return [
    ...notes([`${sheet.front.name} · ${sheet.kind} · ${sheet.release} · ${sheet.address}`]),
    new Paragraph({ heading: HeadingLevel.TITLE, text: sheet.place }),
    new Paragraph({
      style: OWN_STYLES.sentence,
      children: [new TextRun({ text: sheet.headline, bold: true })],
    }),
    rich(sheet.lead),
    await drawn(sheet.map),
    ...table(
      [],
      sheet.facts.map(({ value, label }) => [label, value]),
    ),
    ...keyParts(sheet),
    ...(await trendParts(sheet, drawn)),
    ...(await pairParts(sheet, drawn)),
    ...(await partParts(sheet, drawn)),
    heading(groups.title),
    ...groups.parts.flatMap(({ title, rows }) => [
      ...notes([title]),
      ...tableOf(
        [],
        rows.map((row) => [row.name, row.figures, row.source]),
      ),
    ]),
    heading(facilities.title),
    rich(facilities.lead),
    ...tableOf(
      [],
      facilities.tiers.map(({ label, value }) => [label, value]),
    ),
    ...notes([facilities.note]),
    heading(gaps.title),
    ...gaps.lines.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
    heading(sources.title),
    ...notes(sources.lines),
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
  return [heading(key.title), ...table(heads, rows), ...notes([key.notes.join(' ')])]
}

async function trendParts({ trends }: BriefSheet, drawn: Drawn): Promise<Part[]> {
  if (!trends) return []
  const items = []
  for (const item of trends.items) {
    items.push(new Paragraph({ keepNext: true, children: [new TextRun({ text: item.name, bold: true })] }))
    items.push(...notes([item.note], true), await drawn(item.picture))
  }
  return [heading(trends.title), ...notes([trends.note], true), ...items]
}

async function pairParts({ pairs }: BriefSheet, drawn: Drawn): Promise<Part[]> {
  const { quote, rows, heads } = pairs
  const card = quote
    ? [
        new Paragraph({
          children: [new TextRun({ text: `${quote.title}: ${quote.value} ${quote.cited}`, bold: true })],
        }),
        new Paragraph(`${quote.why} ${quote.sure}`),
        ...notes([quote.citation]),
      ]
    : []
  const others = tableOf(
    heads,
    rows.map((row) => [row.name, row.figures, row.apart, row.quote]),
  )
  const shown = pairs.picture ? [await drawn(pairs.picture)] : []
  const lead = new Paragraph({ text: pairs.lead, keepNext: shown.length > 0 })
  return [heading(pairs.title), lead, ...shown, ...card, ...others]
}

async function partParts({ parts }: BriefSheet, drawn: Drawn): Promise<Part[]> {
  if (parts.none !== null) return [heading(parts.title), new Paragraph(parts.none)]
  const rows = parts.rows.map((row) => [
    row.number,
    below(row.name, row.note),
    ...row.cells.map(({ value, interval, isSure }) => ({ text: below(value, interval), isBold: isSure })),
  ])
  const map = parts.map ? [await drawn(parts.map)] : []
  return [heading(parts.title), ...map, ...table(['', ...parts.heads], rows), ...notes([parts.rule])]
}

const heading = (text: string) => new Paragraph({ heading: HeadingLevel.HEADING_1, text })

const rich = (segments: readonly Segment[]) =>
  new Paragraph({ children: segments.map(({ text, strong = false }) => new TextRun({ text, bold: strong })) })

/** What stands in a cell of a table. */
type Cell = string | WordCell

/** Two lines of a cell. */
const below = (first: string, second: string) => (second === '' ? first : `${first}\n${second}`)

function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): readonly Part[] {
  return wordTables({
    heads: heads.map((text) => ({ text })),
    rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell))),
    across: roomOn(SHEET, 'full').width,
    // Two pages of a portrait sheet: no table of a brief has so many columns.
    further: '',
  })
}

/** A table where there is anything to stand in it. */
const tableOf = (heads: readonly string[], rows: readonly (readonly Cell[])[]) =>
  rows.length === 0 ? [] : table(heads, rows)

async function drawnBy(
  dots: PaperTools['dots'],
  { name, alt }: SheetPicture,
  { pictures }: BriefSheet,
): Promise<Paragraph> {
  const svg = pictures[name] ?? ''
  const [width = 1, height = 1] = [/ width="([\d.]+)"/, / height="([\d.]+)"/].map((found) =>
    Number(found.exec(svg)?.[1]),
  )
  const data = await dots(svg, width * PAPER_DOTS)
  return picture(data, { width, height, type: 'png', alternative: alt, title: name })
}
