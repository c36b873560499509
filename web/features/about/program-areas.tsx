import { useMemo } from 'react'
import { message } from '#domain/message/message.ts'
import { named } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { AboutProps } from './about-props.ts'
import { IndicatorGroups } from './indicator-groups.tsx'

/** The program areas with the count of their indicators; choosing one lists them. */
export function ProgramAreas({ catalogue, addressOf }: AboutProps) {
  const { text } = useLanguage()
  const areas = useMemo(() => {
    const grouped = Map.groupBy(catalogue.reference.indicators.values(), ({ programArea }) => programArea)
    return [...grouped].toSorted(([, a], [, b]) => b.length - a.length)
  }, [catalogue])
  return (
    <IndicatorGroups
      id="program-areas"
      title={text(message('about.areas'))}
      about={text(message('about.areas-about'))}
      groups={areas.map(([area, indicators]) => ({ key: area, name: text(named(area)), indicators }))}
      addressOf={addressOf}
      isHeld={(id) => (catalogue.coverage.get(id)?.size ?? 0) > 0}
    />
  )
}
