import type { ForecastPoint } from '#domain/forecast/forecast.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { isoPeriodName } from '#domain/narrative/predictive-words.ts'
import { formatValue, formatWithUnit } from '#domain/number/format.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './predictive-page.module.css'

interface StepsTableProps {
  readonly points: readonly ForecastPoint[]
  readonly indicator: Indicator
  /** Projections that the source publishes itself. */
  readonly published: readonly Point[]
  readonly sourceName: string
}

/** The forecast step by step, with both intervals and what the source itself projects. */
export function StepsTable({ points, indicator, published, sourceName }: StepsTableProps) {
  const language = useLanguage()
  const own = new Map(published.map((point) => [isoPeriod(point.period), point.value]))
  const range = (low: number, high: number) =>
    `${formatValue(low, indicator)} to ${formatValue(high, indicator)}`
  return (
    <section className={classes.scroll} aria-label="The forecast step by step">
      <table className={classes.table}>
        <caption>The forecast step by step</caption>
        <thead>
          <tr>
            <th scope="col">Period</th>
            <th scope="col">Expected</th>
            <th scope="col">80% interval</th>
            <th scope="col">95% interval</th>
            {own.size > 0 && <th scope="col">{sourceName} projects</th>}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => {
            const projected = own.get(point.period)
            return (
              <tr key={point.period}>
                <th scope="row">{language.text(isoPeriodName(point.period))}</th>
                <td>
                  <strong>{formatWithUnit(point.mean, indicator)}</strong>
                </td>
                <td>{range(point.lo80, point.hi80)}</td>
                <td>{range(point.lo95, point.hi95)}</td>
                {own.size > 0 && (
                  <td>{projected === undefined ? '–' : formatWithUnit(projected, indicator)}</td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
