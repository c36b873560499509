import { useCallback } from 'react'
import { checkKind } from '#domain/number-check/check-kind.ts'
import { pastedNumbers } from '#domain/number-check/typed-number.ts'
import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, named, placeName } from '#domain/message/value.ts'
import { parsePeriod, periodKind, periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Option } from '#sections/definition/options.ts'
import { useIndicatorOptions, usePlaceOptions } from '#web/controls/catalogue-pickers.tsx'
import { Picker } from '#web/controls/picker.tsx'
import { Button, WordButton } from '#web/kit/button.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { type CheckFault, type CheckInput, MONTHS_OF_YEAR } from './check-input.ts'
import bar from '#web/controls/page-bar.module.css'
import classes from './number-check.module.css'
import { useId } from '#web/kit/use-id.ts'

interface CheckFormProps {
  readonly input: CheckInput
  readonly faults: readonly CheckFault[]
  readonly catalogue: Catalogue
  /** With the names of local government areas. */
  readonly reference: ReferenceData
  readonly onChange: (part: Partial<CheckInput>) => void
  readonly onDone: () => void
}

/** The fields of a check. Whatever is typed is checked at once. */
export function CheckForm({ input, faults, catalogue, reference, onChange, onDone }: CheckFormProps) {
  const { text } = useLanguage()
  const indicators = useIndicatorOptions(catalogue)
  const places = usePlaceOptions(catalogue)
  const beyond = useCallback(areaOption, [])
  const sources = useId()
  const indicator = byId(reference.indicators, input.indicator)
  const kind = checkKind(indicator, reference.curation)
  const faultOf = (field: CheckFault, id: 'no-number' | 'no-period' | 'future' | 'no-count') =>
    faults.includes(field) ? text(message(`check-page.${id}`)) : undefined
  const field = (name: 'figure' | 'period' | 'from' | 'count' | 'target') => ({
    value: input[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.currentTarget.value }),
    autoComplete: 'off',
  })
  const counted = kind === 'doses' || kind === 'mortality' ? kind : 'any'
  const unit = indicator.factor === 2 ? '%' : null
  return (
    <form
      aria-label={text(message('check-page.form'))}
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <Grid gap={12} rows={8} align="start" className={`${bar.fields} ${classes.fields}`}>
        <TextField
          {...field('figure')}
          label={text(unit ? message('check-page.figure-unit', { unit }) : message('check-page.figure'))}
          error={faultOf('figure', 'no-number')}
          inputMode="decimal"
          data-field="figure"
        />
        <Picker
          label={text(message('check-page.indicator'))}
          value={String(input.indicator)}
          text={text(indicatorName(indicator), 'name')}
          options={indicators}
          onPick={(next) => onChange({ indicator: Number(next) })}
        />
        <Picker
          label={text(message('check-page.place'))}
          value={String(input.location)}
          text={text(named(reference.locations.get(input.location)?.name ?? ''))}
          options={places}
          beyond={beyond}
          onPick={(next) => onChange({ location: Number(next) })}
        />
        <TextField
          {...field('period')}
          label={text(message('check-page.period'))}
          title={text(message('check-page.period-help'))}
          error={faultOf('period', 'no-period') ?? faultOf('future', 'future')}
        />
        <TextField
          {...field('from')}
          label={text(message('check-page.from'))}
          placeholder={text(message('check-page.from-words'))}
          list={sources}
        />
        <datalist id={sources}>
          {[...reference.sources.values()]
            .filter(({ hasData }) => hasData)
            .map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
        </datalist>
        <TextField
          {...field('count')}
          label={text(message('check-page.count', { kind: counted }))}
          error={faultOf('count', 'no-count')}
          inputMode="numeric"
          data-field="count"
        />
        <TextField
          {...field('target')}
          label={text(message('check-page.target', { kind: counted }))}
          error={faultOf('target', 'no-count')}
          inputMode="numeric"
        />
        <Button type="submit" kind="primary" className={classes.done}>
          {text(message('check-page.check'))}
        </Button>
      </Grid>
      <MonthFields {...{ input, onChange }} />
    </form>
  )
}

/** Twelve counts, opened by a word; what is pasted into one of them fills all. */
function MonthFields({ input, onChange }: Pick<CheckFormProps, 'input' | 'onChange'>) {
  const { text } = useLanguage()
  const period = parsePeriod(input.period)
  if (period === null || periodKind(period) !== 'year') return null
  const isOpen = input.months.length > 0
  const empty = Array.from({ length: MONTHS_OF_YEAR }, () => '')
  const toggle = (
    <WordButton aria-expanded={isOpen} onClick={() => onChange({ months: isOpen ? [] : empty })}>
      {text(message(isOpen ? 'check-page.months-close' : 'check-page.months-open'))}
    </WordButton>
  )
  if (!isOpen) return <Text above={8}>{toggle}</Text>
  const paste = (event: React.ClipboardEvent, first: number) => {
    const numbers = pastedNumbers(event.clipboardData.getData('text'))
    if (!numbers) return
    event.preventDefault()
    const months = empty.map((_, at) => {
      if (at < first) return input.months[at] ?? ''
      const number = numbers[at - first]
      return number === undefined ? (input.months[at] ?? '') : number === null ? '' : String(number)
    })
    onChange({ months })
  }
  return (
    <Stack as="fieldset" gap={8} className={classes.months}>
      <Text as="legend" weight={550}>
        {text(message('check-page.months'))}
      </Text>
      <Text tone="soft" size={13}>
        {text(message('check-page.months-about', { year: String(periodYear(period)) }))} {toggle}
      </Text>
      <Grid gap={8} className={classes.monthFields}>
        {empty.map((_, at) => (
          <TextField
            key={MONTH_NAMES[at]}
            label={text(message('values.month-short', { month: MONTH_NAMES[at] ?? '1' }))}
            value={input.months[at] ?? ''}
            inputMode="numeric"
            autoComplete="off"
            data-field={at === 0 ? 'months' : undefined}
            onPaste={(event) => paste(event, at)}
            onChange={(event) => {
              const { value } = event.currentTarget
              onChange({
                months: empty.map((__, other) => (other === at ? value : (input.months[other] ?? ''))),
              })
            }}
          />
        ))}
      </Grid>
    </Stack>
  )
}

const MONTH_NAMES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

/** A local government area that was looked for. */
function areaOption(place: Location): Option {
  return {
    value: String(place.id),
    label: placeName(place),
    group: '',
    hint: message('chart.level', { level: 'LGA' }),
    reason: null,
    classification: null,
    depth: 0,
  }
}
