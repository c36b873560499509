import type { FindingCell, FindingTable as FindingRows } from '#sections/findings/finding-part.ts'
import { TableFrame } from '#web/kit/table/table-frame.tsx'
import { SmallPicture } from '#web/views/small-picture.tsx'
import classes from './finding-page.module.css'

/** A table of a finding, with small pictures in its cells. A heading above says its name already. */
export function FindingTable({ table: { name, heads, rows } }: { readonly table: FindingRows }) {
  const hasHeads = heads.some(({ text }) => text !== '')
  const columns = heads.map((head, place) => ({ ...head, place }))
  const placed = rows.map((cells, place) => ({ cells, place }))
  return (
    <TableFrame dense label={name} caption={name} isCaptionHeard className={classes.table}>
      {hasHeads && (
        <thead>
          <tr>
            {columns.map(({ text, isNumeric, place }) =>
              text === '' ? (
                <td key={place} />
              ) : (
                <th key={place} scope="col" data-numeric={isNumeric || undefined}>
                  {text}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {placed.map(({ cells, place: row }) => (
          <tr key={row}>
            {columns.map(({ isNumeric, place }) => {
              const cell = cells[place] ?? ''
              return place === 0 ? (
                <th key={place} scope="row">
                  <Cell cell={cell} />
                </th>
              ) : (
                <td key={place} data-numeric={isNumeric || undefined}>
                  <Cell cell={cell} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

function Cell({ cell }: { readonly cell: FindingCell }) {
  if (typeof cell === 'string') return cell
  if (cell.part === 'drawing') return <SmallPicture picture={cell} />
  return (
    <>
      {cell.isBold ? <b>{cell.text}</b> : cell.text}
      {cell.note !== '' && <small>{cell.note}</small>}
    </>
  )
}
