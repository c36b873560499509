import { message } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import { WordButton } from '#web/kit/button.tsx'
import { type Column, Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Facility } from '#web/queries/facility-rows.ts'
import type { NameOf } from './name-of.ts'

/** Kilometres are null where no distance was asked for. */
interface FacilityRow {
  readonly thing: Facility
  readonly kilometres: number | null
}

interface FacilityTableProps {
  readonly rows: readonly FacilityRow[]
  readonly nameOf: NameOf
  /** A facility whose facts are wanted. */
  readonly onChoose: (facility: Facility) => void
}

/** Facilities in rows, with their distances where there are some; on a phone each is a card. */
export function FacilityTable({ rows, nameOf, onChoose }: FacilityTableProps) {
  const { text } = useLanguage()
  const headOf = (column: 'name' | 'type' | 'lga' | 'state' | 'level' | 'owner') =>
    text(message('maps.facility-column', { column }))
  const isMeasured = rows.some(({ kilometres }) => kilometres !== null)
  const distance: Column<FacilityRow> = {
    title: text(message('maps.kilometres')),
    cell: ({ kilometres }) => kilometres !== null && text(decimal(kilometres, 1)),
  }
  return (
    <Table
      dense
      pinned
      blocks
      label={text(message('maps.facilities'))}
      rows={rows}
      keyOf={({ thing }) => thing.id}
      columns={[
        ...(isMeasured ? [distance] : []),
        {
          title: headOf('name'),
          names: true,
          cell: ({ thing }) => (
            <WordButton title={text(message('maps.facility-show'))} onClick={() => onChoose(thing)}>
              {thing.name}
            </WordButton>
          ),
        },
        { title: headOf('type'), cell: ({ thing }) => thing.type },
        { title: headOf('lga'), cell: ({ thing }) => nameOf(thing.lga) || '–' },
        { title: headOf('state'), cell: ({ thing }) => nameOf(thing.state) },
        { title: headOf('level'), cell: ({ thing }) => thing.level },
        { title: headOf('owner'), cell: ({ thing }) => thing.ownership },
      ]}
    />
  )
}
