import { Link } from 'wouter'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import classes from './about.module.css'
import type { AboutProps } from './about-props.ts'
import { AvailableData } from './available-data.tsx'
import { DataSources } from './data-sources.tsx'
import { LogicalFramework } from './logical-framework.tsx'
import { ProgramAreas } from './program-areas.tsx'
import { SourceFreshness } from './source-freshness.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { openWidget } from '#web/widgets/opened-widget.ts'
import { siteFront } from '#web/memory/front.ts'
import { useEnabledWidgets } from '#web/widgets/widget-list.ts'

const ANCHORS = [
  ['program-areas', message('about.areas-link')],
  ['logical-framework', message('about.framework-link')],
  ['available-data', message('about.data-link')],
  ['data-sources', message('about.sources-link')],
] as const

/** A description of the product, and the content of this release. */
export default function AboutContent(props: AboutProps) {
  const { text } = useLanguage()
  const radar = useAnswer('GET /source-radar')
  const { reference, coverage, dashboards } = props.catalogue
  const indicators = [...reference.indicators.values()]
  const filled = indicators.filter(({ id }) => (coverage.get(id)?.size ?? 0) > 0)
  const facts = [
    [filled.length, text(message('about.with-figures'))],
    [
      [...reference.sources.values()].filter(({ hasData }) => hasData).length,
      text(message('about.sources-with')),
    ],
    [new Set(filled.map(({ programArea }) => programArea)).size, text(message('about.area-count'))],
    [dashboards.length, text(message('about.dashboard-count'))],
  ] as const
  return (
    <>
      <Row as="nav" screen className={classes.anchors} aria-label={text(message('about.on-page'))}>
        {ANCHORS.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {text(title)}
          </a>
        ))}
      </Row>
      <div className={classes.page}>
        <Grid className={classes.intro}>
          <div>
            <h1 className={classes.display}>{text(message('about.heading'))}</h1>
            <p className={classes.lead}>
              {text(message('about.lead', { site: siteFront.product || message('about.own-site') }))}
            </p>
            <Text above={12}>
              <ChatLink />
              {' · '}
              <Link href="/known-errors">{text(message('pages.known-errors'))}</Link>
            </Text>
          </div>
          <Grid as="dl" className={classes.facts}>
            {facts.map(([count, name]) => (
              <Stack key={name}>
                <dt>{name}</dt>
                <dd>{count}</dd>
              </Stack>
            ))}
          </Grid>
        </Grid>
        <ProgramAreas {...props} />
        <LogicalFramework {...props} />
        <AvailableData {...props} />
        <DataSources {...props} answer={radar} />
        <SourceFreshness {...props} answer={radar} />
      </div>
    </>
  )
}

/** Opens the assistant over the page; where the reader has switched it off, the page that it has for itself. */
function ChatLink() {
  const { text } = useLanguage()
  const isOn = useEnabledWidgets().includes('assistantPlugin')
  const name = text(message('about.chat'))
  if (!isOn) return <Link href="/metadata-qa">{name}</Link>
  return (
    <Text as="button" type="button" bare tone="accent" onClick={() => openWidget('assistantPlugin')}>
      {name}
    </Text>
  )
}
