import classes from './number-table.module.css'

/** A named number with its meaning on demand, or why there is none. */
export interface NumberLine {
  readonly name: string
  readonly meaning: string
  readonly value: string | null
  readonly remark: string | null
}

interface NumberTableProps {
  readonly caption: string
  readonly groups: readonly { readonly name: string; readonly lines: readonly NumberLine[] }[]
}

/** Numbers by name, in groups; each name opens what it means. What cannot be given says why. */
export function NumberTable({ caption, groups }: NumberTableProps) {
  return (
    <table className={classes.table}>
      <caption className="sr-only">{caption}</caption>
      {groups.map(({ name, lines }) => (
        <tbody key={name}>
          {groups.length > 1 && (
            <tr>
              <th scope="colgroup" colSpan={2} className={classes.group}>
                {name}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">
                <details>
                  <summary>{line.name}</summary>
                  <p>{line.meaning}</p>
                </details>
              </th>
              <td>
                {line.value ?? <span className={classes.none}>not given</span>}
                {line.remark && <span className={classes.remark}>{line.remark}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
