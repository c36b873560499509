import { useMemo } from 'react'
import type { FigureChoice } from '#sections/figure-section/figure-choice.ts'
import type { FigureState } from '#sections/figure-section/state.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { SourceTable } from './source-table.tsx'

/** The table of sources in its figure; what is chosen in it goes into the address. */
export function SourceTablePanel({ shown, drawn, onChange }: PanelProps<FigureState, FigureChoice>) {
  const { choice, figures } = shown
  const replacements = useMemo(
    () => [...figures.reference.indicators.keys()].filter((id) => id !== choice.indicator),
    [figures.reference, choice.indicator],
  )
  // The panel shows the model of this one kind, whose view it needs.
  if (drawn?.view.kind !== 'source-table') return null
  return (
    <SourceTable
      input={{ ...drawn, view: drawn.view }}
      replacements={replacements}
      onChooseSource={(source) => onChange({ source })}
      onReplaceRelated={(row, indicator) =>
        onChange({ related: choice.related.map((id, at) => (at === row ? indicator : id)) })
      }
    />
  )
}
