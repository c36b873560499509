import type { Block } from '#domain/document/blocks.ts'
import { OneOfCatalogue, useIndicatorOptions, usePlaceOptions } from '#web/controls/catalogue-pickers.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import { Following } from './following-settings.tsx'
import type { SettingsProps } from './settings-props.ts'

type QuoteBlock = Extract<Block, { readonly kind: 'quote' }>

/** Which figure to quote is about: an indicator in a place, now or in a year. */
export function QuoteSettings(props: SettingsProps<QuoteBlock>) {
  const { block, tasks, catalogue } = props
  const { indicator, year } = block
  return (
    <>
      <OneOfCatalogue
        label="Indicator"
        value={indicator}
        options={useIndicatorOptions(catalogue)}
        onChange={(id) => tasks.replace({ ...block, indicator: id })}
      />
      <Following {...props} />
      <PlaceOfQuote {...props} />
      {year !== '{period}' && (
        <TextField
          label="Year"
          optional
          help="Empty: the figure to quote now."
          inputMode="numeric"
          maxLength={4}
          value={year ?? ''}
          onChange={({ currentTarget: { value } }) =>
            tasks.replace({ ...block, year: value === '' ? null : value }, 'year')
          }
        />
      )}
    </>
  )
}

function PlaceOfQuote({ block, tasks, catalogue }: SettingsProps<QuoteBlock>) {
  const options = usePlaceOptions(catalogue)
  const { location } = block
  if (typeof location !== 'number') return null
  return (
    <OneOfCatalogue
      label="Place"
      value={location}
      options={options}
      onChange={(id) => tasks.replace({ ...block, location: id })}
    />
  )
}
