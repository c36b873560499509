import { useState } from 'react'
import { CLASSIFICATIONS, type DataSource } from '#domain/data-source/data-source.ts'
import { Box, Grid, Row, Text } from '#web/kit/layout.tsx'
import type { AboutProps } from './about-props.ts'
import classes from './about.module.css'

/** All sources by class; choosing one shows what it is. */
export function DataSources({ catalogue }: AboutProps) {
  const sources = [...catalogue.reference.sources.values()]
  const [chosen, choose] = useState(sources.find(({ hasData }) => hasData)?.id ?? 0)
  const source = catalogue.reference.sources.get(chosen)
  return (
    <Box as="section" above={32} ruled={28} id="data-sources" aria-labelledby="data-sources-title">
      <h2 id="data-sources-title">Data sources</h2>
      <Text above={2} tone="soft">
        Who publishes the figures, how they are made, and on which terms.
      </Text>
      <Grid className={classes.browser}>
        <div>
          {CLASSIFICATIONS.map((classification) => (
            <div key={classification}>
              <h3 className={classes.class} style={{ color: `var(--${classification.toLowerCase()})` }}>
                {classification}
              </h3>
              <Row as="ul" wrap gap={6} className={classes.sources}>
                {sources
                  .filter((entry) => entry.classification === classification)
                  .map((entry) => (
                    <li key={entry.id}>
                      <button
                        type="button"
                        aria-pressed={entry.id === chosen}
                        onClick={() => choose(entry.id)}
                      >
                        {entry.name}
                      </button>
                    </li>
                  ))}
              </Row>
            </div>
          ))}
        </div>
        {source && <SourceDetail source={source} />}
      </Grid>
    </Box>
  )
}

function SourceDetail({ source }: { readonly source: DataSource }) {
  const facts = [
    ['Description', source.description],
    ['Years with data', source.yearsAvailable],
    ['Methodology', source.methodology],
    ['Sub-national data', source.subnational],
    ['Edition', source.vintage],
    ['Custodian', source.custodian],
    ['Licence', source.licence],
    ['Cite', source.citation],
  ] as const
  return (
    <article className={classes.detail} aria-live="polite">
      <h3>{source.fullName}</h3>
      <dl>
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <Grid key={name} gap={16}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </Grid>
          ))}
        {/^https?:/.test(source.link) && (
          <Grid gap={16}>
            <dt>Link</dt>
            <dd>
              <a href={source.link} target="_blank" rel="noopener noreferrer">
                {source.link}
              </a>
            </dd>
          </Grid>
        )}
      </dl>
      {!source.hasData && <Text tone="faint">No figure of this source in this release.</Text>}
    </article>
  )
}
