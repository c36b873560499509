import { indicatorName, sourceName } from '#domain/message/value.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'

interface SeriesNameProps {
  readonly catalogue: Catalogue
  readonly series: { readonly indicator: number; readonly datasource: number }
}

/** An indicator with the source of its figures below it. */
export function SeriesName({ catalogue: { reference }, series }: SeriesNameProps) {
  const { text } = useLanguage()
  const indicator = reference.indicators.get(series.indicator)
  const source = reference.sources.get(series.datasource)
  return (
    <>
      {indicator ? text(indicatorName(indicator), 'name') : series.indicator}
      <Text as="span" line size={13} tone="soft" weight={400}>
        {source ? text(sourceName(source)) : series.datasource}
      </Text>
    </>
  )
}
