import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { AnswerFailure, WhenAnswered } from '#web/kit/answered.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { Loading } from '#web/kit/state-message.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { usePreferences } from '#web/queries/preferences.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { type Draft, keptDraft, newDraft, settleEarlierDraft } from './wizard/draft.ts'
import { documentIn } from '#web/editing/clash.ts'
import { isUnsaved } from './wizard/is-unsaved.ts'
import { valuesOf, type WizardValues } from './wizard/wizard-values.ts'
import { Wizard } from './wizard/wizard.tsx'

/** Makes a dashboard in five steps, or changes the one that the address names. */
export default function DashboardWizardPage({ params: { step = '' } }: PageProps) {
  const edited = new URLSearchParams(useSearch()).get('edit')
  const [path, navigate] = useLocation()
  const own = useOwnAccount()
  // A new one gets its address when the account holds it, without beginning anew on the page.
  const [become, setBecome] = useState<string | null>(null)
  const isTheSame = edited !== null && edited === become
  const key = isTheSame ? 'new' : (edited ?? (become === null ? 'new' : 'another'))
  if (own.status !== 'signed-in') return null
  const account = own.account.id
  const onSaved = (id: string) => {
    setBecome(id)
    navigate(`${path}?edit=${id}`, { replace: true })
  }
  return (
    <WithCatalogue what={message('widgets.indicator-list')}>
      {(catalogue) =>
        edited === null || isTheSame ? (
          <New key={key} {...{ account, catalogue, step, onSaved }} />
        ) : (
          <Edited key={key} id={edited} {...{ account, catalogue, step }} />
        )
      }
    </WithCatalogue>
  )
}

interface Opened {
  readonly account: number
  readonly catalogue: Catalogue
  /** As in the address. */
  readonly step: string
}

/** Waits for the person's usual visibility, so that nothing changes under their hands. */
function New({ onSaved, ...opened }: Opened & { readonly onSaved: (id: string) => void }) {
  const preferences = usePreferences()
  if (preferences.status === 'loading') return <Loading what={message('own-dashboards.your-choices')} />
  const visibility = preferences.status === 'ready' ? preferences.value.dashboardVisibility : 'private'
  return <Begun {...{ ...opened, visibility, onSaved }} />
}

interface BegunProps extends Opened {
  readonly visibility: WizardValues['visibility']
  readonly onSaved: (id: string) => void
}

function Begun({ visibility, onSaved, ...opened }: BegunProps) {
  const { account } = opened
  const [{ kept, first }] = useState(() => {
    const kept = keptDraft(account, null)
    return { kept, first: kept ?? newDraft(visibility) }
  })
  // Only now it is certain that what the earlier client left is on the page: before, its drawing may have been thrown away.
  useEffect(() => {
    if (!kept) settleEarlierDraft(account, first)
  }, [account, kept, first])
  return <Wizard {...opened} first={first} onSaved={onSaved} />
}

function Edited({ id, ...opened }: Opened & { readonly id: string }) {
  const answer = useAnswer('GET /document/{id}', { path: { id } })
  const [kept] = useState(() => keptDraft(opened.account, id))
  const { text } = useLanguage()
  const failure = text(message('own-dashboards.not-edited'))
  return (
    <WhenAnswered answer={answer} what={message('own-dashboards.the-dashboard')} failure={failure}>
      {({ data: row }) => {
        const document = documentIn(row.document)
        if (!document || !row.is_own || document.kind !== 'dashboard') {
          const why = new Error(text(message('own-dashboards.not-yours')))
          return <AnswerFailure title={failure} error={why} onRetry={answer.reload} />
        }
        const stored: Draft = {
          ...{ values: valuesOf(document, row), step: row.step ?? 1 },
          account: {
            ...{ id, version: row.version, saved: document, isFinished: row.step === null },
            shared: { visibility: row.visibility, keeps_link: row.keeps_link, state: row.state },
          },
          ...{ attempt: '', keptAt: null },
        }
        return <Wizard {...opened} first={kept && isUnsaved(kept, stored.values) ? kept : stored} />
      }}
    </WhenAnswered>
  )
}
