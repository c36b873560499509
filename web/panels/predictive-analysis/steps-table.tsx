import { message } from '#domain/message/message.ts'
import { figure, shortFigure } from '#domain/message/value.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { numbersOf, type PredictiveChoice } from '#sections/predictive-analysis/chosen-series.ts'
import type { PredictiveWanted } from '#sections/predictive-analysis/state.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import classes from './predictive.module.css'

/** The forecast step by step, with both intervals and what the source itself projects. */
export function StepsTable({ shown }: PanelProps<PredictiveWanted, PredictiveChoice>) {
  const { indicator, series, source } = shown.choice.subject
  const { text } = shown.language
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
            <th scope="col">{text(message('predictive.interval', { level: '80' }))}</th>
            <th scope="col">{text(message('predictive.interval', { level: '95' }))}</th>
            {own.size > 0 && (
              <th scope="col">{text(message('predictive.projects', { source: source?.name ?? '' }))}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {numbersOf(shown.choice)?.points.map((point) => {
            const projected = own.get(point.period)
            return (
              <tr key={point.period}>
                <th scope="row">{text(isoPeriodName(point.period))}</th>
                <td>
                  <strong>{value(point.mean)}</strong>
                </td>
                <td>{range(point.lo80, point.hi80)}</td>
                <td>{range(point.lo95, point.hi95)}</td>
                {own.size > 0 && <td>{projected === undefined ? '–' : value(projected)}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
