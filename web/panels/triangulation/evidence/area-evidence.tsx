import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer, SourceEntry } from '#sections/triangulation/answer-parts.ts'
import { levelWord } from '#sections/triangulation/metric-words.ts'
import { SourceColumns } from '../source-columns.tsx'
import { OwnNames, SetEvidence } from './set-evidence.tsx'

function levelsOf({ complementarity }: SourceEntry) {
  return complementarity.grades.area.evidence.by_level
}

/** Places of each level that each source covers. */
export function AreaEvidence({ answer }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  const { sources } = answer
  const levels = new Map(
    sources.flatMap((source) => levelsOf(source).map(({ level, name }) => [level, name])),
  )
  if (levels.size === 0) return <SetEvidence answer={answer} metric="area" />
  const sorted = [...levels].toSorted(([a], [b]) => a - b)
  return (
    <>
      <SourceColumns
        sources={sources}
        label={message('evidence.by-level')}
        corner={message('evidence.level')}
        rows={sorted.map(([level, name]) => ({
          key: level,
          head: text(levelWord(name)),
          cell: (source) => <Covered found={levelsOf(source).find((one) => one.level === level)} />,
        }))}
      />
      {sources.map((source) => (
        <OwnNames key={source.id} source={source} metric="area" />
      ))}
    </>
  )
}

function Covered({ found }: { readonly found: ReturnType<typeof levelsOf>[number] | undefined }) {
  const { text } = useLanguage()
  if (!found) return '–'
  const { n_own: own, n_universe: universe, n_added: added } = found
  return (
    <>
      {text(message('evidence.some-of', { own: String(own), universe: String(universe) }))}
      <small>{text(message('evidence.of-them-here', { count: String(added) }))}</small>
    </>
  )
}
