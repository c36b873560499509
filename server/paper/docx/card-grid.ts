import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import { TWIPS } from './styles.ts'

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const BORDERS = {
  ...{ top: NONE, bottom: NONE, left: NONE, right: NONE },
  ...{ insideHorizontal: NONE, insideVertical: NONE },
}

type Part = Paragraph | Table

/** Cards beside each other, so many on a line; `across`: the width of the line in CSS pixels. */
export function cardGrid(
  cards: readonly (readonly Paragraph[])[],
  { columns, across }: { readonly columns: number; readonly across: number },
): Table {
  const widths = Array.from({ length: columns }, () => Math.floor(across / columns))
  const lines = Array.from({ length: Math.ceil(cards.length / columns) }, (_, line) =>
    widths.map((_, column) => cards[line * columns + column] ?? []),
  )
  return grid(lines, widths, 80)
}

/** What stands in columns beside each other; `widths` in CSS pixels. */
export function sideBySide(columns: readonly (readonly Part[])[], widths: readonly number[]): Table {
  return grid([columns], widths, 0)
}

/** `air`: twentieths of a point above and below what stands in a cell. */
function grid(
  lines: readonly (readonly (readonly Part[])[])[],
  widths: readonly number[],
  air: number,
): Table {
  const sizes = widths.map((width) => Math.floor(width * TWIPS))
  const cell = (children: readonly Part[], size: number) =>
    new TableCell({ width: { size, type: WidthType.DXA }, children: [...endedByParagraph(children)] })
  return new Table({
    width: { size: sizes.reduce((all, one) => all + one, 0), type: WidthType.DXA },
    columnWidths: sizes,
    layout: TableLayoutType.FIXED,
    margins: { top: air, bottom: air, left: 0, right: 80 },
    borders: BORDERS,
    rows: lines.map(
      (line) =>
        new TableRow({
          cantSplit: true,
          children: line.map((children, at) => cell(children, sizes[at] ?? 0)),
        }),
    ),
  })
}

/** Word opens no file with a cell that ends in a table. */
function endedByParagraph(parts: readonly Part[]): readonly Part[] {
  return parts.at(-1) instanceof Paragraph ? parts : [...parts, separator()]
}

/** Next to no height between two tables, which Word would else join, or after the last of a cell. */
export function separator(): Paragraph {
  return new Paragraph({ spacing: { before: 0, after: 0, line: 20, lineRule: 'exact' } })
}
