import { message } from '#domain/message/message.ts'
import { aboutFigure } from './about-figure.ts'
import { computedRows } from './computed-rows.ts'
import type { FigureExport } from './figure-export.ts'
import { LONG_HEADS, longRows } from './long-rows.ts'
import { aboutSheet, type Sheet, tableSheet } from './workbook.ts'

const WIDE: readonly string[] = ['indicator', 'notes', 'gap_reason']

/**
 * The sheets of a workbook: the first says what the figure is and how to cite it, the last holds the data in long form. Between them
 * stand the numbers that were computed from the data, where the plot shows such.
 */
export function figureSheets(content: FigureExport): Sheet[] {
  const { text } = content.language
  const { computed } = content.figure
  return [
    aboutSheet(text(message('export.about')), aboutFigure(content)),
    ...(computed
      ? [tableSheet(text(message('export.computed')), computedRows(computed), (_, at) => (at < 2 ? 34 : 14))]
      : []),
    tableSheet(text(message('export.data')), [LONG_HEADS, ...longRows(content.figure)], (head) =>
      WIDE.includes(head) ? 34 : 14,
    ),
  ]
}
