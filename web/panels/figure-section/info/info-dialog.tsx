import { useState } from 'react'
import { Link } from 'wouter'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useDefinitions } from '#web/queries/definitions.ts'
import { DefinitionsFailure } from '#web/views/definitions-failure.tsx'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Point } from '#domain/observation/point.ts'
import { FigureInfo } from './figure-info.tsx'
import { Facts, OutsideLink } from './facts.tsx'
import classes from './info.module.css'
import { indicatorFacts, measureFacts } from '#domain/narrative/indicator-facts.ts'
import { licenceWords } from '#domain/reference/licence-words.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'

/** The subject of the reader's question: an indicator (with a source to open first), or a source alone. */
export type InfoSubject =
  | { readonly kind: 'indicator'; readonly indicator: number; readonly source: number | null }
  | { readonly kind: 'source'; readonly source: number; readonly indicator: number }

type NewestOf = (indicator: number, source: number) => Point | null

interface InfoDialogProps {
  readonly subject: InfoSubject
  readonly reference: ReferenceData
  /** The newest figure of an indicator by a source at the place that is shown. */
  readonly newest: NewestOf
  readonly onClose: () => void
}

/** Definitions, methods, licences: what stands behind a figure. */
export default function InfoDialog({ subject, reference: known, newest, onClose }: InfoDialogProps) {
  const reference = useDefinitions(known)
  const indicator = reference.indicators.get(subject.indicator)
  const source = subject.source === null ? undefined : reference.sources.get(subject.source)
  const title = subject.kind === 'indicator' ? indicator?.fullName : source?.fullName
  return (
    <Dialog form="centre" title={title ?? ''} onClose={onClose}>
      {subject.kind === 'indicator' && indicator && (
        <IndicatorInfo {...{ indicator, reference, newest }} first={subject.source} />
      )}
      {subject.kind === 'source' && source && <SourceInfo {...{ source, indicator, reference, newest }} />}
    </Dialog>
  )
}

function IndicatorInfo(props: {
  indicator: Indicator
  first: number | null
  reference: ReferenceData
  newest: NewestOf
}) {
  const { text } = useLanguage()
  const { indicator, reference } = props
  const measures = [...reference.measures.values()].filter((row) => row.indicator === indicator.id)
  const [chosen, choose] = useState(props.first ?? measures[0]?.source ?? 0)
  const measure = reference.measures.get(measureKey(indicator.id, chosen))
  const source = reference.sources.get(chosen)
  return (
    <>
      <Facts facts={indicatorFacts(indicator)} />
      <DefinitionsFailure />
      <Text as="h3" above={24} below={8}>
        {text(message('facts.each-source'))}
      </Text>
      <Row wrap gap={8} above={8} below={16}>
        {measures.map((row) => (
          <SourceButton
            key={row.source}
            source={reference.sources.get(row.source)}
            pressed={row.source === chosen}
            onClick={() => choose(row.source)}
          />
        ))}
      </Row>
      {measure && <Facts facts={measureFacts(measure)} />}
      <FigureInfo point={props.newest(indicator.id, chosen)} reference={reference} />
      {source && (
        <Facts
          facts={[
            { term: message('facts.trust'), content: <RecordLink source={source} /> },
            { term: message('facts.licence'), content: licenceWords(source) },
            { term: message('facts.cite'), content: source.citation },
            { term: message('facts.link'), content: <OutsideLink address={source.link} /> },
          ]}
        />
      )}
    </>
  )
}

/** To what is known of how a source publishes and how far others agree with it. */
function RecordLink({ source }: { readonly source: DataSource }) {
  const { text } = useLanguage()
  return <Link href={`/about?source=${source.id}#data-sources`}>{text(message('facts.record'))}</Link>
}

function SourceButton(props: { source: DataSource | undefined; pressed: boolean; onClick: () => void }) {
  const { source, pressed, onClick } = props
  if (!source) return null
  return (
    <Row
      as="button"
      inline
      align="center"
      gap={6}
      weight={500}
      reach={32}
      type="button"
      className={classes.source}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <SourceMarker classification={source.classification} />
      {source.name}
    </Row>
  )
}

function SourceInfo(props: {
  source: DataSource
  indicator: Indicator | undefined
  reference: ReferenceData
  newest: NewestOf
}) {
  const { text } = useLanguage()
  const { source, indicator, reference } = props
  const measure = indicator && reference.measures.get(measureKey(indicator.id, source.id))
  return (
    <>
      <Facts
        facts={[
          { term: message('facts.short-name'), content: source.name },
          { term: message('facts.description'), content: source.description },
          {
            term: message('facts.classification'),
            content: message('chart.class', { class: source.classification }),
          },
          { term: message('facts.trust'), content: <RecordLink source={source} /> },
          { term: message('facts.custodian'), content: source.custodian },
          { term: message('facts.methodology'), content: source.methodology },
          { term: message('facts.years'), content: source.yearsAvailable },
          { term: message('facts.next'), content: source.periodAvailable },
          { term: message('facts.subnational'), content: source.subnational },
          { term: message('facts.edition'), content: source.vintage },
          { term: message('facts.licence'), content: licenceWords(source) },
          { term: message('facts.cite'), content: source.citation },
          { term: message('facts.link'), content: <OutsideLink address={source.link} /> },
        ]}
      />
      {measure && (
        <>
          <Text as="h3" above={24} below={8}>
            {text(message('facts.in-source', { indicator: indicatorName(indicator) }))}
          </Text>
          <Facts facts={measureFacts(measure)} />
          <FigureInfo point={props.newest(indicator.id, source.id)} reference={reference} />
        </>
      )}
    </>
  )
}
