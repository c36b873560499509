import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Text } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { MissingYear } from '../reach.ts'

interface MissingYearProps {
  readonly missing: MissingYear
  readonly catalogue: Catalogue
}

/** `{short name} has no {year}` (specification §4), and what there is instead. */
export function MissingYearText({ missing: { indicator, year, nearest }, catalogue }: MissingYearProps) {
  const { text } = useLanguage()
  const shown = catalogue.reference.indicators.get(indicator)
  return (
    <span>
      <Text as="span" weight={600} line>
        {text(message('wizard-choice.has-no', { indicator: shown?.shortName ?? '', year: String(year) }))}
      </Text>
      <Text as="span" size={13} line>
        {text(
          nearest === null
            ? message('wizard-choice.no-other')
            : message('wizard-choice.nearest', { year: String(nearest) }),
        )}
      </Text>
    </span>
  )
}
