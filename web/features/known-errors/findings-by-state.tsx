import type { AuditSummary } from '#contract/data-audit/known-errors.ts'
import type { Location } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName, whole } from '#domain/message/value.ts'
import { stateAround } from '#domain/reference/reference-data.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useHolder } from '#web/queries/own-account.ts'

interface FindingsByStateProps {
  readonly states: AuditSummary['states']
  readonly chosen: number | null
  readonly locations: ReadonlyMap<number, Location>
  readonly onChoose: (place: number | null) => void
}

/**
 * The findings by state, LGAs included: first the states for which the reader has a right, which is where they work, then those with most
 * open ones.
 */
export function FindingsByState({ states, chosen, locations, onChoose }: FindingsByStateProps) {
  const { text } = useLanguage()
  const holder = useHolder()
  const own = new Set(
    (holder?.grants ?? []).flatMap(({ scope: { place } }) =>
      place === null ? [] : (stateAround(locations, place)?.id ?? []),
    ),
  )
  const known = states
    .flatMap((state) => {
      const place = locations.get(state.location)
      return place ? [{ ...state, place, isOwn: own.has(state.location) }] : []
    })
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
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
            cell: ({ location, place, isOwn }) => (
              <>
                <WordButton
                  aria-pressed={chosen === location}
                  onClick={() => onChoose(chosen === location ? null : location)}
                >
                  {text(placeName(place))}
                </WordButton>
                {isOwn && <small> {text(message('data-audit.own-state'))}</small>}
              </>
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
