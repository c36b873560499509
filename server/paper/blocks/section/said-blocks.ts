import { rowsLeft } from '#charts/table/shown-rows.ts'
import type { Value } from '#domain/message/message.ts'
import { asText, type Segment } from '#domain/message/segment.ts'
import type { PanelPiece } from '#sections/definition/panel-piece.ts'
import type { BlockGround } from '../../document/ground.ts'
import type { PaperBlock, PaperTable } from '../../document/paper-document.ts'

/** Cells longer than this break into lines. */
const SHORT = 32

/** What a panel of a section says, as blocks of paper. Its figures stand above, with their sources. */
export function saidBlocks(said: readonly PanelPiece[], ground: BlockGround): readonly PaperBlock[] {
  return said.map((one): PaperBlock => {
    if (one.say === 'heading') return { kind: 'heading', level: 4, text: ground.language.text(one.text) }
    if (one.say === 'table') return saidTable(one, ground)
    return { kind: 'sentence', width: 'full', text: saidText(one.text, ground), sources: '' }
  })
}

function saidTable(
  { caption, heads, rows: cells, of = cells.length }: Extract<PanelPiece, { readonly say: 'table' }>,
  { language: { text } }: BlockGround,
): PaperTable {
  const rows = cells.map((row) => row.map((cell) => text(cell)))
  const columns = heads.map((head, index) => {
    const written = rows.map((row) => row[index] ?? '')
    const wraps = written.some(({ length }) => length > SHORT)
    const numeric = index > 0 && !wraps && written.some((cell) => /^\W*\d/u.test(cell))
    return { head: text(head), numeric, wraps }
  })
  const left = rowsLeft(rows.length, of)
  const notes = left ? [text(left)] : []
  return {
    kind: 'table',
    width: 'full',
    caption: text(caption),
    columns,
    rows,
    notes,
    sources: '',
    address: null,
  }
}

/** A sentence, whether or not its figures are marked. */
export function saidText(said: Value | readonly Segment[], { language }: BlockGround): string {
  return isSegments(said) ? asText(said) : language.text(said)
}

function isSegments(said: Value | readonly Segment[]): said is readonly Segment[] {
  return Array.isArray(said)
}
