import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './number-table.module.css'

/** A named number with its meaning on demand, or why there is none. */
export interface NumberLine {
  readonly name: Value
  readonly meaning: Value
  readonly value: Value | null
  readonly remark: Value | null
}

interface NumberTableProps {
  readonly caption: string
  readonly groups: readonly { readonly name: Value; readonly lines: readonly NumberLine[] }[]
}

/** Numbers by name, in groups; each name opens what it means. What cannot be given says why. */
export function NumberTable({ caption, groups }: NumberTableProps) {
  const language = useLanguage()
  return (
    <table className={classes.table}>
      <caption className="sr-only">{caption}</caption>
      {groups.map(({ name, lines }) => (
        <tbody key={language.text(name)}>
          {groups.length > 1 && (
            <tr>
              <th scope="colgroup" colSpan={2} className={classes.group}>
                {language.text(name)}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <tr key={language.text(line.name)}>
              <th scope="row">
                <details>
                  <summary>{language.text(line.name)}</summary>
                  <p>{language.text(line.meaning)}</p>
                </details>
              </th>
              <td>
                {line.value === null ? (
                  <span className={classes.none}>{language.text(message('statistics.not-given'))}</span>
                ) : (
                  language.text(line.value)
                )}
                {line.remark !== null && <span className={classes.remark}>{language.text(line.remark)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
