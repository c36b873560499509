import { useEffect, useRef, useState } from 'react'
import { Link, useSearch } from 'wouter'
import {
  CLASSIFICATIONS,
  type DataSource,
  LICENCE_CLASSES,
  type LicenceClass,
} from '#domain/data-source/data-source.ts'
import type { SourceRadarRow } from '#contract/source-radar/source-radar.ts'
import { CheckField } from '#web/kit/form/field.tsx'
import { Box, Grid, Row, Text } from '#web/kit/layout.tsx'
import type { AboutProps } from './about-props.ts'
import classes from './about.module.css'
import { columnTitle, gapWords, quotedWords } from './source-columns.ts'
import type { RadarAnswer } from './source-freshness.tsx'
import { licenceWords } from '#domain/reference/licence-words.ts'
import { mayRepublish } from '#domain/reference/republishing.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface DataSourcesProps extends Pick<AboutProps, 'catalogue'> {
  readonly answer: RadarAnswer
}

/** By this name links lead here: the browser looked for it before there was anything. */
const ANCHOR = 'data-sources'

/** All sources by class; choosing one shows what it is. */
export function DataSources({ catalogue, answer }: DataSourcesProps) {
  const { text } = useLanguage()
  const sources = [...catalogue.reference.sources.values()]
  const asked = Number(new URLSearchParams(useSearch()).get('source'))
  const first = sources.find(({ id }) => id === asked) ?? sources.find(({ hasData }) => hasData)
  const [chosen, choose] = useState(first?.id ?? 0)
  const [only, setOnly] = useState(false)
  const source = catalogue.reference.sources.get(chosen)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (window.location.hash !== `#${ANCHOR}`) return
    // A new page begins at its top; this comes after.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Box as="section" above={32} ruled={24} id={ANCHOR} ref={section} aria-labelledby="data-sources-title">
      <h2 id="data-sources-title">{text(message('about.sources'))}</h2>
      <Text above={2} tone="soft">
        {text(message('about.sources-about'))}
      </Text>
      <ul>
        {LICENCE_CLASSES.map((word) => [word, sources.filter(isOf(word)).length] as const)
          .filter(([, count]) => count > 0)
          .map(([word, count]) => (
            <li key={word}>
              {text(
                message('about.licences', {
                  count,
                  licence: message('facts.licence-class', { class: word }),
                }),
              )}
            </li>
          ))}
      </ul>
      <Row wrap gap={24} rows={4} above={8} align="center">
        <CheckField
          label={text(message('licences.only'))}
          checked={only}
          onChange={(event) => setOnly(event.currentTarget.checked)}
        />
        <Link href="/licences">{text(message('licences.link'))}</Link>
      </Row>
      <Grid className={classes.browser}>
        <div>
          {CLASSIFICATIONS.map((classification) => (
            <div key={classification}>
              <Text as="h3" above={16} capitals style={{ color: `var(--${classification.toLowerCase()})` }}>
                {text(message('chart.class', { class: classification }))}
              </Text>
              <Row as="ul" wrap gap={6} className={classes.sources}>
                {sources
                  .filter(
                    (entry) => entry.classification === classification && (!only || mayRepublish(entry)),
                  )
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
        {source && <SourceDetail source={source} radar={radarOf(answer, source.id)} />}
      </Grid>
    </Box>
  )
}

/** With figures, and of this class. */
function isOf(word: LicenceClass) {
  return ({ hasData, licenceClass }: DataSource) => hasData && licenceClass === word
}

function radarOf(answer: RadarAnswer, source: number): SourceRadarRow | null {
  if (answer.status !== 'ready') return null
  return answer.value.sources.find(({ datasource }) => datasource === source) ?? null
}

interface SourceDetailProps {
  readonly source: DataSource
  /** Null: the release has no national figure of it, or is still being looked at. */
  readonly radar: SourceRadarRow | null
}

function SourceDetail({ source, radar }: SourceDetailProps) {
  const { text } = useLanguage()
  const facts = [
    [text(message('facts.description')), source.description],
    [text(message('facts.years-with-data')), source.yearsAvailable],
    [text(message('facts.methodology')), source.methodology],
    [text(message('facts.subnational')), source.subnational],
    [text(message('facts.edition')), source.vintage],
    [text(message('facts.custodian')), source.custodian],
    [text(message('facts.licence')), text(licenceWords(source))],
    [text(message('facts.cite')), source.citation],
  ] as const
  return (
    <article className={classes.detail} aria-live="polite">
      <h3>{source.fullName}</h3>
      <Text as="dl" above={12}>
        {facts
          .filter(([, said]) => said !== '')
          .map(([name, said]) => (
            <Grid key={name} gap={16}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </Grid>
          ))}
        {radar && (
          <Grid gap={16}>
            <dt>{text(columnTitle('quoted', 0))}</dt>
            <dd>{text(quotedWords(radar))}</dd>
          </Grid>
        )}
        {radar && (
          <Grid gap={16}>
            <dt>{text(columnTitle('gap', 0))}</dt>
            <dd>{text(gapWords(radar))}</dd>
          </Grid>
        )}
        {radar && radar.notes.length > 0 && (
          <Grid gap={16}>
            <dt>{text(message('about.definition-notes'))}</dt>
            <dd>
              <ul>
                {radar.notes.map(({ text: note, indicators }) => (
                  <li key={note}>
                    {note} ({text(message('menus.indicators', { count: indicators }))})
                  </li>
                ))}
              </ul>
            </dd>
          </Grid>
        )}
        {/^https?:/.test(source.link) && (
          <Grid gap={16}>
            <dt>{text(message('facts.link'))}</dt>
            <dd>
              <a href={source.link} target="_blank" rel="noopener noreferrer">
                {source.link}
              </a>
            </dd>
          </Grid>
        )}
      </Text>
      {!source.hasData && <Text tone="faint">{text(message('about.source-without'))}</Text>}
    </article>
  )
}
