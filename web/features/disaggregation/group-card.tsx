import { useMemo } from 'react'
import type { EmptyFigure, FigureInput } from '#charts/figure.ts'
import type { View } from '#charts/view.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { Loading } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { FigureCard } from '#web/views/figure-card.tsx'
import { FigurePlot } from '#web/views/figure-plot.tsx'
import { useFigure } from '#web/views/use-figure.ts'
import { GroupLegend } from './group-legend.tsx'

interface GroupCardProps {
  readonly input: FigureInput<View>
  readonly release: ReleaseStamp
  /** Whether the groups stand in a key from which one can be shown alone. */
  readonly legend: boolean
  readonly only: number | null
  readonly onOnly: (order: number | null) => void
  readonly switches?: React.ReactNode
  readonly onDrill: (location: number) => void
  readonly onChooseInstead: (alternative: EmptyFigure['alternatives'][number]) => void
}

/** A figure of groups as a card. */
export function GroupCard({
  input: given,
  release,
  legend,
  only,
  onOnly,
  switches,
  ...rest
}: GroupCardProps) {
  const { view, table, reference, groups, currentYear } = given
  const language = useLanguage()
  const input = useMemo(
    () => ({ view, table, reference, currentYear, language, ...(groups && { groups }) }),
    [view, table, reference, groups, currentYear, language],
  )
  const figure = useFigure(input)
  if (!figure) return <Loading what="the figure" />
  // The key stands with the switches, so that it is there beside the table too.
  const above = legend ? (
    <>
      {switches}
      <GroupLegend entries={figure.key} {...{ only, onOnly }} />
    </>
  ) : (
    switches
  )
  return (
    <FigureCard {...{ figure, view, reference, release }} {...rest} switches={above}>
      {legend && <FigurePlot figure={figure} onDrill={rest.onDrill} />}
    </FigureCard>
  )
}
