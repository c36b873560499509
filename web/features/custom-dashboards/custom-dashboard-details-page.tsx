import { useSearch } from 'wouter'
import { readDocument } from '#domain/document/read-document.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { AnswerFailure, WhenAnswered } from '#web/kit/answered.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { usePreferences } from '#web/queries/preferences.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { DetailsForm } from './details-form.tsx'
import classes from './details.module.css'

/** Makes a custom dashboard, or changes the one that the address names. */
export default function DetailsPage() {
  const edited = new URLSearchParams(useSearch()).get('edit')
  return (
    <div className={classes.page}>
      <RecordsHead
        title={edited ? 'Edit dashboard' : 'Create a dashboard'}
        lead="Choose what it shows. Readers see the same figures as in every other dashboard."
      />
      <WithCatalogue what="the list of indicators">
        {(catalogue) =>
          edited ? <Edit key={edited} id={edited} catalogue={catalogue} /> : <New catalogue={catalogue} />
        }
      </WithCatalogue>
    </div>
  )
}

/** Waits for the person's usual visibility, so that the form does not change under their hands. */
function New({ catalogue }: { readonly catalogue: Catalogue }) {
  const preferences = usePreferences()
  if (preferences.status === 'loading') return <Loading what="your choices" />
  const visibility = preferences.status === 'ready' ? preferences.value.dashboardVisibility : 'private'
  return <DetailsForm edited={null} visibility={visibility} catalogue={catalogue} />
}

function Edit({ id, catalogue }: { readonly id: string; readonly catalogue: Catalogue }) {
  const answer = useAnswer('GET /document/{id}', { path: { id } })
  const failure = 'This dashboard cannot be edited.'
  return (
    <WhenAnswered answer={answer} what="the dashboard" failure={failure}>
      {({ data: summary }) => {
        const read = readDocument(summary.document)
        return read.ok && summary.is_own ? (
          <DetailsForm
            key={summary.version}
            edited={{ summary, document: read.document }}
            visibility={summary.visibility}
            catalogue={catalogue}
          />
        ) : (
          <AnswerFailure title={failure} error={NOT_OWN} onRetry={answer.reload} />
        )
      }}
    </WhenAnswered>
  )
}

const NOT_OWN = new Error('There is no such dashboard of yours.')
