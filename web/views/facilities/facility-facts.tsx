import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Facility } from '#web/queries/facility-rows.ts'
import type { NameOf } from './name-of.ts'

interface FacilityFactsProps {
  readonly facility: Facility
  readonly nameOf: NameOf
  /** Measures from it; absent where nobody knows where it stands. */
  readonly onFrom: (() => void) | undefined
  readonly onClose: () => void
}

/** The facts of the list about one facility, those that it lacks, and its source and date. */
export function FacilityFacts({ facility, nameOf, onFrom, onClose }: FacilityFactsProps) {
  const { text } = useLanguage()
  const { name, type, level, ownership, state, lga, at } = facility
  const facts = [
    ['type', type],
    ['level', level],
    ['owner', ownership],
    ['state', nameOf(state)],
    ['lga', nameOf(lga) || text(message('maps.facility-unknown'))],
    ['position', at ? `${at[1].toFixed(4)}, ${at[0].toFixed(4)}` : text(message('maps.facility-unknown'))],
    ['status', text(message('maps.facility-no-status'))],
    ['source', text(message('maps.facility-census'))],
  ] as const
  return (
    <Stack as="section" gap={8} card="plain" aria-label={name}>
      <Text weight={600}>{name}</Text>
      <Row as="dl" wrap gap={24} rows={8}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <Text as="dt" tone="faint" size={13}>
              {text(message('maps.facility-fact', { fact }))}
            </Text>
            <dd>{value}</dd>
          </div>
        ))}
      </Row>
      <Row wrap gap={8}>
        {onFrom && <Button onClick={onFrom}>{text(message('maps.from-here'))}</Button>}
        <Button onClick={onClose}>{text(message('maps.facility-close'))}</Button>
      </Row>
    </Stack>
  )
}
