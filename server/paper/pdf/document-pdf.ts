import { type RichNode, wordsIn } from '#domain/rich-text/read-rich-text.ts'
import type { RichTag } from '#domain/rich-text/rich-text.ts'
import { drawingFile } from '../document/drawing.ts'
import { columnPlan } from '../document/column-plan.ts'
import { linesOf } from '../document/lines.ts'
import type {
  CellDrawing,
  PaperBlock,
  PaperCell,
  PaperDocument,
  PaperTable,
} from '../document/paper-document.ts'
import { roomOn } from '../document/room.ts'
import type { PaperOrder } from '#server/native/order.ts'
import { addressPicture, shortAddress } from '../setting/address-on-paper.ts'
import type { PaperTools } from '../paper-tools.ts'
import { brokenAmong, isOfOneBlock } from '../document/broken-blocks.ts'
import { HeadingLevels } from './heading-levels.ts'

/**
 * A document as PDF, or as one picture of its pages: drawings are lines and letters, tables are tables, and all of it is tagged for readers aloud. A block that
 * cannot be set is said in its place.
 */
export async function documentPdf(
  document: PaperDocument,
  { pages }: PaperTools,
  as: PaperOrder['as'] = 'pdf',
): Promise<Uint8Array> {
  const set = (blocks: readonly PaperBlock[]) => pages({ ...orderOf({ ...document, blocks }), as })
  try {
    return await set(document.blocks)
  } catch (error) {
    if (!isOfOneBlock(error)) throw error
    const broken = await brokenAmong(document.blocks, set)
    if (broken.size === 0) throw error
    return set(document.blocks.map((block) => (broken.has(block) ? saidInstead(block, document) : block)))
  }
}

function saidInstead(block: PaperBlock, { about }: PaperDocument): PaperBlock {
  const width = 'width' in block ? block.width : 'full'
  return { kind: 'notice', width, title: '', text: [about.words.notMade], address: null }
}

type Files = Record<string, string | Uint8Array>

function orderOf({ about, blocks }: PaperDocument): Omit<PaperOrder, 'as'> {
  const files: Files = { 'address.svg': addressPicture(about.address) }
  const levels = new HeadingLevels()
  const madeAt = new Date(about.date)
  const lines = linesOf(blocks, about.sheet).map((line) =>
    line.map((block) => givenBlock(block, { files, levels, sheet: about.sheet, across: null })),
  )
  const data = {
    about: {
      ...about,
      'short-address': shortAddress(about.address),
      day: { year: madeAt.getUTCFullYear(), month: madeAt.getUTCMonth() + 1, day: madeAt.getUTCDate() },
    },
    lines,
  }
  return { template: 'document', data, files, madeAt }
}

interface Giving {
  readonly files: Files
  readonly levels: HeadingLevels
  readonly sheet: PaperDocument['about']['sheet']
  /** The width of the column that it stands in, in CSS pixels; null: that of its line. */
  readonly across: number | null
}

/** A block as the template reads it: what is drawn stands in a file of its own. */
function givenBlock(block: PaperBlock, giving: Giving): object {
  const { files, levels, sheet } = giving
  const name = (ending: string) => `${block.kind}-${Object.keys(files).length}.${ending}`
  switch (block.kind) {
    case 'figure': {
      const { drawing, narrow: _phone, behind: _rows, ...rest } = block
      const file = name('svg')
      files[file] = drawingFile(drawing)
      return { ...rest, file, across: drawing.width, high: drawing.height }
    }
    case 'picture': {
      const { bytes, pixels, ...rest } = block
      const file = name(block.type)
      files[file] = bytes
      return { ...rest, file, across: pixels.width, most: roomOn(sheet, block.width).width }
    }
    case 'table':
      return givenTable(block, giving)
    case 'drawing': {
      const { drawing, alternative } = block
      return { kind: 'drawing', ...givenDrawing({ drawing, alternative }, giving) }
    }
    case 'columns':
      return {
        kind: 'columns',
        width: block.width,
        columns: block.columns.map(({ across, blocks }) => ({
          across,
          blocks: blocks.map((one) => givenBlock(one, { ...giving, across })),
        })),
      }
    case 'text':
      return { ...block, nodes: block.nodes.map((node) => givenNode(node, levels)) }
    case 'heading':
      return { ...block, level: levels.next(block.level - 1) }
    default:
      return block
  }
}

function givenTable(block: PaperTable, giving: Giving): object {
  const { columns, rows, isNamed = false, ...rest } = block
  const { size, parts } = columnPlan(
    block,
    giving.across ?? roomOn(giving.sheet, block.width).width,
    giving.sheet.isDense,
  )
  const only = <Cell>(cells: readonly Cell[], at: readonly number[]) => at.map((column) => cells[column])
  return {
    ...rest,
    size,
    'is-named': isNamed,
    'has-heads': columns.some(({ head }) => head !== ''),
    parts: parts.map((part) => ({
      widths: part.widths,
      columns: only(columns, part.columns),
      rows: rows.map((row) => only(row, part.columns).map((cell) => givenCell(cell ?? '', giving))),
    })),
  }
}

/** A drawing is set from a file of its own. */
function givenCell(cell: PaperCell, giving: Giving): unknown {
  return typeof cell === 'object' && 'drawing' in cell ? givenDrawing(cell, giving) : cell
}

function givenDrawing({ drawing, alternative }: CellDrawing, { files }: Giving): object {
  const file = `drawing-${Object.keys(files).length}.svg`
  files[file] = drawingFile(drawing)
  return { file, across: drawing.width, alternative }
}

/** At which levels the headings inside texts stand: below those of the document. */
const LEVELS: Readonly<Partial<Record<RichTag, number>>> = { h3: 2, h4: 3 }

/** An element as the template reads it: a link says whether its address has to be written out, a heading at which level it stands. */
function givenNode(node: RichNode, levels: HeadingLevels): unknown {
  if (typeof node === 'string') return node
  const wanted = LEVELS[node.tag]
  const level = wanted === undefined ? null : levels.next(wanted)
  const children = node.children.map((child) => givenNode(child, levels))
  if (level !== null) return { tag: 'heading', level, children }
  if (node.href === undefined) return { tag: node.tag, children }
  const said = wordsIn(node)
  const address = node.href.replace(/^mailto:/, '')
  const isSaid = said === address || address === `${said}/` || address.replace(/^https:\/\//, '') === said
  return { tag: node.tag, children, href: node.href, written: isSaid ? null : address }
}
