import { Grid, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { periodName, placeName } from '#domain/message/value.ts'
import { known, measureKey } from '#domain/reference/reference-data.ts'
import { SelectField } from '#web/kit/form/field.tsx'
import { LoadFailureMessage, Loading } from '#web/kit/state-message.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { type IndicatorData, indicatorResource } from '#web/queries/indicator-data.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { type ContextChoice, contextFigures, contextPeriods } from './context-figures.ts'
import classes from './context-panel.module.css'
import { FigureList } from './figure-list.tsx'

interface AnswerProps {
  readonly choice: ContextChoice
  readonly catalogue: Catalogue
  readonly onChange: (choice: ContextChoice) => void
}

/** The four choices, filled by the words and open to change, and the figures that answer. */
export function ContextAnswer({ choice, catalogue, onChange }: AnswerProps) {
  const { indicators } = catalogue.reference
  const options = [...indicators.values()]
    .filter(({ id }) => (catalogue.coverage.get(id)?.size ?? 0) > 0)
    .sort((a, b) => a.shortName.localeCompare(b.shortName))
    .map(({ id, shortName }) => ({ value: String(id), label: shortName }))
  const select = (
    <SelectField
      label="Indicator"
      value={String(choice.indicator ?? '')}
      options={[{ value: '', label: 'Choose an indicator' }, ...options]}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...choice, indicator: value === '' ? null : Number(value) })
      }
    />
  )
  if (choice.indicator === null)
    return (
      <Grid gap={12} className={classes.selects}>
        {select}
      </Grid>
    )
  return (
    <Loaded key={choice.indicator} {...{ choice, catalogue, onChange }} indicator={choice.indicator}>
      {select}
    </Loaded>
  )
}

function Loaded(props: AnswerProps & { readonly indicator: number; readonly children: React.ReactNode }) {
  const resource = indicatorResource(props.indicator)
  const data = useResource(resource)
  if (data.status === 'ready') return <Answer {...props} data={data.value} />
  if (data.status !== 'failed') return <Loading what="the figures" />
  return <LoadFailureMessage what="These figures" reason={data.reason} onRetry={() => resource.load()} />
}

interface LoadedAnswerProps extends AnswerProps {
  readonly indicator: number
  readonly data: IndicatorData
  readonly children: React.ReactNode
}

function Answer({ choice, catalogue, onChange, indicator, data, children }: LoadedAnswerProps) {
  const { reference } = catalogue
  const language = useLanguage()
  const question = { ...choice, indicator }
  const figures = contextFigures(data.table, reference, question)
  const about = known(reference.indicators, indicator)
  const place = known(reference.locations, choice.location)
  const sources = [...(catalogue.coverage.get(indicator)?.keys() ?? [])].flatMap(
    (id) => reference.sources.get(id) ?? [],
  )
  const measures = new Map(data.measures.map((measure) => [measureKey(indicator, measure.source), measure]))
  const shown = figures.map(({ source }) => source)
  const dependence = dependenceNotes(shown, indicator, { reference: { ...reference, measures }, language })
  const places = [...reference.locations.values()].filter(({ level }) => level <= 3)
  return (
    <>
      <Grid gap={12} className={classes.selects}>
        {children}
        <SelectField
          label="Data Source"
          value={String(choice.source ?? '')}
          options={[
            { value: '', label: 'All' },
            ...sources.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...choice, source: value === '' ? null : Number(value) })
          }
        />
        <SelectField
          label="Location"
          value={String(choice.location)}
          options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ currentTarget: { value } }) => onChange({ ...choice, location: Number(value) })}
        />
        <SelectField
          label="Year"
          value={String(choice.period ?? '')}
          options={[
            { value: '', label: 'Latest' },
            ...contextPeriods(data.table, question).map((code) => ({
              value: String(code),
              label: language.text(periodName(code), 'long'),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...choice, period: value === '' ? null : Number(value) })
          }
        />
      </Grid>
      <div role="status">
        <Text as="h3" size={14}>
          {about.shortName} in {language.text(placeName(place))}
          {choice.period !== null && `, ${language.text(periodName(choice.period), 'long')}`}
        </Text>
        {figures.length === 0 && (
          <p>No source has a figure for this choice. Choose “Latest” or another place.</p>
        )}
        <FigureList figures={figures} indicator={about} catalogue={catalogue} />
        {dependence.map((note) => (
          <Text key={note} above={8} tone="faint" size={13}>
            {note}
          </Text>
        ))}
      </div>
    </>
  )
}
