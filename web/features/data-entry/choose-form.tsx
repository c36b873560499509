import type { AnswerOf } from '#contract/call.ts'
import { LEVELS } from '#domain/location/location.ts'
import { formPeriod } from '#domain/data-entry/form-period.ts'
import { entryPeriods } from '#domain/data-entry/entry-periods.ts'
import { message } from '#domain/message/message.ts'
import { named, periodName, sourceName } from '#domain/message/value.ts'
import { isoDay } from '#domain/period/calendar.ts'
import { periodCode } from '#domain/period/period.ts'
import { type Option, periodList, sourceList } from '#sections/definition/options.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { Picker } from '#web/controls/picker.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { EntryState } from './entry-address.ts'

type Choices = AnswerOf<'GET /data-entry/choices'>

interface ChooseFormProps extends Choices {
  readonly catalogue: Catalogue
  readonly state: EntryState
  readonly onChange: (part: Partial<EntryState>) => void
}

const PLAIN = { group: '', hint: '', reason: null, classification: null, depth: 0 } as const

/** Source, period, value type and place, in this order; what the next ones offer follows from the source. */
export function ChooseForm({ catalogue, sources, places, state, onChange }: ChooseFormProps) {
  const { text } = useLanguage()
  const { reference } = catalogue
  const { datasource, location, period, type } = state
  const chosen = sources.find(({ id }) => id === datasource)
  const source = datasource === null ? undefined : reference.sources.get(datasource)
  const place = places.find(({ id }) => id === location)
  const code = periodCode(period ?? '')
  const choose = text(message('entry.choose'))
  const sourceText = source ? text(sourceName(source), 'name') : choose
  const periodText = code === null ? choose : text(periodName(code, source))
  const types: readonly Option[] = [
    {
      ...PLAIN,
      value: 'value',
      label: message('entry.type-value', { classification: source?.classification ?? 'Routine' }),
    },
    ...(chosen?.has_parts ? [{ ...PLAIN, value: 'parts', label: message('entry.type-parts') }] : []),
  ]
  const typeText = text(types.find(({ value }) => value === type)?.label ?? '')
  return (
    <ControlBar
      title={
        place && code !== null
          ? text(message('entry.heading', { place: place.name, period: formPeriod(code, source) }))
          : sourceText
      }
      detail={sourceText}
      columns="230px 150px 170px 180px"
    >
      <Picker
        label={text(message('entry.source'))}
        value={String(datasource ?? '')}
        text={sourceText}
        classification={source?.classification}
        options={() =>
          sourceList(
            sources.map(({ id }) => id),
            reference,
            () => ({}),
          )
        }
        onPick={(next) => onChange({ datasource: Number(next), period: null, type: 'value' })}
      />
      {chosen && (
        <>
          <Picker
            label={text(message('entry.period'))}
            value={period ?? ''}
            text={periodText}
            options={() =>
              periodList(
                entryPeriods(chosen.kind, periodCode(chosen.newest ?? ''), isoDay(new Date())),
                source,
              )
            }
            onPick={(next) => onChange({ period: next })}
          />
          <Picker
            label={text(message('entry.type'))}
            value={type}
            text={typeText}
            options={() => types}
            onPick={(next) => onChange({ type: next === 'parts' ? 'parts' : 'value' })}
          />
          <Picker
            label={text(message('entry.place'))}
            value={String(location ?? '')}
            text={place?.name ?? choose}
            options={() => places.map(placeOption)}
            onPick={(next) => onChange({ location: Number(next) })}
          />
        </>
      )}
    </ControlBar>
  )
}

function placeOption({ id, name, level }: Choices['places'][number]): Option {
  const known = ([1, 2, 3, 4, 5] as const).find((one) => one === level)
  return {
    ...PLAIN,
    value: String(id),
    label: named(name),
    group: known ? message('chart.level', { level: LEVELS[known] }) : '',
  }
}
