import type { FigureScale } from '#domain/best-figure/estimate.ts'
import { POOLING } from '#domain/best-figure/pooled.ts'
import type { PooledSources } from '#domain/best-figure/pooled-sources.ts'
import { aboutNumber } from '#domain/best-figure/quote-citation.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { cited, figure as figureValue, shortFigure } from '#domain/message/value.ts'
import { formatNumber } from '#domain/number/format.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './rule-details.module.css'

interface PooledTableProps {
  readonly pooled: PooledSources
  readonly indicator: Indicator
  readonly scale: FigureScale
}

/** The pooled value with what each source weighs, the constants, and what was left out. */
export function PooledTable({ pooled, indicator, scale }: PooledTableProps) {
  const { figure, year, members, leftOut } = pooled
  const language = useLanguage()
  return (
    <>
      <h4>
        Pooled value for {year}: {language.text(figureValue(aboutNumber(figure.value, indicator), indicator))}
      </h4>
      <div className={classes.wide}>
        <table>
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Figure</th>
              <th scope="col">Weight</th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ figure: { source, point }, weight_pct }) => (
              <tr key={source.id}>
                <th scope="row">{language.text(cited(source, point.period))}</th>
                <td>{language.text(shortFigure(point.value, indicator))}</td>
                <td>{formatNumber(weight_pct)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        95% interval widened {formatNumber(Math.sqrt(figure.B), 2)} times because the sources differ (Q{' '}
        {formatNumber(figure.Q, 1)}, I² {formatNumber(figure.I2_pct, 0)}%).
      </p>
      <p>{constants(scale)}</p>
      {leftOut.length > 0 && (
        <ul>
          {leftOut.map(({ figure: { source, point }, why }) => (
            <li key={source.id}>
              Left out: {language.text(cited(source, point.period))}. {language.text(why)}.
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The constants of pooling that are our own, for percentages in points, else in percent. */
function constants(scale: FigureScale): string {
  const size = (kind: keyof typeof POOLING) =>
    scale === 'percent'
      ? formatNumber(POOLING[kind].points, 0)
      : `${formatNumber(100 * POOLING[kind].log, 0)}%`
  const unit = scale === 'percent' ? ' points' : ''
  return `Error added besides sampling, our own constants: census ${size('census')}, survey ${size('survey')}, estimate ${size('estimate')}, routine ${size('routine_complete')} when complete, ${size('routine_nearly')} from 75% and ${size('routine_incomplete')}${unit} below that or unknown; ${size('drift')}${unit} for each year of distance.`
}
