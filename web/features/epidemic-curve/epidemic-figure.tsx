import { useMemo } from 'react'
import type { EmptyFigure } from '#charts/figure.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { EpidemicWanted } from '#sections/epidemic-curve/state.ts'
import type { View } from '#charts/view.ts'
import { Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'
import { useRegionShapes } from '#web/views/boundaries.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { mapNameOf } from '#charts/needs.ts'
import { useFigure } from '#web/views/use-figure.ts'

interface EpidemicFigureProps {
  readonly view: View
  readonly data: IndicatorsData
  readonly catalogue: Catalogue
  readonly switches?: React.ReactNode
  readonly onChange: (change: Partial<EpidemicWanted>) => void
}

/** One figure of the section; choosing a place in it shows that place's weeks. */
export function EpidemicFigure({ view, data, catalogue, switches, onChange }: EpidemicFigureProps) {
  const { table, reference } = data
  const currentYear = Number(catalogue.release.published_at.slice(0, 4))
  const shapes = useRegionShapes(mapNameOf(view, reference))
  const language = useLanguage()
  const input = useMemo(
    () => ({ view, table, reference, currentYear, language, ...(shapes && { shapes }) }),
    [view, table, reference, currentYear, shapes, language],
  )
  const figure = useFigure(input)
  if (!figure) return <Loading what="the figure" />
  const instead = ({ period, location }: EmptyFigure['alternatives'][number]) =>
    onChange({
      ...(location !== undefined && { location }),
      ...(period !== undefined && { period: parsePeriod(period), allYears: false }),
    })
  return (
    <FigureCard
      figure={figure}
      view={view}
      reference={reference}
      release={catalogue.release}
      switches={switches}
      drillWords="to see its weeks"
      onDrill={(location) => onChange({ location })}
      onChooseInstead={instead}
    />
  )
}
