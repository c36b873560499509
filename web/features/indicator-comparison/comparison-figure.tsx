import { useMemo } from 'react'
import type { EmptyFigure } from '#charts/figure.ts'
import type { IndicatorComparisonInput, IndicatorComparisonView } from '#charts/indicator-comparison/view.ts'
import type { ComparisonQuestion } from '#domain/comparison/compared-indicators.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import type { IndicatorComparisonState } from '#sections/indicator-comparison/state.ts'
import { Either } from '#web/controls/either.tsx'
import { IntervalToggle } from '#web/controls/interval-toggle.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { useFigure } from '#web/views/use-figure.ts'
import classes from './indicator-comparison.module.css'

interface ComparisonFigureProps {
  readonly catalogue: Catalogue
  readonly state: IndicatorComparisonState
  readonly question: ComparisonQuestion
  readonly onChange: (change: Partial<IndicatorComparisonState>) => void
}

/** The figure of a comparison with its choices of form. */
export function ComparisonFigure({ catalogue, state, question, onChange }: ComparisonFigureProps) {
  const language = useLanguage()
  const input = useMemo((): IndicatorComparisonInput => {
    const { table, reference, currentYear } = question
    return { view: viewOf(question, state), table, reference, currentYear, language }
  }, [question, state, language])
  const figure = useFigure(input)
  if (!figure) return <Loading what="the figure" />
  const isOfStates = question.by === 'states'
  const hasIntervals = figure.rows.some(({ point }) => point.lower !== null)
  return (
    <FigureCard
      figure={figure}
      view={input.view}
      reference={question.reference}
      release={catalogue.release}
      onChooseInstead={(alternative) => onChange(insteadOf(alternative))}
      switches={
        figure.empty || !(isOfStates || hasIntervals) ? undefined : (
          <div className={classes.switches}>
            {isOfStates && (
              <Either
                name="Order of the states"
                options={ORDERS}
                value={state.order}
                onChoose={(order) => onChange({ order })}
              />
            )}
            {hasIntervals && (
              <IntervalToggle shown={state.intervals} onChange={(intervals) => onChange({ intervals })} />
            )}
          </div>
        )
      }
    />
  )
}

const ORDERS = [
  ['name', 'A–Z'],
  ['zone', 'By zone'],
  ['value', 'By the first indicator'],
] as const

/** The comparison as a view, so that it can be linked, embedded and exported. */
function viewOf(question: ComparisonQuestion, state: IndicatorComparisonState): IndicatorComparisonView {
  const { by, source, period, location, indicators } = question
  return {
    kind: 'indicator-comparison',
    indicators,
    sources: source === null ? [] : [source],
    locations: [location],
    periods: period === null ? [] : [isoPeriod(period)],
    options: {
      compareBy: by,
      national: state.national,
      sdg: state.sdg,
      ...(!state.intervals && { intervals: false }),
      ...(by === 'states' && state.order !== 'name' && { order: state.order }),
    },
  }
}

function insteadOf({
  source,
  period,
}: EmptyFigure['alternatives'][number]): Partial<IndicatorComparisonState> {
  return {
    everySource: false,
    ...(source !== undefined && { source }),
    ...(period !== undefined && { period: parsePeriod(period) }),
  }
}
