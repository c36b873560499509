import { useMemo } from 'react'
import { distinct } from '#domain/observation/observation-table.ts'
import type { TriangulationRequest } from '#sections/triangulation/state.ts'
import type { Figures } from '#sections/files/figures.ts'
import { Grid } from '#web/kit/layout.tsx'
import { WhyDiffer } from '#web/views/quote/why-differ.tsx'
import classes from './why-panels.module.css'

interface WhyPanelsProps {
  readonly request: TriangulationRequest
  readonly figures: Figures
}

/** Why each comparison differs from the primary; every place has reasons of its own, so there must be one. */
export function WhyPanels({ request, figures }: WhyPanelsProps) {
  const { indicator, location } = request
  if (indicator === null || location === null) return null
  return <OfPlace {...{ request, figures, indicator, location }} />
}

interface OfPlaceProps extends WhyPanelsProps {
  readonly indicator: number
  readonly location: number
}

function OfPlace({ request: { primary, comparisons }, figures, indicator, location }: OfPlaceProps) {
  const data = useMemo(() => ({ table: figures.table, reference: figures.reference }), [figures])
  const here = useMemo(
    () => distinct(data.table, 'source', { indicator, location }),
    [data, indicator, location],
  )
  const shown = comparisons.filter((id) => here.includes(id))
  if (shown.length === 0 || !here.includes(primary)) return null
  return (
    <Grid className={classes.why}>
      {shown.map((id) => (
        <WhyDiffer
          key={`${indicator}:${location}:${primary}:${id}`}
          data={data}
          first={[primary, id]}
          {...{ indicator, location }}
        />
      ))}
    </Grid>
  )
}
