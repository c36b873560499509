import { gapMark } from '#domain/gap/gap-words.ts'
import { message, type Value } from '#domain/message/message.ts'
import type { Gap } from '#domain/observation/gap.ts'
import { TableFrame } from '#web/kit/table/table-frame.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './number-table.module.css'

/** A named number with its meaning on demand, or why there is none. */
export interface NumberLine {
  readonly name: Value
  readonly meaning: Value
  readonly value: Value | null
  readonly remark: Value | null
  /** Why there is no value; null or absent where there is one. */
  readonly gap?: Gap | null
}

interface NumberTableProps {
  readonly caption: string
  readonly groups: readonly { readonly name: Value; readonly lines: readonly NumberLine[] }[]
}

/** Numbers by name, in groups; each name opens what it means. What cannot be given says why. */
export function NumberTable({ caption, groups }: NumberTableProps) {
  const language = useLanguage()
  return (
    <TableFrame dense className={classes.table} caption={caption} isCaptionHeard>
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
                  <span className={classes.none}>{language.text(noneOf(line))}</span>
                ) : (
                  language.text(line.value)
                )}
                <Remark line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </TableFrame>
  )
}

/** The reason in a word or two, as an empty cell of any table says it. */
function noneOf({ gap }: NumberLine): Value {
  return gap ? gapMark(gap) : message('statistics.not-given')
}

function Remark({ line: { remark, gap } }: { readonly line: NumberLine }) {
  const { text } = useLanguage()
  const said = gap?.note ?? remark
  return said !== null && <span className={classes.remark}>{text(said)}</span>
}
