import { asPublished } from '#domain/observation/as-published.ts'
import type { FigureScale } from '#domain/best-figure/estimate.ts'
import { POOLING } from '#domain/best-figure/pooled.ts'
import type { PooledSources } from '#domain/best-figure/pooled-sources.ts'
import { aboutNumber } from '#domain/best-figure/quote-citation.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, decimal, figure as figureValue, percentage, shortFigure } from '#domain/message/value.ts'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface PooledTableProps {
  readonly pooled: PooledSources
  readonly indicator: Indicator
  readonly scale: FigureScale
}

/** The pooled value with what each source weighs, the constants, and what was left out. */
export function PooledTable({ pooled, indicator, scale }: PooledTableProps) {
  const { figure, year, members, leftOut } = pooled
  const { text } = useLanguage()
  return (
    <>
      <h4>
        {text(
          message('quote-card.pooled-for', {
            year: String(year),
            figure: figureValue(aboutNumber(figure.value, indicator), indicator),
          }),
        )}
      </h4>
      <Table
        dense
        rows={members}
        keyOf={({ figure: { source } }) => source.id}
        columns={[
          {
            title: text(message('quote-card.source')),
            names: true,
            cell: ({ figure: { source, point } }) => text(cited(source, point.period)),
          },
          {
            title: text(message('quote-card.figure')),
            isNumeric: true,
            cell: ({ figure: { point } }) => text(shortFigure(point.value, asPublished(point, indicator))),
          },
          {
            title: text(message('quote-card.weight')),
            isNumeric: true,
            cell: ({ weight_pct }) => text(percentage(weight_pct, 1)),
          },
        ]}
      />
      <p>
        {text(
          message('quote-card.widened', {
            times: decimal(Math.sqrt(figure.B), 2),
            q: decimal(figure.Q, 1),
            share: percentage(figure.I2_pct, 0),
          }),
        )}
      </p>
      <p>{text(constants(scale))}</p>
      {leftOut.length > 0 && (
        <ul>
          {leftOut.map(({ figure: { source, point }, why }) => (
            <li key={source.id}>
              {text(message('quote-card.left-out', { cited: cited(source, point.period), why }))}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The constants of pooling that are our own, for percentages in points, else in percent. */
function constants(scale: FigureScale): Message {
  const size = (kind: keyof typeof POOLING) =>
    scale === 'percent' ? decimal(POOLING[kind].points, 0) : percentage(100 * POOLING[kind].log, 0)
  return message('quote-card.constants', {
    unit: scale === 'percent' ? 'points' : 'percent',
    census: size('census'),
    survey: size('survey'),
    estimate: size('estimate'),
    complete: size('routine_complete'),
    nearly: size('routine_nearly'),
    incomplete: size('routine_incomplete'),
    drift: size('drift'),
  })
}
