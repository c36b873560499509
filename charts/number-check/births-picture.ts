import { decoration } from '#charts/marks/marks.ts'
import { rect, text } from '#charts/marks/shapes.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { bareAxis, tickedAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { fitText, textWidth, widestText } from '#charts/plot/text-width.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Classification } from '#domain/data-source/data-source.ts'
import type { MonthSpan } from '#domain/number-check/births-meant.ts'

/** Months of birth on one time line: those of the reader's doses, and those of the evidence. */
export interface BirthsContent {
  readonly own: MonthSpan
  readonly ownName: string
  readonly evidence: { readonly span: MonthSpan; readonly name: string; readonly of: Classification } | null
  /** Written between the bars where both are about the same births. */
  readonly same: string
  monthName(month: number): string
}

const BAR = 14
const [HEAD, FOOT] = [4, 26]
const ROW = { beside: 34, above: 44 } as const
const HALF_YEAR = 6
const LABEL = 12

/** How high the picture is. */
export function birthsHeight(hasEvidence: boolean, isNarrow: boolean): number {
  return HEAD + (hasEvidence ? 2 : 1) * (isNarrow ? ROW.above : ROW.beside) + FOOT
}

/** Two bars on one time line; what both share is shaded. */
export function birthsPicture(content: BirthsContent, surface: Surface): Picture {
  const { own, evidence, ownName, same } = content
  const theme = chartThemeOf(surface)
  const spans = evidence ? [own, evidence.span] : [own]
  const from = floored(Math.min(...spans.map((span) => span.from)))
  const to = Math.max(...spans.map((span) => span.to)) + 1
  const ticks = Array.from(
    { length: Math.floor((to - from) / HALF_YEAR) + 1 },
    (_, at) => from + at * HALF_YEAR,
  )
  const names = [ownName, ...(evidence ? [evidence.name] : [])]
  const left = theme.narrow
    ? 2
    : Math.min(surface.width * 0.34, widestText(names, theme.size(LABEL), 600) + 16)
  const shared = evidence && {
    from: Math.max(own.from, evidence.span.from),
    to: Math.min(own.to, evidence.span.to) + 1,
  }
  const isShared = shared !== null && shared.to > shared.from
  return onePlot({
    theme,
    box: { left, right: surface.width - 24, top: HEAD, bottom: surface.height - FOOT },
    x: {
      ...tickedAxis(ticks, content.monthName),
      min: from,
      max: Math.max(to, from + HALF_YEAR),
      named: 'fitting',
    },
    y: bareAxis(0, spans.length, true),
    layers: [
      decoration({
        draw: (plot) => {
          const middle = (at: number) => plot.y(at + (theme.narrow ? 0.72 : 0.5))
          const colours = ['ink' as const, evidence ? classLook(evidence.of).token : 'ink']
          const ground = isShared && [
            rect(
              [plot.x(shared.from), plot.y(0)],
              [plot.x(shared.to) - plot.x(shared.from), plot.y(spans.length) - plot.y(0)],
              {
                fill: theme.colour('accent-soft'),
              },
            ),
          ]
          const bars = spans.flatMap((span, at) => [
            rect([plot.x(span.from), middle(at) - BAR / 2], [plot.x(span.to + 1) - plot.x(span.from), BAR], {
              fill: theme.colour(colours[at] ?? 'ink'),
            }),
            theme.narrow
              ? text(
                  [2, plot.y(at) + theme.size(9)],
                  fitText(names[at] ?? '', theme.width, theme.size(LABEL), 600),
                  theme.type(LABEL, 600),
                )
              : text(
                  [0, middle(at)],
                  fitText(names[at] ?? '', left - 8, theme.size(LABEL), 600),
                  theme.type(LABEL, 600),
                ),
          ])
          const size = theme.size(11)
          const isRoomy =
            isShared && !theme.narrow && plot.x(shared.to) - plot.x(shared.from) > textWidth(same, size, 600)
          const words =
            isRoomy &&
            text([(plot.x(shared.from) + plot.x(shared.to)) / 2, (middle(0) + middle(1)) / 2], same, {
              ...theme.type(11, 600, 'accent'),
              align: 'center',
            })
          return [ground, bars, words]
        },
      }),
    ],
  })
}

function floored(month: number): number {
  return Math.floor(month / HALF_YEAR) * HALF_YEAR
}
