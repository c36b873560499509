import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
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
  const { text } = useLanguage()
  const { indicator, year } = block
  return (
    <>
      <OneOfCatalogue
        label={text(message('block-settings.indicator'))}
        value={indicator}
        options={useIndicatorOptions(catalogue)}
        onChange={(id) => tasks.replace({ ...block, indicator: id })}
      />
      <Following {...props} />
      <PlaceSetting {...props} />
      {year !== '{period}' && (
        <TextField
          label={text(message('block-settings.year'))}
          optional
          help={text(message('block-settings.year-help'))}
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
