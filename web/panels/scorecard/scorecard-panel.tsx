import type { ScorecardRow } from '#charts/scorecard/model.ts'
import type { ScorecardChoice } from '#sections/scorecard/scorecard-choice.ts'
import { markedPlace } from '#sections/scorecard/marked-place.ts'
import type { ScorecardState } from '#sections/scorecard/state.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { FigureKey } from '#web/views/figure-key.tsx'
import { ScorecardTable } from './scorecard-table.tsx'
import { ToRow } from './to-row.tsx'
import { useRanks } from './use-ranks.ts'

/** So many rows are on the screen with the heading. */
const IN_SIGHT = 8

/** The scorecard as a table in its figure, in the order of zones or of one column. */
export function ScorecardPanel({ shown, figure, onChange }: PanelProps<ScorecardState, ScorecardChoice>) {
  const { wanted, choice, figures } = shown
  const { columns, model } = choice
  const level = wanted.places === 'zones' ? 2 : 3
  const order = wanted.order !== null && wanted.order < columns.length ? wanted.order : null
  const rankOf = useRanks(model, order, level)
  const rows = order === null ? model.rows : orderedRows(model.rows, order, level)
  const marked = markedPlace(rows, wanted.location, figures.reference)
  return (
    <>
      {figure && <FigureKey entries={figure.key} />}
      {marked && rows.findIndex(({ place }) => place === marked) > IN_SIGHT && <ToRow place={marked} />}
      <ScorecardTable
        {...{ model, rows, order, rankOf, marked }}
        onOrder={(next) => onChange({ order: next })}
      />
    </>
  )
}

/** The nation first, then the places of one level from the highest; places without a figure, or with one of too few events, last. */
function orderedRows(rows: readonly ScorecardRow[], column: number, level: 2 | 3): readonly ScorecardRow[] {
  const valueIn = (row: ScorecardRow) => {
    const cell = row.cells[column]
    return cell?.point && cell.unranked === null ? cell.point.value : Number.NEGATIVE_INFINITY
  }
  const nation = rows.filter(({ place }) => place.level === 1)
  const places = rows.filter(({ place }) => place.level === level)
  return [...nation, ...places.toSorted((a, b) => valueIn(b) - valueIn(a))]
}
