import { noSourceOf } from '#domain/frame/none.ts'
import { Grid, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, named, periodName, placeName } from '#domain/message/value.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
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
  const language = useLanguage()
  const { indicators } = catalogue.reference
  const options = [...indicators.values()]
    .filter(({ id }) => (catalogue.coverage.get(id)?.size ?? 0) > 0)
    .sort((a, b) => a.shortName.localeCompare(b.shortName))
    .map(({ id, shortName }) => ({ value: String(id), label: shortName }))
  const select = (
    <SelectField
      label={language.text(message('widgets.indicator'))}
      value={String(choice.indicator ?? '')}
      options={[{ value: '', label: language.text(message('widgets.choose-indicator')) }, ...options]}
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
  if (data.status !== 'failed') return <Loading what={message('shell.the-figures')} />
  return (
    <LoadFailureMessage
      what={message('shell.these-figures')}
      reason={data.reason}
      onRetry={() => resource.load()}
    />
  )
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
  const about = byId(reference.indicators, indicator)
  const place = byId(reference.locations, choice.location)
  const subject = { indicator: indicatorName(about), place: placeName(place) }
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
          label={language.text(message('widgets.source'))}
          value={String(choice.source ?? '')}
          options={[
            { value: '', label: language.text(message('widgets.all-sources')) },
            ...sources.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...choice, source: value === '' ? null : Number(value) })
          }
        />
        <SelectField
          label={language.text(message('widgets.location'))}
          value={String(choice.location)}
          options={places.map(({ id, name }) => ({ value: String(id), label: language.text(named(name)) }))}
          onChange={({ currentTarget: { value } }) => onChange({ ...choice, location: Number(value) })}
        />
        <SelectField
          label={language.text(message('widgets.year'))}
          value={String(choice.period ?? '')}
          options={[
            { value: '', label: language.text(message('widgets.latest')) },
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
          {language.text(
            choice.period === null
              ? message('widgets.subject', subject)
              : message('widgets.subject-at', { ...subject, period: periodName(choice.period) }),
          )}
        </Text>
        {figures.length === 0 && (
          <p>{language.text(message('widgets.no-figure', { none: noSourceOf(catalogue.reference) }))}</p>
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
