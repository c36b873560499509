import { useMemo } from 'react'
import { distinct } from '#domain/observation/observation-table.ts'
import { Grid } from '#web/kit/layout.tsx'
import type { TriangulationRequest } from './triangulation-address.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { WhyDiffer } from '#web/views/quote/why-differ.tsx'
import type { Answer } from './answer-parts.ts'
import classes from './results.module.css'
import { type Figures, useFigures } from './use-figures.ts'

interface WhyPanelsProps {
  readonly answer: Answer
  readonly catalogue: Catalogue
  readonly asked: TriangulationRequest
}

/** Why each comparison differs from the primary; every place has reasons of its own, so there must be one. */
export function WhyPanels({ answer, catalogue, asked }: WhyPanelsProps) {
  const { indicator, location } = asked
  if (indicator === null || location === null) return null
  return <OfPlace {...{ answer, catalogue, indicator, location }} />
}

interface OfPlaceProps {
  readonly answer: Answer
  readonly catalogue: Catalogue
  readonly indicator: number
  readonly location: number
}

function OfPlace({ answer, catalogue, indicator, location }: OfPlaceProps) {
  const state = useFigures(indicator, location, catalogue)
  // The column of figures says that they are on their way, or why they did not come.
  return state.status === 'ready' ? (
    <Panels {...{ answer, indicator, location }} figures={state.figures} />
  ) : null
}

function Panels({
  answer,
  indicator,
  location,
  figures,
}: Omit<OfPlaceProps, 'catalogue'> & { readonly figures: Figures }) {
  const { primary, comparisons } = answer.inputs
  const here = useMemo(
    () => distinct(figures.table, 'source', { indicator, location }),
    [figures, indicator, location],
  )
  const shown = comparisons.filter(({ id }) => here.includes(id))
  if (shown.length === 0 || !here.includes(primary.id)) return null
  return (
    <Grid className={classes.why}>
      {shown.map(({ id }) => (
        <WhyDiffer
          key={`${indicator}:${location}:${primary.id}:${id}`}
          data={figures}
          first={[primary.id, id]}
          {...{ indicator, location }}
        />
      ))}
    </Grid>
  )
}
