import { useMemo } from 'react'
import type { EmptyFigure, FigureInput } from '#charts/figure.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { Wanted } from '#domain/section/choice.ts'
import type { SectionFigure as SectionFigureDeclaration } from '#domain/section/section.ts'
import { viewOf } from '#domain/section/views-of.ts'
import { useRegionShapes } from '#web/views/boundaries.ts'
import { Loading } from '#web/kit/state-message.tsx'
import { FigureCard } from '#web/views/figure-card.tsx'
import { useFigure } from '#web/views/use-figure.ts'
import { FigureSwitches } from './figure-switches.tsx'
import type { SectionData } from './section-data.ts'
import { SourceTable } from './source-table.tsx'
import { withLgaSources } from './lga-alternatives.ts'
import { mapNameOf } from '#web/views/map-name.ts'

export interface SectionFigureProps {
  readonly declaration: SectionFigureDeclaration
  readonly data: SectionData
  readonly wanted: Wanted
  readonly release: ReleaseStamp
  readonly currentYear: number
  readonly onChange: (change: Partial<Wanted>) => void
}

/** One figure of a section: its view, drawn, and every click on it put back into the address. */
export function SectionFigure(props: SectionFigureProps) {
  const { declaration, data, wanted, release, currentYear, onChange } = props
  const { display } = wanted
  const view = useMemo(
    () =>
      viewOf(declaration, {
        choice: data.resolution.choice,
        display,
        sources: data.availability.sources,
        area: data.area,
        related: data.related,
      }),
    [declaration, data, display],
  )
  const shapes = useRegionShapes(mapNameOf(view, data.reference))
  const input: FigureInput = useMemo(
    () => ({ view, table: data.table, reference: data.reference, currentYear, ...(shapes && { shapes }) }),
    [view, data, currentYear, shapes],
  )
  const drawn = useFigure(input)
  const figure = useMemo(
    () => (drawn?.empty ? { ...drawn, empty: withLgaSources(drawn.empty, data) } : drawn),
    [drawn, data],
  )
  const toggle = (source: number) => {
    const hidden = display.hidden.includes(source)
      ? display.hidden.filter((id) => id !== source)
      : [...display.hidden, source]
    onChange({ display: { ...display, hidden } })
  }
  if (!figure) return <Loading what="the figure" />
  return (
    <FigureCard
      figure={figure}
      view={view}
      reference={data.reference}
      release={release}
      onDrill={(location) => onChange({ location })}
      onToggleSource={toggle}
      onChooseInstead={(alternative) => onChange(insteadOf(alternative))}
      switches={
        <FigureSwitches
          kind={declaration.kind}
          data={data}
          display={display}
          onDisplay={(change) => onChange({ display: { ...display, ...change } })}
          onLocation={(location) => onChange({ location })}
        />
      }
    >
      {declaration.kind === 'source-table' && <Table {...props} input={input} />}
    </FigureCard>
  )
}

function Table({ data, wanted, onChange, input }: SectionFigureProps & { input: FigureInput }) {
  const replacements = useMemo(
    () => [...data.reference.indicators.keys()].filter((id) => id !== data.indicator),
    [data.reference, data.indicator],
  )
  const replace = (row: number, indicator: number) => {
    const related = data.related.map((id, at) => (at === row ? indicator : id))
    onChange({ related })
  }
  return (
    <SourceTable
      input={input}
      replacements={replacements}
      onChooseSource={(source) => onChange({ source, display: wanted.display })}
      onReplaceRelated={replace}
    />
  )
}

function insteadOf(alternative: EmptyFigure['alternatives'][number]): Partial<Wanted> {
  const period = alternative.period === undefined ? null : parsePeriod(alternative.period)
  return {
    ...(alternative.source !== undefined && { source: alternative.source }),
    ...(alternative.location !== undefined && { location: alternative.location }),
    ...(period !== null && { period }),
  }
}
