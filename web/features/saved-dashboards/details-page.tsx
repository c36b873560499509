import { useSearch } from 'wouter'
import type { readCustomDashboard } from '#contract/custom-dashboards/custom-dashboard.ts'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { usePreferences } from '#web/queries/preferences.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { DetailsForm } from './details-form.tsx'
import classes from './details.module.css'

/** Makes a dashboard of one's own, or changes the one that the address names. */
export default function DetailsPage() {
  const catalogue = useResource(catalogueResource)
  const edited = new URLSearchParams(useSearch()).get('edit')
  return (
    <div className={classes.page}>
      <RecordsHead
        title={edited ? 'Edit dashboard' : 'Create a dashboard'}
        lead="Choose what it shows. Readers see the same figures as in every other dashboard."
      />
      {catalogue.status === 'failed' && (
        <LoadFailureMessage
          what="The list of indicators"
          reason={catalogue.reason}
          onRetry={() => catalogueResource.load()}
        />
      )}
      {(catalogue.status === 'loading' || catalogue.status === 'idle') && (
        <Loading what="the list of indicators" />
      )}
      {catalogue.status === 'ready' &&
        (edited ? (
          <Edit key={edited} id={edited} catalogue={catalogue.value} />
        ) : (
          <New catalogue={catalogue.value} />
        ))}
    </div>
  )
}

/** Waits for the person's usual visibility, so that the form does not change under their hands. */
function New({ catalogue }: { readonly catalogue: Catalogue }) {
  const preferences = usePreferences()
  if (preferences.status === 'loading') return <Loading what="your choices" />
  const isPrivate = preferences.status !== 'ready' || preferences.value.dashboardVisibility === 'private'
  return <DetailsForm row={null} isPrivate={isPrivate} catalogue={catalogue} />
}

function Edit({ id, catalogue }: { readonly id: string; readonly catalogue: Catalogue }) {
  const answer = useAnswer<typeof readCustomDashboard>(`/custom-dashboard/${encodeURIComponent(id)}`)
  if (answer.status === 'loading') return <Loading what="the dashboard" />
  if (answer.status === 'failed' || !answer.value.data.is_own) {
    const error =
      answer.status === 'failed' ? answer.error : new Error('There is no such dashboard of yours.')
    return <AnswerFailure title="This dashboard cannot be edited." error={error} onRetry={answer.reload} />
  }
  const row = answer.value.data
  return (
    <DetailsForm
      key={row.version}
      row={row}
      isPrivate={row.is_private}
      catalogue={catalogue}
      onReload={answer.reload}
    />
  )
}
