import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import type { Mapping } from '#exchange/mapping/mapping.ts'
import type { Proposals } from '#exchange/mapping/propose.ts'
import { Button, WordButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { lgaNames } from '#web/queries/lga-names.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { withPlaces } from './map-names.ts'
import { PlaceChoice } from './place-choice.tsx'

/** Places of a file that one look shows, and each press more: every one of them has its own fields. */
const AT_ONCE = 60

/** Names that are no places of ours and are said one after the other; more are a list to open. */
const MOST_SENTENCES = 3

interface PlacesPartProps {
  readonly proposals: Proposals['places']
  readonly mapping: Mapping
  readonly catalogue: Catalogue
  readonly onChange: React.Dispatch<React.SetStateAction<Mapping>>
}

type PlaceNameOfFile = Proposals['places'][number]

/** Which of our places those of the file are: what is known is counted, what is not is asked, one by one or all as proposed. */
export function PlacesPart({ proposals, mapping, catalogue, onChange }: PlacesPartProps) {
  const { text } = useLanguage()
  const lgas = useResource(lgaNames)
  const [shown, setShown] = useState(AT_ONCE)
  const asked = proposals.filter(({ proposal }) => proposal.kind !== 'none' && proposal.sureness < 1)
  const noPlaces = proposals.filter(({ proposal }) => proposal.kind === 'none')
  const sure = proposals.length - asked.length - noPlaces.length
  const places = [...catalogue.reference.locations.values(), ...(lgas.status === 'ready' ? lgas.value : [])]
  const proposed = asked.flatMap(({ key, proposal: { place } }) =>
    place !== null && mapping.places[key] === undefined ? [[key, place] as const] : [],
  )
  const more = asked.length - shown
  return (
    <>
      <Text>
        {text(message('mapping.places-known', { count: sure, all: whole(sure) }))}{' '}
        {noPlaces.length <= MOST_SENTENCES &&
          noPlaces.map(({ proposal }) => text(proposal.because)).join(' ')}
      </Text>
      {noPlaces.length > MOST_SENTENCES && (
        <details>
          <summary>{text(message('mapping.no-places', { all: whole(noPlaces.length) }))}</summary>
          <ul>
            {noPlaces.map(({ key, proposal }) => (
              <li key={key}>{text(proposal.because)}</li>
            ))}
          </ul>
        </details>
      )}
      {proposed.length > 1 && (
        <Row>
          <Button onClick={() => onChange((before) => withPlaces(before, proposed))}>
            {text(message('mapping.take-proposed', { all: whole(proposed.length) }))}
          </Button>
        </Row>
      )}
      {asked.length > 0 && (
        <Table<PlaceNameOfFile>
          blocks
          rows={asked.slice(0, shown)}
          keyOf={({ key }) => key}
          columns={[
            {
              title: text(message('mapping.in-file')),
              names: true,
              cell: ({ named: { name, code, within }, count }) => (
                <>
                  {[name || code || text(message('mapping.no-name')), within].filter(Boolean).join(', ')}
                  <Text as="span" line size={13} tone="soft">
                    {text(message('mapping.count', { count, all: whole(count) }))}
                  </Text>
                </>
              ),
            },
            {
              title: text(message('mapping.is-ours')),
              cell: (one) => <PlaceChoice {...{ one, mapping, places, onChange }} />,
            },
            {
              title: text(message('mapping.because')),
              cell: ({ proposal: { because } }) => (
                <Text size={13} tone="soft">
                  {text(because)}
                </Text>
              ),
            },
          ]}
        />
      )}
      {more > 0 && (
        <Stack>
          <WordButton onClick={() => setShown(shown + AT_ONCE)}>
            {text(message('mapping.more-places', { count: more, all: whole(more) }))}
          </WordButton>
        </Stack>
      )}
    </>
  )
}
