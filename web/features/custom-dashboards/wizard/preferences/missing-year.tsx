import { Text } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { MissingYear } from '../reach.ts'

interface MissingYearProps {
  readonly missing: MissingYear
  readonly catalogue: Catalogue
}

/** `{short name} has no {year}` (specification §4), and what there is instead. */
export function MissingYearText({ missing: { indicator, year, nearest }, catalogue }: MissingYearProps) {
  return (
    <span>
      <Text as="span" weight={600} line>
        {catalogue.reference.indicators.get(indicator)?.shortName} has no {year}
      </Text>
      <Text as="span" size={13} line>
        {nearest === null ? 'no other year in these sources' : `nearest: ${nearest}`}
      </Text>
    </span>
  )
}
