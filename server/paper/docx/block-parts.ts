import { ExternalHyperlink, HeadingLevel, ImageRun, Paragraph, type Table, TextRun } from 'docx'
import { tokens } from '#charts/tokens.ts'
import { drawingFile } from '../document/drawing.ts'
import type {
  CardWords,
  PaperBlock,
  PaperDocument,
  PaperTable,
  PaperText,
} from '../document/paper-document.ts'
import { roomOn } from '../document/room.ts'
import { PAPER_DOTS, type PaperTools } from '../paper-tools.ts'
import { isOfOneBlock } from '../document/broken-blocks.ts'
import { richParagraphs } from './rich-paragraphs.ts'
import { hex, OWN_STYLES, points, TEXT_POINTS } from './styles.ts'
import { cardGrid } from './card-grid.ts'
import { wordTables } from './word-table.ts'

type Part = Paragraph | Table

interface InDocument {
  readonly about: PaperDocument['about']
  readonly index: number
  /** What follows is a figure or a table. */
  readonly leads: boolean
  readonly tools: PaperTools
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

/** The paragraphs, tables and pictures of a block, in the styles of the document. */
async function blockParts(
  block: PaperBlock,
  { about, index, leads, tools }: InDocument,
): Promise<readonly Part[]> {
  const { words } = about
  switch (block.kind) {
    case 'heading': {
      const heading = block.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2
      return [new Paragraph({ heading, text: block.text })]
    }
    case 'text':
      return richParagraphs(block.nodes, index, runLook(block.look))
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
        caption(block.caption, ''),
        ...tables(block, roomOn(about.sheet, 'full').width, words.further),
        ...notes([...block.notes, block.sources]),
        ...(block.address === null ? [] : [openAt(words.openAt, block.address)]),
      ]
    case 'picture': {
      const { bytes, pixels, alternative, type } = block
      if (type === 'webp') return boxed(block.caption || alternative, [words.notInWord], null)
      const width = Math.min(pixels.width, roomOn(about.sheet, block.width).width)
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
          across: roomOn(about.sheet, 'full').width,
        }),
        // Tables that nothing parts grow together in Word.
        ...notes([' ']),
      ]
    case 'notice':
      return boxed(block.title, block.text, block.address)
    case 'page-break':
      return [new Paragraph({ pageBreakBefore: true })]
  }
}

function cardParts({ heading, subject, value, lines, reasons, citation }: CardWords): readonly Paragraph[] {
  return [
    card([{ text: heading, bold: true }]),
    ...(subject === '' ? [] : [card([{ text: subject }])]),
    ...(value === '' ? [] : [new Paragraph({ style: OWN_STYLES.value, text: value })]),
    ...lines.map((text) => card([{ text }])),
    ...reasons.map(({ label, text }) =>
      card([{ text: label === '' ? '' : `${label} `, bold: true }, { text }]),
    ),
    ...notes([citation]),
  ]
}

interface PictureFrame {
  readonly width: number
  readonly height: number
  readonly type: 'png' | 'jpg'
  readonly alternative: string
  readonly title: string
}

/** The look of all words of a text, where it is not the usual one. */
function runLook({ scale, bold, colour }: PaperText['look']) {
  return {
    ...(scale !== 1 && { size: points(TEXT_POINTS * scale) }),
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

/** `across`: the width of the line in CSS pixels. */
function tables({ columns, rows }: PaperTable, across: number, further: string): readonly Part[] {
  const isNumeric = (at: number) => columns[at]?.numeric === true
  return wordTables({
    heads: columns.map(({ head, numeric }) => ({ text: head, isNumeric: numeric })),
    rows: rows.map((row) => row.map((text, at) => ({ text, isNumeric: isNumeric(at) }))),
    across,
    further,
  })
}
