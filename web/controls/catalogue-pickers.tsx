import { useCallback } from 'react'
import { hasFigures } from '#domain/choice/coverage.ts'
import { message } from '#domain/message/message.ts'
import { indicatorOptions, type Option, placeTree, sourceList } from '#sections/definition/options.ts'
import { FieldNote } from '#web/kit/form/field.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import classes from './catalogue-pickers.module.css'
import { MultiPicker } from './multi-picker.tsx'
import { Picker } from './picker.tsx'

interface ManyProps {
  readonly label: string
  readonly values: readonly number[]
  readonly limit: number
  readonly options: () => readonly Option[]
  /** The things that the button counts. */
  readonly what: 'indicators' | 'sources'
  readonly help?: React.ReactNode
  readonly error?: React.ReactNode
  readonly onChange: (values: readonly number[]) => void
}

/** Several ids of the catalogue, in the order of choosing, with their names below the control. */
function ManyOfCatalogue({ label, values, limit, options, what, help, error, onChange }: ManyProps) {
  const language = useLanguage()
  const names = new Map(options().map((option) => [option.value, language.text(option.label)]))
  const count = values.length
  return (
    <div data-invalid={Boolean(error) || undefined}>
      <MultiPicker
        label={label}
        values={values.map(String)}
        text={language.text(message(`columns.many-${what}`, { count }))}
        options={options}
        limit={limit}
        onChange={(next) => onChange(next.map(Number))}
      />
      <FieldNote error={error} help={help} />
      {count > 0 && (
        <p className={classes.names}>
          {values
            .map(
              (id) =>
                names.get(String(id)) ?? language.text(message('columns.numbered', { number: String(id) })),
            )
            .join(' · ')}
        </p>
      )}
    </div>
  )
}

interface ManyOfKindProps extends Omit<ManyProps, 'label' | 'what' | 'options'> {
  readonly catalogue: Catalogue
  readonly label?: string
  /** Only these are offered; without it all of the release. */
  readonly among?: readonly number[]
}

/** Several indicators. */
export function ManyIndicators({ catalogue, among, ...field }: ManyOfKindProps) {
  const { text } = useLanguage()
  const options = useIndicatorOptions(catalogue, among)
  return (
    <ManyOfCatalogue
      label={text(message('columns.indicators'))}
      options={options}
      what="indicators"
      {...field}
    />
  )
}

/** Several sources. */
export function ManySources({ catalogue, among, ...field }: ManyOfKindProps) {
  const { text } = useLanguage()
  const options = useSourceOptions(catalogue, among)
  return (
    <ManyOfCatalogue label={text(message('columns.sources'))} options={options} what="sources" {...field} />
  )
}

interface OneProps {
  readonly label: string
  readonly value: number | null
  readonly options: () => readonly Option[]
  readonly error?: React.ReactNode
  readonly onChange: (value: number) => void
}

/** One id of the catalogue. */
export function OneOfCatalogue({ label, value, options, error, onChange }: OneProps) {
  const language = useLanguage()
  const chosen = options().find((option) => option.value === String(value))
  return (
    <div data-invalid={Boolean(error) || undefined}>
      <Picker
        label={label}
        value={value === null ? '' : String(value)}
        text={language.text(chosen?.label ?? message('columns.one'))}
        options={options}
        onPick={(next) => onChange(Number(next))}
      />
      <FieldNote error={error} />
    </div>
  )
}

/** Options for all indicators of the release, or for some of them, grouped by program area. */
export function useIndicatorOptions({ reference, coverage }: Catalogue, ids?: readonly number[]) {
  return useCallback(
    () =>
      indicatorOptions(ids ?? [...reference.indicators.keys()], reference, (id) => hasFigures(coverage, id)),
    [reference, coverage, ids],
  )
}

/** Options for all sources of the release, or for some of them, grouped by class; those without figures say so. */
export function useSourceOptions({ reference }: Catalogue, ids?: readonly number[]) {
  return useCallback(() => {
    const none = message('picker.not-in-release', { held: 'release' })
    const hasData = (id: number) => reference.sources.get(id)?.hasData === true
    return sourceList(ids ?? reference.sources.keys(), reference, (id) => ({
      reason: hasData(id) ? null : none,
    }))
  }, [reference, ids])
}

/** Options for the nation, the zones and their states, as a tree. */
export function usePlaceOptions({ reference }: Catalogue) {
  return useCallback(() => placeTree(reference, () => ({})), [reference])
}
