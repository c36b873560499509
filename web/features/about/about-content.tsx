import { Grid, Row } from '#web/kit/layout.tsx'
import classes from './about.module.css'
import type { AboutProps } from './about-props.ts'
import { AvailableData } from './available-data.tsx'
import { DataSources } from './data-sources.tsx'
import { ProgramAreas } from './program-areas.tsx'

const ANCHORS = [
  ['program-areas', 'Program Areas'],
  ['available-data', 'Available Data'],
  ['data-sources', 'Data Sources'],
] as const

/** What the product is, and all that this release holds. */
export default function AboutContent(props: AboutProps) {
  const { reference, coverage, dashboards } = props.catalogue
  const indicators = [...reference.indicators.values()]
  const filled = indicators.filter(({ id }) => (coverage.get(id)?.size ?? 0) > 0)
  const facts = [
    [filled.length, 'indicators with figures'],
    [[...reference.sources.values()].filter(({ hasData }) => hasData).length, 'data sources with figures'],
    [new Set(filled.map(({ programArea }) => programArea)).size, 'program areas'],
    [dashboards.length, 'dashboards'],
  ] as const
  return (
    <>
      <Row as="nav" className={classes.anchors} aria-label="On this page">
        {ANCHORS.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </Row>
      <div className={classes.page}>
        <Grid className={classes.intro}>
          <div>
            <h1 className={classes.display}>Every source of a health figure for Nigeria, side by side</h1>
            <p className={classes.lead}>
              MSDAT, Multi-Source Data Analytics and Triangulation, brings surveys, official estimates and
              routine reports together, says how far they agree and how sure each one is, and where each comes
              from. For the nation, 6 zones, 37 states and 774 local government areas.
            </p>
          </div>
          <Grid as="dl" className={classes.facts}>
            {facts.map(([count, name]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </Grid>
        </Grid>
        <ProgramAreas {...props} />
        <AvailableData {...props} />
        <DataSources {...props} />
      </div>
    </>
  )
}
