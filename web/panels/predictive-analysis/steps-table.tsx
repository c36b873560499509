import type { ForecastNumbers } from '#domain/forecast/forecast.ts'
import { intervalsAt } from '#domain/forecast/intervals.ts'
import { message } from '#domain/message/message.ts'
import { figure, shortFigure } from '#domain/message/value.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import { gapMark } from '#domain/gap/gap-words.ts'
import { outcomeGap } from '#domain/gap/outcome-gap.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { numbersOf, type PredictiveChoice } from '#sections/predictive-analysis/chosen-series.ts'
import { intervalHeads } from '#sections/predictive-analysis/forecast-words.ts'
import type { PredictiveState } from '#sections/predictive-analysis/state.ts'
import { Box } from '#web/kit/layout.tsx'
import { type Column, Table } from '#web/kit/table/table.tsx'
import type { PanelProps } from '#web/panels/panel.ts'
import { EmptyCell } from '#web/views/empty-cell.tsx'

type Step = ForecastNumbers['points'][number]

/** The forecast step by step, with its intervals, or why it has none, and what the source itself projects. */
export function StepsTable({ shown }: PanelProps<PredictiveState, PredictiveChoice>) {
  const { indicator, series, source } = shown.choice.subject
  const { text } = shown.language
  const numbers = numbersOf(shown.choice)
  if (!numbers) return null
  const refused = numbers.intervals.status === 'ok' ? null : outcomeGap(numbers.intervals)
  const heads = intervalHeads(numbers.intervals, source)
  const own = new Map(series.published.map((point) => [isoPeriod(point.period), point.value]))
  const range = (low: number, high: number) =>
    text(message('predictive.range', { low: figure(low, indicator), high: figure(high, indicator) }))
  const value = (one: number) => text(shortFigure(one, indicator))
  const caption = text(message('predictive.steps'))
  const projection: Column<Step> = {
    title: text(message('predictive.projects', { source: source?.name ?? '' })),
    isNumeric: true,
    cell: ({ period }) => {
      const projected = own.get(period)
      return projected === undefined ? (
        <EmptyCell text="–" why={message('predictive.no-projection')} />
      ) : (
        value(projected)
      )
    },
  }
  return (
    <Box above={12}>
      <Table
        dense
        label={caption}
        caption={caption}
        rows={numbers.points}
        keyOf={({ period }) => period}
        columns={[
          {
            title: text(message('predictive.period')),
            names: true,
            cell: ({ period }) => text(isoPeriodName(period)),
          },
          {
            title: text(message('predictive.expected')),
            isNumeric: true,
            cell: ({ mean }) => <b>{value(mean)}</b>,
          },
          ...heads.map((head, at) => ({
            title: text(head),
            isNumeric: true,
            cell: (point: Step) => {
              if (refused) return <EmptyCell text={text(gapMark(refused))} why={refused.note} />
              const bounds = intervalsAt(point, numbers.intervals)[at]
              return bounds && range(bounds.low, bounds.high)
            },
          })),
          ...(own.size > 0 ? [projection] : []),
        ]}
      />
    </Box>
  )
}
