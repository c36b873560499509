import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { AboutProps } from './about-props.ts'
import { IndicatorGroups } from './indicator-groups.tsx'

/** From what goes into the health system to what becomes of people, as the catalogue calls the kinds of its indicators. */
const STEPS = ['Input', 'Process', 'Output', 'Outcome', 'Impact'] as const

/** The indicators of each step from inputs to impact. */
export function LogicalFramework({ catalogue, addressOf }: AboutProps) {
  const { text } = useLanguage()
  const indicators = [...catalogue.reference.indicators.values()]
  return (
    <IndicatorGroups
      id="logical-framework"
      title={text(message('about.framework'))}
      about={text(message('about.framework-about'))}
      groups={STEPS.map((step) => ({
        key: step,
        name: text(message('about.step', { step })),
        indicators: indicators.filter(({ type }) => type === step),
      }))}
      isChain
      addressOf={addressOf}
      isHeld={(id) => (catalogue.coverage.get(id)?.size ?? 0) > 0}
    />
  )
}
