import { useMemo } from 'react'
import type { FigureInput } from '#charts/figure.ts'
import type { DatasetPick } from '#domain/comparison/dataset-pick.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import type { DatasetComparisonState } from '#domain/section/dataset-comparison-address.ts'
import type { View } from '#domain/view/view.ts'
import { Either } from '#web/controls/either.tsx'
import { IntervalToggle } from '#web/controls/interval-toggle.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { useFigure } from '#web/views/use-figure.ts'
import classes from './dataset-comparison.module.css'

interface DatasetFigureProps {
  readonly catalogue: Catalogue
  readonly data: IndicatorsData
  readonly indicator: number
  readonly picks: readonly DatasetPick[]
  readonly state: DatasetComparisonState
  readonly onChange: (change: Partial<DatasetComparisonState>) => void
}

/** The figure of a comparison with its choices of form. */
export function DatasetFigure({ catalogue, data, indicator, picks, state, onChange }: DatasetFigureProps) {
  const { table, reference } = data
  const currentYear = Number(catalogue.release.published_at.slice(0, 4))
  const input = useMemo(
    (): FigureInput => ({ view: viewOf(indicator, picks, state), table, reference, currentYear }),
    [indicator, picks, state, table, reference, currentYear],
  )
  const figure = useFigure(input)
  if (!figure) return <Loading what="the figure" />
  const hasIntervals = figure.rows.some(({ point }) => point.lower !== null)
  return (
    <FigureCard
      figure={figure}
      view={input.view}
      reference={reference}
      release={catalogue.release}
      onChooseInstead={({ source, period }) => {
        const code = period === undefined ? null : parsePeriod(period)
        if (source !== undefined && code !== null) onChange({ picks: [{ source, period: code }] })
      }}
      switches={
        figure.empty ? undefined : (
          <div className={classes.switches}>
            <span className={classes.form}>
              <Either
                name="Form of the figure"
                options={FORMS}
                value={state.form}
                onChoose={(form) => onChange({ form })}
              />
            </span>
            {hasIntervals && (
              <IntervalToggle shown={state.intervals} onChange={(intervals) => onChange({ intervals })} />
            )}
          </div>
        )
      }
    />
  )
}

const FORMS = [
  ['dots', 'Dots'],
  ['columns', 'Column'],
] as const

/** The comparison as a view, so that it can be linked, embedded and exported. */
function viewOf(indicator: number, picks: readonly DatasetPick[], state: DatasetComparisonState): View {
  return {
    kind: 'dataset-comparison',
    indicators: [indicator],
    sources: picks.map(({ source }) => source),
    locations: [],
    periods: picks.map(({ period }) => isoPeriod(period)),
    options: {
      ...(state.form === 'columns' && { shape: 'column' as const }),
      ...(!state.intervals && { intervals: false }),
      ...(state.order !== 'name' && { order: state.order }),
    },
  }
}
