import { message } from '#domain/message/message.ts'
import { kindMessage, noPeriodMessage } from '#exchange/files/words.ts'
import { whole } from '#domain/message/value.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { cellOf } from '#exchange/reading/cell-of.ts'
import type { Proposals } from '#exchange/mapping/propose.ts'
import type { MappedSheet } from '#exchange/mapping/mapped-sheet.ts'
import { type BroughtSheet, MOST_FIGURES } from './bring-sheet.ts'

/** Figures and refused cells that are shown; the rest is a number. */
const SHOWN = 6

interface ReadPartProps {
  readonly sheet: BroughtSheet
  readonly mapped: MappedSheet
}

/** What the file was taken for, and its first figures as they were read, each with its cell. */
export function ReadPart({
  sheet: { format, because, candidates, proposals, questions, isCut },
  mapped,
}: ReadPartProps) {
  const { text } = useLanguage()
  const numbers = candidates.filter(({ kind }) => kind === 'number')
  const nameOf = ({ code, name }: { readonly code: string; readonly name: string }) => name || code
  return (
    <Stack as="section" gap={8} aria-labelledby="read-as">
      <h2 id="read-as">{text(message('mapping.read'))}</h2>
      <Text tone="soft">
        {text(kindMessage(format))}, {text(because)}.{' '}
        {text(message('mapping.counts', { count: numbers.length, all: whole(numbers.length) }))}
      </Text>
      {isCut && (
        <Text tone="warning" role="alert">
          {text(message('mapping.cut', { most: whole(MOST_FIGURES) }))}
        </Text>
      )}
      {questions.map(({ kind, because: question, first }) => (
        <Text key={kind} tone="warning">
          {text(question)} {text(message('mapping.first-cell', { cell: cellOf(first) }))}
        </Text>
      ))}
      <Table
        dense
        blocks
        label={text(message('mapping.as-read'))}
        rows={numbers.slice(0, SHOWN)}
        keyOf={({ at }) => cellOf(at)}
        columns={[
          { title: text(message('mapping.cell')), names: true, cell: ({ at }) => cellOf(at) },
          { title: text(message('mapping.indicator')), cell: ({ indicator }) => nameOf(indicator) },
          {
            title: text(message('mapping.place')),
            cell: ({ place }) => [nameOf(place), place.within].filter(Boolean).join(', '),
          },
          { title: text(message('mapping.period')), cell: ({ period }) => period.iso ?? period.text },
          { title: text(message('mapping.value')), isNumeric: true, cell: ({ text: written }) => written },
        ]}
      />
      {mapped.refused.length > 0 && (
        <>
          <Text weight={600}>{text(message('mapping.refused', { all: whole(mapped.refused.length) }))}</Text>
          <ul>
            {mapped.refused.slice(0, SHOWN).map(({ at, because: why }) => (
              <li key={cellOf(at)}>
                {cellOf(at)}: {why && text(why)}
              </li>
            ))}
          </ul>
        </>
      )}
      <LeftOutPeriods periods={proposals.periods} candidates={numbers} />
    </Stack>
  )
}

/** Figures without a period of ours, which are left out: how many, why, and where the first of them stands. */
function LeftOutPeriods({
  periods,
  candidates,
}: Pick<BroughtSheet, 'candidates'> & Pick<Proposals, 'periods'>) {
  const { text } = useLanguage()
  const left = periods.filter(({ proposal }) => proposal !== 'no-year')
  if (left.length === 0) return null
  const all = left.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Text weight={600}>{text(message('mapping.without-period', { all: whole(all) }))}</Text>
      <ul>
        {left.slice(0, SHOWN).map(({ key, count, proposal }) => {
          const first = candidates.find(({ period }) => period.iso === null && period.text === key)
          return (
            <li key={key}>
              {first && `${cellOf(first.at)}: `}
              {text(noPeriodMessage(key, proposal, count))}
            </li>
          )
        })}
      </ul>
    </>
  )
}
