import { message } from '#domain/message/message.ts'
import { meets } from '#domain/account/capability.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { PageFrame } from '#web/kit/page-frame.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { later } from '#web/kit/later.tsx'
import { useHolder } from '#web/queries/own-account.ts'
import { BringPart } from './bring-part.tsx'
import { SubmissionList } from './submission-list.tsx'
import { SubmissionPart } from './submission-part.tsx'

const FigureConflicts = later(async () => (await import('./figure-conflicts.tsx')).FigureConflicts, {
  words: ['accounts'],
})

/** Figures that somebody brings, and those that were handed in; `/data-import/12` is one of them. */
export default function DataImportPage({ params }: Pick<PageProps, 'params'>) {
  const { text } = useLanguage()
  const { submission } = params
  const isPublisher = meets(useHolder(), 'figures.publish')
  return (
    <PageFrame width="list">
      <RecordsHead title={text(message('submissions.title'))} lead={text(message('submissions.lead'))} />
      <WithCatalogue what={message('shell.figure-list')}>
        {(catalogue) =>
          submission === undefined ? (
            <>
              <BringPart catalogue={catalogue} />
              <SubmissionList />
              {isPublisher && <FigureConflicts catalogue={catalogue} />}
            </>
          ) : (
            <SubmissionPart key={submission} id={submission} catalogue={catalogue} />
          )
        }
      </WithCatalogue>
    </PageFrame>
  )
}
