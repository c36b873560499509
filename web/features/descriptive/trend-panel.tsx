import { useMemo } from 'react'
import { trendFigure } from '#charts/trend/trend.ts'
import { message } from '#domain/message/message.ts'
import { trendAnswer, trendLines } from '#domain/narrative/descriptive-trend.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { known } from '#domain/reference/reference-data.ts'
import { describedSet } from '#domain/spread/described-set.ts'
import { courseView } from '#sections/descriptive-analysis/views.ts'
import type { DescriptiveWanted } from '#sections/descriptive-analysis/state.ts'
import { rowOf } from '#domain/statistics/figure-row.ts'
import { trendOfRows } from '#domain/statistics/trend/trend-of-rows.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { AnswerText } from '#web/controls/section-lead.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { NumberTable } from '#web/views/number-table.tsx'
import classes from './descriptive-page.module.css'
import type { DescriptiveData } from './use-descriptive-data.ts'

interface TrendPanelProps {
  readonly data: DescriptiveData
  readonly wanted: DescriptiveWanted
  readonly release: ReleaseStamp
  readonly currentYear: number
}

/** The course of the source's figures at the chosen place: the verdict, the plot, and every number of the trend. */
export function TrendPanel({ data, wanted, release, currentYear }: TrendPanelProps) {
  const { table, reference, resolution } = data
  const { choice } = resolution
  const indicator = known(reference.indicators, choice.indicator)
  const source = known(reference.sources, choice.source)
  const place = known(reference.locations, choice.location)
  const view = useMemo(() => courseView(choice, wanted), [choice, wanted])
  const language = useLanguage()
  const figure = useMemo(
    () => trendFigure({ view, table, reference, currentYear, language }),
    [view, table, reference, currentYear, language],
  )
  const trend = useMemo(() => {
    const { points } = describedSet({ ...choice, table, reference, across: 'time' })
    return trendOfRows(points.map(rowOf), indicator.slope)
  }, [choice, table, reference, indicator])
  return (
    <section aria-labelledby="trend">
      <h2 className={classes.heading} id="trend">
        Trend in {placeWords(place)}, {source.name}
      </h2>
      <AnswerText says={trendAnswer(trend, indicator)} />
      {trend.status === 'ok' && (
        <div className={classes.trend}>
          <FigureCard level={3} {...{ figure, view, reference, release }} />
          <NumberTable
            caption="Numbers of the trend"
            groups={[{ name: message('trends.title'), lines: trendLines(trend, indicator) }]}
          />
          {trend.caveats
            .map((caveat) => language.text(caveat))
            .map((caveat) => (
              <p key={caveat} className={classes.hint}>
                {caveat}
              </p>
            ))}
        </div>
      )}
    </section>
  )
}
