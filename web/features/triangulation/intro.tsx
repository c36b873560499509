import { IconAlertTriangle } from '@tabler/icons-react'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row } from '#web/kit/layout.tsx'
import { usePageTitle } from '#web/kit/page-title.ts'
import classes from './intro.module.css'
import { Selectors, type SelectorsProps } from './selectors.tsx'
import type { TriangulationWork } from './use-triangulation.ts'

export interface ChooserProps extends SelectorsProps {
  readonly onTriangulate: () => void
}

/** What triangulation does, and the choice of what to compare. */
export function Intro({
  work,
  onTriangulate,
  ...selectors
}: ChooserProps & { readonly work: TriangulationWork }) {
  usePageTitle('Advanced Triangulation')
  return (
    <div className={classes.intro}>
      <h1>How far do the sources agree?</h1>
      <p className={classes.lead}>
        Choose a primary source and one or two others. Their figures of the same place and year are compared:
        consistency says how far they agree, complementarity what each adds to the others, and every grade
        opens to the evidence behind it.
      </p>
      {work.status === 'failed' && (
        <Row as="p" gap={10} className={classes.alert} role="alert">
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>
            error: {work.message}
            <small>Nothing you chose is lost.</small>
          </span>
        </Row>
      )}
      {work.status === 'cancelled' && (
        <Row as="p" gap={10} className={classes.note} role="status">
          You stopped the triangulation. Nothing you chose is lost.
        </Row>
      )}
      <Grid as="search" gap={16} className={classes.form} aria-label="What to triangulate">
        <Selectors {...selectors} />
        <Button kind="primary" onClick={onTriangulate} disabled={work.status === 'working'}>
          Triangulate
        </Button>
      </Grid>
      <ul className={classes.rules}>
        <li>Without an indicator, all indicators that the sources have in common are compared.</li>
        <li>Without a location, all places that both sources have figures of are compared.</li>
        <li>At most two sources are compared with the primary one, each of them once.</li>
        <li>Grades say how far figures agree, not which of them is right.</li>
      </ul>
    </div>
  )
}
