import { useState } from 'react'
import type { DocumentRow } from '#contract/documents/document.ts'
import { DASHBOARD_DECLINE_REASON } from '#domain/form/custom-dashboard-fields.ts'
import { approveDashboard, declineDashboard } from '#web/account/decide-dashboard.ts'
import { addressOf } from '#web/documents/list/document-state.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Text } from '#web/kit/layout.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { DecisionForm } from './decision-form.tsx'
import { Facts } from './facts.tsx'
import { Finding } from './finding.tsx'
import type { PanelProps } from './panel-props.ts'
import { isOutdated, SeenVersion } from './seen-version.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** A dashboard or a report that its owner wants everybody to see. */
export default function DecideDocument(props: PanelProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /document/{id}', { path: { id: props.row.id } })
  return (
    <WhenAnswered answer={answer} what={text(message('waiting.document'))}>
      {({ data }) => <Deciding {...props} document={data} onReload={answer.reload} />}
    </WhenAnswered>
  )
}

interface DecidingProps extends PanelProps {
  readonly document: DocumentRow
  readonly onReload: () => Promise<void>
}

function Deciding({ row, document, onReload, onDone, onRefused }: DecidingProps) {
  const { text } = useLanguage()
  const { id, kind, version, author, organization, reason, description, category, tags } = document
  const [compared, setCompared] = useState<{ readonly now: number; readonly sent: number } | null>(null)
  const [comparing, setComparing] = useState(false)
  const versions = { seen: String(version), waits: row.version }
  const mustCompare = row.changed && compared?.now !== version
  return (
    <>
      <Facts
        facts={{
          [text(message('waiting.asked-by'))]: [author, organization].filter(Boolean).join(', '),
          [text(message('waiting.why-public'))]: reason || text(message('waiting.no-reason')),
          [text(message('manage.description'))]: description,
          [text(message('waiting.category'))]: category,
          [text(message('waiting.tags'))]: tags.join(', '),
          [text(message('manage.version'))]: version,
        }}
      />
      <Text above={8}>
        <a href={addressOf(document)} target="_blank" rel="noopener">
          {text(message('waiting.open-whole', { kind: kind === 'report' ? 'report' : 'dashboard' }))}{' '}
          <span className="sr-only">{text(message('manage.new-tab'))}</span>
        </a>
      </Text>
      <SeenVersion {...versions} onReload={onReload} />
      {row.changed && (
        <Finding>
          <p>{text(message('waiting.changed-compare'))}</p>
          <Button kind={mustCompare ? 'primary' : 'outline'} onClick={() => setComparing(true)}>
            {text(message('waiting.compare'))}
          </Button>
        </Finding>
      )}
      {comparing && (
        <CompareDialog
          document={document}
          onClose={() => setComparing(false)}
          onCompared={(sent) => {
            setComparing(false)
            setCompared({ now: version, sent })
          }}
        />
      )}
      {!mustCompare && (
        <DecisionForm
          label={text(message('waiting.comment-back'))}
          help={text(message('waiting.asker-reads'))}
          rule={DASHBOARD_DECLINE_REASON}
          primary={{
            label: text(message('manage.approve')),
            run: () => approveDashboard(id, version, compared?.sent),
          }}
          secondary={{
            label: text(message('manage.send-back')),
            needsWords: true,
            run: (words) => declineDashboard(id, words, version),
          }}
          closed={isOutdated(versions) ? text(message('waiting.look-first')) : null}
          {...{ onDone, onRefused }}
        />
      )}
    </>
  )
}
