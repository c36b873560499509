import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { BlockOf } from '#domain/document/blocks.ts'
import { SelectField } from '#web/kit/form/field.tsx'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { IndicatorPage } from '../blocks/indicator/indicator-page.tsx'
import { changeBlock } from './report-state.ts'

/** What is known about an indicator, and which one. */
export function IndicatorContent({ block }: { readonly block: BlockOf<'indicator'> }) {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  const indicators = catalogue.status === 'ready' ? [...catalogue.value.reference.indicators.values()] : []
  return (
    <>
      <SelectField
        label={text(message('report.indicator'))}
        value={String(block.indicator)}
        options={indicators.map(({ id, shortName }) => ({ value: String(id), label: shortName }))}
        onChange={({ currentTarget }) => changeBlock(block, { indicator: Number(currentTarget.value) })}
      />
      <IndicatorPage block={block} />
    </>
  )
}
