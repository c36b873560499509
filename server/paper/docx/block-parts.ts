import { ExternalHyperlink, HeadingLevel, ImageRun, Paragraph, type Table, TextRun } from 'docx'
import { tokens } from '#charts/tokens.ts'
import { wordsIn } from '#domain/rich-text/read-rich-text.ts'
import { drawingFile } from '../document/drawing.ts'
import {
  type CardWords,
  type CellDrawing,
  linesIn,
  type PaperBlock,
  type PaperCell,
  type PaperColumns,
  type PaperDocument,
  type PaperTable,
  type PaperText,
} from '../document/paper-document.ts'
import { roomOn } from '../document/room.ts'
import { PAPER_DOTS, type PaperTools } from '../paper-tools.ts'
import { isOfOneBlock } from '../document/broken-blocks.ts'
import { richParagraphs } from './rich-paragraphs.ts'
import { DENSE_POINTS, hex, OWN_STYLES, points, TEXT_POINTS } from './styles.ts'
import { cardGrid, separator, sideBySide } from './card-grid.ts'
import { type WordCell, wordTables } from './word-table.ts'

type Part = Paragraph | Table

interface InDocument {
  readonly about: PaperDocument['about']
  readonly index: number
  /** What follows is a figure, a table or something else that it is about. */
  readonly leads: boolean
  readonly tools: PaperTools
  /** The width of the column that it stands in, in CSS pixels; null: that of the line. */
  readonly across?: number
}

/** The parts of a block, or in its place that it could not be drawn. */
export async function blockPartsOrSaid(block: PaperBlock, inDocument: InDocument): Promise<readonly Part[]> {
  try {
    return await blockParts(block, inDocument)
  } catch (error) {
    if (!isOfOneBlock(error)) throw error
    return boxed('', [inDocument.about.words.notMade], null)
  }
}

const HEADINGS = {
  2: HeadingLevel.HEADING_1,
  3: HeadingLevel.HEADING_2,
  4: HeadingLevel.HEADING_3,
} as const

/** Letters of a text that is a lead, and no text of its own. */
const SHORT_WORDS = 600

/** The paragraphs, tables and pictures of a block, in the styles of the document. */
async function blockParts(block: PaperBlock, inDocument: InDocument): Promise<readonly Part[]> {
  const { about, index, leads, tools } = inDocument
  const { words, sheet } = about
  const across = inDocument.across ?? roomOn(sheet, 'full').width
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: HEADINGS[block.level], text: block.text })]
    case 'text':
      return richParagraphs(block.nodes, {
        instance: index,
        look: runLook(block.look, sheet.isDense),
        // A few words before a figure stay on its page.
        isKept: leads && block.nodes.map(wordsIn).join('').length < SHORT_WORDS,
      })
    case 'sentence':
      // What it says of a figure stays on the page of the figure.
      return [
        new Paragraph({ style: OWN_STYLES.sentence, text: block.text, keepLines: true, keepNext: leads }),
        ...notes([block.sources], leads),
      ]
    case 'figure': {
      const { title, subtitle, drawing, alternative, sources, address } = block
      const { width, height } = drawing
      return [
        caption(title, subtitle),
        picture(await tools.dots(drawingFile(drawing), width * PAPER_DOTS), {
          width,
          height,
          type: 'png',
          alternative,
          title,
        }),
        ...notes([...block.notes, sources]),
        openAt(words.openAt, address),
      ]
    }
    case 'table':
      return [
        ...(block.isNamed ? [] : [caption(block.caption, '')]),
        ...(await tables(block, { across, further: words.further, isDense: sheet.isDense, tools })),
        ...notes([...block.notes, block.sources]),
        ...(block.address === null ? [] : [openAt(words.openAt, block.address)]),
      ]
    case 'picture': {
      const { bytes, pixels, alternative, type } = block
      if (type === 'webp') return boxed(block.caption || alternative, [words.notInWord], null)
      const width = Math.min(pixels.width, roomOn(sheet, block.width).width)
      const size = { width, height: Math.round((width * pixels.height) / pixels.width) }
      const shown = picture(bytes, {
        ...size,
        type: type === 'png' ? 'png' : 'jpg',
        alternative,
        title: block.caption,
      })
      return [shown, ...notes([block.caption])]
    }
    case 'card':
      return cardParts(block)
    case 'cards':
      return [
        caption(block.title, ''),
        cardGrid(block.cards.map(cardParts), {
          columns: block.columns,
          across,
        }),
        // Tables that nothing parts grow together in Word.
        ...notes([' ']),
      ]
    case 'drawing':
      return [new Paragraph({ children: [await drawn(block, tools)] })]
    case 'columns':
      return columnParts(block, inDocument)
    case 'notice':
      return boxed(block.title, block.text, block.address)
    case 'page-break':
      return [new Paragraph({ pageBreakBefore: true })]
  }
}

function cardParts({ heading, subject, value, lines, reasons, citation }: CardWords): readonly Paragraph[] {
  const { card: style, value: large, notes: small } = OWN_STYLES
  const plain = (text: string) => ({ style, runs: text === '' ? [] : [{ text }] })
  const said: readonly StyledLine[] = [
    { style, runs: [{ text: heading, bold: true }] },
    plain(subject),
    { ...plain(value), style: large },
    ...lines.map(plain),
    ...reasons.map(({ label, text }) => ({
      style,
      runs: [{ text: label === '' ? '' : `${label} `, bold: true }, { text }],
    })),
    { ...plain(citation), style: small },
  ]
  return onOnePage(said.filter(({ runs }) => runs.length > 0))
}

