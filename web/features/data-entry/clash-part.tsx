import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { CELL_NAME, type CellClash } from '#domain/data-entry/entry-cell.ts'
import type { DraftState, EntrySession } from './entry-session.ts'

interface ClashPartProps {
  readonly draft: DraftState
  readonly session: EntrySession
  readonly reference: Pick<ReferenceData, 'indicators'>
}

/** Figures that were filled differently meanwhile: both values beside each other, and the choice for each. */
export function ClashPart({ draft: { clashes, clashBy }, session, reference }: ClashPartProps) {
  const { text } = useLanguage()
  const title = text(clashBy === '' ? message('entry.clash') : message('entry.clash-by', { name: clashBy }))
  const none = text(message('entry.none'))
  const side = (clash: CellClash, value: string, word: 'here' | 'there') => (
    <>
      <Text as="strong" figures>
        {value || none}
      </Text>{' '}
      <WordButton onClick={() => session.settle(clash.name, value)}>
        {text(message(`entry.clash-keep-${word}`))}
      </WordButton>
    </>
  )
  const nameOf = ({ name }: CellClash) => {
    const [id = '', part] = CELL_NAME.test(name) ? name.split('.') : []
    const indicator = reference.indicators.get(Number(id))
    const words = indicator ? text(indicatorName(indicator), 'name') : name
    return part === 'numerator' || part === 'denominator'
      ? text(message(`entry.cell-${part}`, { indicator: words }))
      : words
  }
  return (
    <Stack gap={8} card="warning" role="alert" shrinks>
      <Text weight={600}>{title}</Text>
      <Table
        dense
        blocks
        label={title}
        rows={clashes}
        keyOf={({ name }) => name}
        columns={[
          { title: text(message('entry.indicator')), names: true, cell: nameOf },
          { title: text(message('entry.clash-here')), cell: (clash) => side(clash, clash.own, 'here') },
          { title: text(message('entry.clash-there')), cell: (clash) => side(clash, clash.theirs, 'there') },
        ]}
      />
    </Stack>
  )
}
