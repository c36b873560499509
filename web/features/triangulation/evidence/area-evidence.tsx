import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer } from '../answer-parts.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { levelWord } from '../metric-words.ts'
import classes from './evidence.module.css'
import { OwnNames, SetEvidence } from './set-evidence.tsx'

/** Places of each level that each source covers. */
export function AreaEvidence({ answer }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  const { sources } = answer
  const rows = sources.map((source) => ({
    source,
    levels: source.complementarity.grades.area.evidence.by_level,
  }))
  const levels = new Map(rows.flatMap((row) => row.levels.map(({ level, name }) => [level, name])))
  if (levels.size === 0) return <SetEvidence answer={answer} metric="area" />
  const sorted = [...levels].toSorted(([a], [b]) => a - b)
  return (
    <>
      <ScrollRegion label={text(message('evidence.by-level'))} className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{text(message('evidence.level'))}</th>
              {sources.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map(([level, name]) => (
              <tr key={level}>
                <th scope="row">{text(levelWord(name))}</th>
                {rows.map(({ source, levels: own }) => {
                  const found = own.find((one) => one.level === level)
                  return (
                    <td key={source.id}>
                      {found
                        ? text(
                            message('evidence.some-of', {
                              own: String(found.n_own),
                              universe: String(found.n_universe),
                            }),
                          )
                        : '–'}
                      {found && (
                        <small>
                          {text(message('evidence.of-them-here', { count: String(found.n_added) }))}
                        </small>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {sources.map((source) => (
        <OwnNames key={source.id} source={source} metric="area" />
      ))}
    </>
  )
}