interface StyledLine {
  readonly style: string
  readonly runs: readonly { readonly text: string; readonly bold?: boolean }[]
}

/** Lines of which Word sets none on another page than the others. */
function onOnePage(lines: readonly StyledLine[]): readonly Paragraph[] {
  return lines.map(({ style, runs }, at) => {
    const children = runs.map((run) => new TextRun(run))
    return new Paragraph({ style, children, keepLines: true, keepNext: at < lines.length - 1 })
  })
}

interface PictureFrame {
  readonly width: number
  readonly height: number
  readonly type: 'png' | 'jpg'
  readonly alternative: string
  readonly title: string
}

/** Blocks in columns stand in a table without lines. */
async function columnParts({ columns }: PaperColumns, inDocument: InDocument): Promise<readonly Part[]> {
  const cells = columns.map(async ({ across, blocks }) => {
    const parts: Part[] = []
    for (const block of blocks)
      parts.push(...(await blockParts(block, { ...inDocument, across: across - CELL_END })))
    return parts
  })
  const gap = (roomOn(inDocument.about.sheet, 'full').width - sumOf(columns)) / columns.length
  return [
    sideBySide(
      await Promise.all(cells),
      columns.map(({ across }) => across + gap),
    ),
    separator(),
  ]
}

/** The white at the end of a cell, in CSS pixels. */
const CELL_END = 6

function sumOf(columns: PaperColumns['columns']): number {
  return columns.reduce((all, { across }) => all + across, 0)
}

/** A drawing as a picture of dots. */
async function drawn({ drawing, alternative }: CellDrawing, tools: PaperTools): Promise<ImageRun> {
  const { width, height } = drawing
  const data = await tools.dots(drawingFile(drawing), width * PAPER_DOTS)
  const altText = { name: alternative, title: alternative, description: alternative }
  return new ImageRun({ type: 'png', data, transformation: { width, height }, altText })
}

/** The look of all words of a text, where it is not the usual one. */
function runLook({ scale, bold, colour }: PaperText['look'], isDense: boolean) {
  return {
    ...(scale !== 1 && { size: points((isDense ? DENSE_POINTS : TEXT_POINTS) * scale) }),
    ...(bold && { bold }),
    ...(colour !== null && { color: hex(colour) }),
  }
}

/** A picture with its words, in CSS pixels, which Word counts too. */
export function picture(
  data: Uint8Array,
  { width, height, type, alternative, title }: PictureFrame,
): Paragraph {
  const altText = { name: title, title, description: alternative }
  return new Paragraph({
    keepNext: true,
    spacing: { after: 60 },
    children: [new ImageRun({ type, data, transformation: { width, height }, altText })],
  })
}

function caption(title: string, subtitle: string): Paragraph {
  const below = { text: subtitle, bold: false, size: 18, color: hex(tokens.light.ink2), break: 1 }
  return new Paragraph({
    style: 'Caption',
    children: [new TextRun(title), ...(subtitle === '' ? [] : [new TextRun(below)])],
  })
}

/** Small lines below something, and below them what is cited. `leads`: the last stays on the page of what follows. */
export function notes(lines: readonly string[], leads = false): readonly Paragraph[] {
  const said = lines.filter((line) => line !== '')
  return said.map((text, at) => {
    const isKept = leads && at === said.length - 1
    return new Paragraph({
      style: OWN_STYLES.notes,
      text,
      ...(isKept && { keepNext: true, keepLines: true }),
    })
  })
}

function openAt(words: string, address: string): Paragraph {
  return new Paragraph({ style: OWN_STYLES.notes, children: [new TextRun(`${words} `), linkTo(address)] })
}

function linkTo(link: string): ExternalHyperlink {
  return new ExternalHyperlink({ link, children: [new TextRun({ text: link, underline: {} })] })
}

function card(runs: readonly { readonly text: string; readonly bold?: boolean }[]): Paragraph {
  return new Paragraph({ style: OWN_STYLES.card, children: runs.map((run) => new TextRun(run)) })
}

function boxed(title: string, lines: readonly string[], address: string | null): readonly Paragraph[] {
  return [
    ...(title === '' ? [] : [card([{ text: title, bold: true }])]),
    ...lines.filter((line) => line !== '').map((text) => card([{ text }])),
    ...(address === null ? [] : [new Paragraph({ style: OWN_STYLES.card, children: [linkTo(address)] })]),
  ]
}

interface InLine {
  /** The width of the line in CSS pixels. */
  readonly across: number
  readonly further: string
  readonly isDense: boolean
  readonly tools: PaperTools
}

async function tables({ columns, rows }: PaperTable, { tools, ...line }: InLine): Promise<readonly Part[]> {
  const hasHeads = columns.some(({ head }) => head !== '')
  const cells = rows.map((row) =>
    Promise.all(row.map((cell, at) => wordCell(cell, columns[at]?.numeric === true, tools))),
  )
  return wordTables({
    heads: hasHeads ? columns.map(({ head, numeric }) => ({ text: head, isNumeric: numeric })) : [],
    rows: await Promise.all(cells),
    ...line,
  })
}

async function wordCell(cell: PaperCell, isNumeric: boolean, tools: PaperTools): Promise<WordCell> {
  if (typeof cell === 'object' && 'drawing' in cell) {
    return { text: '', picture: { run: await drawn(cell, tools), drawing: cell } }
  }
  const isBold = typeof cell === 'object' && cell.isBold
  return { text: linesIn(cell).join('\n'), isNumeric, isBold }
}
