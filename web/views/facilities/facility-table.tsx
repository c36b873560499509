import { message } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import { WordButton } from '#web/kit/button.tsx'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Facility } from '#web/queries/facilities.ts'
import classes from './facility-finder.module.css'
import type { NameOf } from './name-of.ts'

interface FacilityTableProps {
  /** Kilometres are null where no distance was asked for. */
  readonly rows: readonly { readonly thing: Facility; readonly kilometres: number | null }[]
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
  return (
    <ScrollRegion className={classes.scroller} label={text(message('maps.facilities'))}>
      <table className={classes.table}>
        <thead>
          <tr>
            {isMeasured && <th scope="col">{text(message('maps.kilometres'))}</th>}
            {(['name', 'type', 'lga', 'state', 'level', 'owner'] as const).map((column) => (
              <th key={column} scope="col">
                {headOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ thing, kilometres }) => (
            <tr key={thing.id}>
              {kilometres !== null && (
                <td data-label={text(message('maps.kilometres'))}>{text(decimal(kilometres, 1))}</td>
              )}
              <th scope="row">
                <WordButton title={text(message('maps.facility-show'))} onClick={() => onChoose(thing)}>
                  {thing.name}
                </WordButton>
              </th>
              <td data-label={headOf('type')}>{thing.type}</td>
              <td data-label={headOf('lga')}>{nameOf(thing.lga) || '–'}</td>
              <td data-label={headOf('state')}>{nameOf(thing.state)}</td>
              <td data-label={headOf('level')}>{thing.level}</td>
              <td data-label={headOf('owner')}>{thing.ownership}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
