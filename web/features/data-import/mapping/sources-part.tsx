import { useMemo } from 'react'
import { message } from '#domain/message/message.ts'
import { sourceName, whole } from '#domain/message/value.ts'
import { type Mapping, placeKey } from '#exchange/mapping/mapping.ts'
import type { Candidate } from '#exchange/reading/candidate.ts'
import { OneOfField } from '#web/controls/one-of-field.tsx'
import { WordButton } from '#web/kit/button.tsx'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { BroughtSheet } from './bring-sheet.ts'
import { chosenId, fieldValue, LEFT_OUT, withName } from './map-names.ts'

interface SourcesPartProps {
  readonly sheet: Pick<BroughtSheet, 'proposals' | 'candidates'>
  readonly mapping: Mapping
  readonly catalogue: Catalogue
  readonly onChange: (mapping: Mapping) => void
  /** What stands below the field while nobody has chosen a source of all figures. */
  readonly children: React.ReactNode
}

interface NamedSource {
  readonly key: string
  readonly count: number
  readonly because: string
}

/** The source of all figures, where the file names none of ours; else which of ours each of its names is. */
export function SourcesPart({ sheet, mapping, catalogue, onChange, children }: SourcesPartProps) {
  const { text } = useLanguage()
  const choices = [...catalogue.reference.sources.values()].map(
    (source) => [source.id, sourceName(source)] as const,
  )
  const nameOf = (id: number) => {
    const source = catalogue.reference.sources.get(id)
    return source ? sourceName(source) : String(id)
  }
  const { sources } = sheet.proposals
  const { places, place } = mapping
  const counts = useMemo(
    () => figuresOfOurPlaces(sheet.candidates, { places, place }),
    [sheet, places, place],
  )
  if (sources.every(({ key }) => mapping.sources[key] === undefined)) {
    return (
      <>
        <OneOfField
          label={message('mapping.source')}
          all={message('mapping.choose')}
          value={fieldValue(mapping.source ?? undefined)}
          options={choices}
          sorted
          onChange={(value) => onChange({ ...mapping, source: chosenId(value) ?? null })}
        />
        {mapping.source === null &&
          likelySources(sheet.proposals).map((id) => (
            <WordButton key={id} onClick={() => onChange({ ...mapping, source: id })}>
              {text(message('mapping.it-is-source', { source: nameOf(id) }))}
            </WordButton>
          ))}
        {mapping.source === null && children}
      </>
    )
  }
  const rows = sources.flatMap(({ key, proposal }): NamedSource[] => {
    const count = counts.get(key) ?? 0
    return count === 0 ? [] : [{ key, count, because: proposal ? text(proposal.because) : '' }]
  })
  return (
    <Table<NamedSource>
      blocks
      label={text(message('mapping.sources'))}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          title: text(message('mapping.in-file')),
          names: true,
          cell: ({ key, count }) => (
            <>
              {key}
              <Text as="span" line size={13} tone="soft">
                {text(message('mapping.count', { count, all: whole(count) }))}
              </Text>
            </>
          ),
        },
        {
          title: text(message('mapping.is-ours')),
          cell: ({ key }) => (
            <OneOfField
              label={message('mapping.source-of-name')}
              all={message('mapping.choose')}
              value={fieldValue(mapping.sources[key])}
              options={[[LEFT_OUT, message('mapping.leave-out')] as const, ...choices]}
              onChange={(value) => onChange(withName(mapping, 'sources', key, chosenId(value)))}
            />
          ),
        },
        {
          title: text(message('mapping.because')),
          cell: ({ because }) =>
            because && (
              <Text size={13} tone="soft">
                {because}
              </Text>
            ),
        },
      ]}
    />
  )
}

/** Proposed sources that one press agrees to. */
const MOST_OFFERED = 2

/** The sources whose published figures the columns of a file equal throughout, those of most figures first. */
function likelySources({ indicators }: BroughtSheet['proposals']): readonly number[] {
  const equals = new Map<number, number>()
  for (const { proposal } of indicators) {
    const whole = proposal.byValues.filter(({ equal, compared }) => equal === compared)
    const ofColumn = new Map(whole.map(({ source, equal }) => [source, equal]))
    for (const [source, equal] of ofColumn) equals.set(source, (equals.get(source) ?? 0) + equal)
  }
  return [...equals]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_OFFERED)
    .map(([source]) => source)
}

/** How many figures of places of ours each source of the file has: those of other countries are nobody's question. */
function figuresOfOurPlaces(
  candidates: readonly Candidate[],
  { places, place: ofAll }: Pick<Mapping, 'places' | 'place'>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { kind, place, source } of candidates) {
    const key = placeKey(place)
    const where = places[key] ?? (key === '' ? ofAll : null)
    if (kind === 'number' && source !== '' && where !== null)
      counts.set(source, (counts.get(source) ?? 0) + 1)
  }
  return counts
}
