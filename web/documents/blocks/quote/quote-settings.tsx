import type { BlockOf } from '#domain/document/blocks.ts'
import { OneOfCatalogue, useIndicatorOptions } from '#web/controls/catalogue-pickers.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import { Following } from '../../editor/following-settings.tsx'
import { PlaceSetting } from '../../editor/place-setting.tsx'
import type { SettingsProps } from '../../editor/settings-props.ts'

type QuoteBlock = BlockOf<'quote'>

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
      <PlaceSetting {...props} />
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
