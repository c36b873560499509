import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import { TWIPS } from './styles.ts'

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const BORDERS = {
  ...{ top: NONE, bottom: NONE, left: NONE, right: NONE },
  ...{ insideHorizontal: NONE, insideVertical: NONE },
}

/** Cards beside each other, so many on a line; `across`: the width of the line in CSS pixels. */
export function cardGrid(
  cards: readonly (readonly Paragraph[])[],
  { columns, across }: { readonly columns: number; readonly across: number },
): Table {
  const width = Math.floor((across * TWIPS) / columns)
  const cell = (children: readonly Paragraph[] = [new Paragraph('')]) =>
    new TableCell({ width: { size: width, type: WidthType.DXA }, children: [...children] })
  const lines = Array.from({ length: Math.ceil(cards.length / columns) }, (_, line) =>
    Array.from({ length: columns }, (_, column) => cell(cards[line * columns + column])),
  )
  return new Table({
    width: { size: width * columns, type: WidthType.DXA },
    columnWidths: Array.from({ length: columns }, () => width),
    layout: TableLayoutType.FIXED,
    margins: { top: 80, bottom: 80, left: 0, right: 80 },
    borders: BORDERS,
    rows: lines.map((children) => new TableRow({ cantSplit: true, children })),
  })
}
