import { useState } from 'react'
import type { FigureConflict } from '#contract/data-import/data-set-conflicts.ts'
import { message, type Value } from '#domain/message/message.ts'
import { indicatorName, shortFigure, sourceName, whole } from '#domain/message/value.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { change } from '#web/queries/change.ts'
import { useCatalogueOf } from '#web/queries/new-items.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { ConflictList } from '#web/views/data-set-conflicts/conflict-list.tsx'
import { UndoDialog } from './undo-dialog.tsx'

interface FigureConflictsProps {
  readonly catalogue: Catalogue
}

/** Figures that people published and of which a newer data set says something else; nothing where there are none. */
export function FigureConflicts({ catalogue: ofPage }: FigureConflictsProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /figure-conflicts')
  const [undone, undo] = useState<number | null>(null)
  const results = answer.status === 'ready' ? answer.value.results : []
  const catalogue = useCatalogueOf(ofPage, results)
  if (answer.status !== 'ready' || results.length === 0 || catalogue === null) return null
  const { open } = answer.value
  return (
    <Stack as="section" gap={12} above={32} shrinks aria-labelledby="figure-conflicts">
      <h2 id="figure-conflicts">{text(message('catalogue-items.differences'))}</h2>
      <Text tone="soft" widest="72ch">
        {text(message('catalogue-items.differences-lead'))}
      </Text>
      {open > results.length && (
        <Text tone="soft">{text(message('publish.first-of', { shown: whole(results.length) }))}</Text>
      )}
      <ConflictList
        rows={results.map((row) => ({
          ...row,
          ...wordsOf(row, catalogue),
          key: row.id,
          at: row.at ?? null,
        }))}
        open={open}
        onDecide={async (take, of, note) => {
          const body = { take, note, ...(of && { of: [...of] }) }
          const { release } = await change('POST /figure-conflicts/decisions', { body })
          await answer.reload()
          return release
        }}
        onTakeBack={({ key }) => undo(results.find(({ id }) => id === key)?.release ?? null)}
      />
      {undone !== null && <UndoDialog release={undone} onDone={answer.reload} onClose={() => undo(null)} />}
    </Stack>
  )
}

function wordsOf(row: FigureConflict, { reference }: Catalogue) {
  const indicator = reference.indicators.get(row.indicator)
  const source = reference.sources.get(row.datasource)
  const about = {
    indicator: indicator ? indicatorName(indicator) : String(row.indicator),
    source: source ? sourceName(source) : String(row.datasource),
    place: row.location_name,
    period: row.period,
  }
  const figure = (value: number | null): Value =>
    value === null || !indicator ? message('catalogue-items.empty') : shortFigure(value, indicator)
  return {
    name: row.category
      ? message('catalogue-items.figure-of-group', { ...about, group: row.category })
      : message('catalogue-items.figure-of', about),
    ours: figure(row.ours),
    theirs: figure(row.shipped),
  }
}
