import type { AuditSummary } from '#contract/data-audit/known-errors.ts'
import { message } from '#domain/message/message.ts'
import { placeName, whole } from '#domain/message/value.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'

interface FindingsByStateProps {
  readonly states: AuditSummary['states']
  readonly chosen: number | null
  readonly catalogue: Catalogue
  readonly onChoose: (place: number | null) => void
}

/** The findings by state, those with most open ones first: whoever works in one sees what concerns it, its LGAs included. */
export function FindingsByState({ states, chosen, catalogue, onChoose }: FindingsByStateProps) {
  const { text } = useLanguage()
  const { locations } = catalogue.reference
  const known = states.flatMap((state) => {
    const place = locations.get(state.location)
    return place ? [{ ...state, place }] : []
  })
  if (known.length === 0) return null
  return (
    <section aria-labelledby="findings-by-state">
      <h2 id="findings-by-state">{text(message('data-audit.by-state'))}</h2>
      <Text above={2} below={8} tone="faint" size={13}>
        {text(message('data-audit.by-state-about'))}
      </Text>
      <Table
        dense
        rows={known}
        keyOf={({ location }) => String(location)}
        columns={[
          {
            title: text(message('data-audit.state-head')),
            names: true,
            cell: ({ location, place }) => (
              <WordButton
                aria-pressed={chosen === location}
                onClick={() => onChoose(chosen === location ? null : location)}
              >
                {text(placeName(place))}
              </WordButton>
            ),
          },
          {
            title: text(message('data-audit.open-head')),
            isNumeric: true,
            cell: ({ open }) => (open > 0 ? <b>{text(whole(open))}</b> : text(whole(open))),
          },
          {
            title: text(message('data-audit.found-head')),
            isNumeric: true,
            cell: ({ findings }) => text(whole(findings)),
          },
        ]}
      />
    </section>
  )
}
