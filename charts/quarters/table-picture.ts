import type { Picture } from '#charts/picture/picture.ts'
import type { Language } from '#domain/message/language.ts'
import { figure, periodName } from '#domain/message/value.ts'
import type { QuarterChange } from '#domain/quarters/quarter-change.ts'
import { againstHead, changeShort } from '#domain/quarters/quarter-words.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { hitArea, line, text } from '#charts/marks/shapes.ts'
import type { Drawing } from '#charts/picture/drawing.ts'
import { inset } from '#charts/picture/box.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { bareAxis, positionAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { fitText, wrapText } from '#charts/plot/text-width.ts'
import { changeLook } from './change-look.ts'
import type { QuarterCell, QuarterHead, QuarterTableModel } from './table-model.ts'

const ROW = 20
const HEAD = 56
const NAMES = 150

export function quarterTableHeight({ rows }: QuarterTableModel): number {
  return HEAD + rows.length * ROW + 8
}

interface Column {
  readonly head: QuarterHead
  /** Column of the model. */
  readonly at: number
  readonly what: 'now' | 'before' | 'year'
}

/** The table as a drawing, for pictures and the wide form. */
export function quarterTablePicture(model: QuarterTableModel, language: Language, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const columns = model.heads.flatMap((head, at): Column[] =>
    (head.counts ? (['now', 'before', 'year'] as const) : (['now'] as const)).map((what) => ({
      head,
      at,
      what,
    })),
  )
  const names = Math.min(theme.size(NAMES), theme.width * 0.3)
  const box = inset(theme, { left: names, right: 8, top: theme.size(HEAD), bottom: 8 })
  const width = (box.right - box.left) / Math.max(1, columns.length)
  const right = (index: number) => box.left + (index + 1) * width - 6
  return onePlot({
    theme,
    box,
    x: bareAxis(0, 1),
    y: { ...positionAxis(model.rows.length, true), line: false },
    layers: [
      marks({
        items: model.rows,
        id: ({ place }) => `place:${place.id}`,
        place: (_, at) => [0, at],
        draw: ({ place, cells }, [, y], { theme: { size, type, colour } }) => {
          const weight = place.level < 3 ? 650 : 400
          const indent = model.nested && place.level === 3 ? 10 : 0
          return [
            hitArea([0, y - size(ROW) / 2], [theme.width, size(ROW)]),
            line([0, y + size(ROW) / 2], [theme.width, y + size(ROW) / 2], { stroke: colour('grid') }),
            text([indent, y], fitText(place.name, names - indent - 8, size(12), weight), type(12, weight)),
            columns.map((column, index): Drawing => {
              const said = cellWords(column, cells[column.at], language)
              return text([right(index), y], said.words, { ...type(12, weight, said.ink), align: 'right' })
            }),
          ]
        },
      }),
      decoration({
        draw: () =>
          columns.map((column, index) =>
            wrapText(headWords(column, language), width - 8, theme.size(11), 550)
              .slice(0, 3)
              .map((words, row, all) =>
                text([right(index), box.top - theme.size(10 + (all.length - 1 - row) * 14)], words, {
                  ...theme.type(11, 550, 'ink2'),
                  align: 'right',
                }),
              ),
          ),
      }),
    ],
  })
}

function headWords({ head: { indicator, period, source }, what }: Column, language: Language): string {
  if (what === 'now') return `${indicator.shortName}, ${language.text(periodName(period, source))}`
  return language.text(againstHead(period, what))
}

function cellWords({ head, what }: Column, cell: QuarterCell | undefined, language: Language) {
  const change = what === 'now' ? null : (cell?.row?.[what] ?? null)
  if (what !== 'now') return changeWords(change, head, language)
  const value = cell?.row?.now?.value ?? cell?.point?.value ?? null
  const words = value === null ? (cell?.gap?.short ?? '–') : language.text(figure(value, head.indicator))
  return { words, ink: value === null ? ('ink3' as const) : ('ink' as const) }
}

function changeWords(change: QuarterChange | null, { indicator }: QuarterHead, language: Language) {
  if (!change) return { words: '–', ink: 'ink3' as const }
  const { arrow, ink } = changeLook(change, indicator)
  return { words: `${language.text(changeShort(change))} ${arrow}`.trim(), ink }
}
