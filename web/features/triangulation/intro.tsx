import { IconAlertTriangle } from '@tabler/icons-react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row } from '#web/kit/layout.tsx'
import { usePageTitle } from '#web/kit/page-title.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './intro.module.css'
import { Selectors, type SelectorsProps } from './selectors.tsx'
import type { TriangulationWork } from './use-triangulation.ts'

export interface ChooserProps extends SelectorsProps {
  readonly onTriangulate: () => void
}

const RULES = ['indicator', 'place', 'sources', 'grades'] as const

/** What triangulation does, and the choice of what to compare. */
export function Intro({
  work,
  onTriangulate,
  ...selectors
}: ChooserProps & { readonly work: TriangulationWork }) {
  const { text } = useLanguage()
  usePageTitle(text(message('pages.triangulation')))
  return (
    <div className={classes.intro}>
      <h1>{text(message('triangulate.question'))}</h1>
      <p className={classes.lead}>{text(message('triangulate.lead'))}</p>
      {work.status === 'failed' && (
        <Row as="p" gap={10} className={classes.alert} role="alert">
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>
            {text(message('triangulate.failed', { what: work.message }))}
            <small>{text(message('triangulate.nothing-lost'))}</small>
          </span>
        </Row>
      )}
      {work.status === 'cancelled' && (
        <Row as="p" gap={10} className={classes.note} role="status">
          {text(message('triangulate.stopped'))}
        </Row>
      )}
      <Grid as="search" gap={16} className={classes.form} aria-label={text(message('triangulate.what-to'))}>
        <Selectors {...selectors} />
        <Button kind="primary" onClick={onTriangulate} disabled={work.status === 'working'}>
          {text(message('triangulate.ask'))}
        </Button>
      </Grid>
      <ul className={classes.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{text(message(`triangulate.rule-${rule}`))}</li>
        ))}
      </ul>
    </div>
  )
}
