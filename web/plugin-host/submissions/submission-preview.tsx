import { IconEye } from '#web/kit/icons.ts'
import { useState } from 'react'
import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { SubmissionDetail } from '#contract/plugins/submissions.ts'
import { Button } from '#web/kit/button.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { type Catalogue, catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import { PluginFrame } from '../plugin-frame.tsx'
import { usePluginSight } from '../use-plugin-sight.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The plugin in the same sandbox in which readers get it, with the first view of the product. Starts on demand. */
export function SubmissionPreview({ detail }: { readonly detail: SubmissionDetail }) {
  const { text } = useLanguage()
  const [started, setStarted] = useState(false)
  if (started) return <Preview detail={detail} />
  return (
    <Button onClick={() => setStarted(true)}>
      <IconEye size={16} aria-hidden="true" /> {text(message('submitted-plugins.run'))}
    </Button>
  )
}

function Preview({ detail }: { readonly detail: SubmissionDetail }) {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  if (catalogue.status === 'failed') {
    const { reason } = catalogue
    return (
      <LoadFailureMessage
        what={text(message('submitted-plugins.preview-title'))}
        reason={reason}
        onRetry={() => catalogueResource.load()}
      />
    )
  }
  if (catalogue.status !== 'ready') return <Loading what={text(message('submitted-plugins.the-preview'))} />
  const dashboard = catalogue.value.dashboards.find(({ name }) => name === DEFAULT_DASHBOARD)
  return dashboard ? <Running detail={detail} dashboard={dashboard} catalogue={catalogue.value} /> : null
}

interface RunningProps {
  readonly detail: SubmissionDetail
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
}

function Running({ detail, dashboard, catalogue }: RunningProps) {
  const sight = usePluginSight(dashboard, catalogue)
  return <PluginFrame plugin={{ ...detail, page: detail.preview }} sight={sight} />
}
