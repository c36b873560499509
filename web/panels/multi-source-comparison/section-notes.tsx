import { message } from '#domain/message/message.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { figureOf } from '#charts/figure-of.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { definitionNotes } from '#sections/multi-source-comparison/definition-notes.ts'
import type { View } from '#charts/view.ts'
import type { Language } from '#domain/message/language.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { citation } from '#charts/export/citation.ts'
import { readHere } from '#web/views/permalink.ts'
import classes from './multi-source.module.css'
import type { MultiSourceChoice } from '#sections/multi-source-comparison/multi-source-choice.ts'

interface SectionNotesProps {
  readonly data: MultiSourceChoice
  readonly views: readonly View[]
  readonly release: ReleaseStamp
  readonly currentYear: number
}

/** The notes to know before panels are compared, and the citations of all of them. */
export function SectionNotes({ data, views, release, currentYear }: SectionNotesProps) {
  const [copied, copy] = useCopied()
  const language = useLanguage()
  const cite = async () => {
    const { table, reference } = data
    const figures = await Promise.all(
      views.map(async (view) => ({
        view,
        figure: await figureOf({ view, table, reference, currentYear, language }),
      })),
    )
    const citations = figures.flatMap(({ view, figure }) =>
      figure.empty ? [] : [citation(figure, { release, reference, language, ...readHere(view, release) })],
    )
    copy(citations.join('\n\n'))
  }
  return (
    <Stack as="footer" gap={4} tone="faint" size={12} tight above={20} ruled={12} className={classes.notes}>
      {notesOf(data, language).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        <WordButton onClick={() => void cite()}>
          {language.text(message(copied ? 'multi-source.copied' : 'multi-source.cite'))}
        </WordButton>
        <span className="sr-only" role="status">
          {copied ? language.text(message('multi-source.three-copied')) : ''}
        </span>
      </p>
    </Stack>
  )
}

function notesOf({ panels, table, reference }: MultiSourceChoice, language: Language): string[] {
  const dependent = [...Map.groupBy(panels, ({ indicator }) => indicator)].flatMap(([indicator, group]) => {
    const sources = [...new Set(group.map(({ source }) => source))].map((id) => byId(reference.sources, id))
    return dependenceNotes(sources, indicator, { reference, language })
  })
  const surveys = panels.filter(({ source }) => byId(reference.sources, source).classification === 'Survey')
  return [
    ...new Set([
      ...dependent,
      ...definitionNotes(panels, table, reference).map((note) => language.text(note)),
      ...(surveys.length > 1 ? [language.text(message('multi-source.surveys'))] : []),
    ]),
  ]
}
