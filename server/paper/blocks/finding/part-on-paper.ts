import { tokens } from '#charts/tokens.ts'
import type { Segment } from '#domain/message/segment.ts'
import type { RichNode } from '#domain/rich-text/read-rich-text.ts'
import type {
  FindingCell,
  FindingDrawing,
  FindingPart,
  FindingTable,
  FindingText,
} from '#sections/findings/finding-part.ts'
import { loadMap } from '#server/drawing/server-files.ts'
import { smallDrawing } from '../../document/drawing.ts'
import type { PaperBlock, PaperCell, PaperTable, PaperText } from '../../document/paper-document.ts'
import { MARGINS } from '../../document/room.ts'

interface Place {
  /** Begins the names inside its drawings. */
  readonly id: string
  /** The room on the line, in CSS pixels. */
  readonly across: number
}

const { ink2, ink3 } = tokens.light

const LOOKS: Readonly<Record<FindingText['look'], PaperText['look']>> = {
  finding: { scale: 1.3, bold: true, colour: null },
  number: { scale: 1.15, bold: true, colour: null },
  strong: { scale: 0.95, bold: true, colour: null },
  plain: { scale: 0.95, bold: false, colour: ink2 },
  note: { scale: 0.8, bold: false, colour: ink3 },
}

/** White between two columns, in CSS pixels. */
const GAP = MARGINS.gap / 2

/** A piece of a finding as a block of paper. */
export async function partOnPaper(part: FindingPart, place: Place): Promise<PaperBlock> {
  const width = 'full'
  switch (part.part) {
    case 'heading':
      return { kind: 'heading', level: 2, text: part.text }
    case 'text':
      return { kind: 'text', width, nodes: [paragraph(part.segments)], look: LOOKS[part.look] }
    case 'list': {
      const entries = part.lines.map((line): RichNode => ({ tag: 'li', children: [line] }))
      return { kind: 'text', width, nodes: [{ tag: 'ul', children: entries }], look: LOOKS.plain }
    }
    case 'drawing':
      return { kind: 'drawing', width, ...(await drawnIn(part, place)) }
    case 'table':
      return tableOnPaper(part, place)
    case 'card': {
      const { heading, value, lines, citation } = part
      return { kind: 'card', width, heading, subject: '', value, lines, reasons: [], citation }
    }
    case 'columns': {
      const shares = part.columns.reduce((all, { share }) => all + share, 0)
      const room = place.across - GAP * (part.columns.length - 1)
      const columns = part.columns.map(async ({ share, parts }, at) => {
        const across = Math.floor((room * share) / shares)
        const blocks = parts.map((one, within) =>
          partOnPaper(one, { id: `${place.id}-${at}-${within}`, across }),
        )
        return { across, blocks: await Promise.all(blocks) }
      })
      return { kind: 'columns', width, columns: await Promise.all(columns) }
    }
  }
}

function paragraph(segments: readonly Segment[]): RichNode {
  const children = segments.map(
    ({ text, strong }): RichNode => (strong ? { tag: 'strong', children: [text] } : text),
  )
  return { tag: 'p', children }
}

async function drawnIn(part: FindingDrawing, { id, across }: Place) {
  const shapes = part.map === null ? new Map() : await loadMap(part.map)
  return { drawing: smallDrawing(part, shapes, { id, room: across }), alternative: part.alternative }
}

async function tableOnPaper({ name, heads, rows }: FindingTable, place: Place): Promise<PaperTable> {
  const cells = rows.map((row, at) =>
    Promise.all(row.map((cell, column) => cellOf(cell, `${place.id}-${at}-${column}`))),
  )
  return {
    kind: 'table',
    width: 'full',
    caption: name,
    isNamed: true,
    columns: heads.map(({ text, isNumeric = false }) => ({ head: text, numeric: isNumeric, wraps: false })),
    rows: await Promise.all(cells),
    notes: [],
    sources: '',
    address: null,
  }
}

async function cellOf(cell: FindingCell, id: string): Promise<PaperCell> {
  if (typeof cell === 'string') return cell
  if (cell.part === 'words') return { text: cell.text, note: cell.note, isBold: cell.isBold }
  return drawnIn(cell, { id, across: cell.size.width })
}
