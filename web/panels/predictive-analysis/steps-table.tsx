import { intervalsAt } from '#domain/forecast/intervals.ts'
import { message } from '#domain/message/message.ts'
import { figure, shortFigure } from '#domain/message/value.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import { gapMark } from '#domain/gap/gap-words.ts'
import { outcomeGap } from '#domain/gap/outcome-gap.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { numbersOf, type PredictiveChoice } from '#sections/predictive-analysis/chosen-series.ts'
import { intervalHeads } from '#sections/predictive-analysis/forecast-words.ts'
import type { PredictiveWanted } from '#sections/predictive-analysis/state.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { EmptyCell } from '#web/views/empty-cell.tsx'
import classes from './predictive.module.css'

/** The forecast step by step, with its intervals, or why it has none, and what the source itself projects. */
export function StepsTable({ shown }: PanelProps<PredictiveWanted, PredictiveChoice>) {
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
  return (
    <section className={classes.scroll} aria-label={caption}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text(message('predictive.period'))}</th>
            <th scope="col">{text(message('predictive.expected'))}</th>
            {heads.map((head) => {
              const said = text(head)
              return (
                <th key={said} scope="col">
                  {said}
                </th>
              )
            })}
            {own.size > 0 && (
              <th scope="col">{text(message('predictive.projects', { source: source?.name ?? '' }))}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {numbers.points.map((point) => {
            const projected = own.get(point.period)
            return (
              <tr key={point.period}>
                <th scope="row">{text(isoPeriodName(point.period))}</th>
                <td>
                  <strong>{value(point.mean)}</strong>
                </td>
                {intervalsAt(point, numbers.intervals).map(({ level, low, high }) => (
                  <td key={level}>{range(low, high)}</td>
                ))}
                {refused && (
                  <td>
                    <EmptyCell text={text(gapMark(refused.reason))} why={refused.note} />
                  </td>
                )}
                {own.size > 0 && (
                  <td>
                    {projected === undefined ? (
                      <EmptyCell text="–" why={message('predictive.no-projection')} />
                    ) : (
                      value(projected)
                    )}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
