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

/** A dashboard or a report that its owner wants everybody to see. */
export default function DecideDocument(props: PanelProps) {
  const answer = useAnswer('GET /document/{id}', { path: { id: props.row.id } })
  return (
    <WhenAnswered answer={answer} what="the document">
      {({ data }) => <Deciding {...props} document={data} onReload={answer.reload} />}
    </WhenAnswered>
  )
}

interface DecidingProps extends PanelProps {
  readonly document: DocumentRow
  readonly onReload: () => Promise<void>
}

function Deciding({ row, document, onReload, onDone, onRefused }: DecidingProps) {
  const { id, kind, version, author, organization, reason, description, category, tags } = document
  const [compared, setCompared] = useState<{ readonly now: number; readonly sent: number } | null>(null)
  const [comparing, setComparing] = useState(false)
  const versions = { seen: String(version), waits: row.version }
  const mustCompare = row.changed && compared?.now !== version
  return (
    <>
      <Facts
        facts={{
          'Asked by': `${author}${organization && `, ${organization}`}`,
          'Why it should be public': reason || 'No reason was given',
          Description: description,
          Category: category,
          Tags: tags.join(', '),
          Version: version,
        }}
      />
      <Text above={8}>
        <a href={addressOf(document)} target="_blank" rel="noopener">
          Open the whole {kind}
          <span className="sr-only"> (in a new tab)</span>
        </a>
      </Text>
      <SeenVersion {...versions} onReload={onReload} />
      {row.changed && (
        <Finding>
          <p>It was changed since it was sent. Compare before you decide.</p>
          <Button kind={mustCompare ? 'primary' : 'outline'} onClick={() => setComparing(true)}>
            Compare
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
          label="Comment (needed when sent back)"
          help="Whoever asked reads it."
          rule={DASHBOARD_DECLINE_REASON}
          primary={{ label: 'Approve', run: () => approveDashboard(id, version, compared?.sent) }}
          secondary={{
            label: 'Send back',
            needsWords: true,
            run: (words) => declineDashboard(id, words, version),
          }}
          closed={isOutdated(versions) ? 'Look at what it is now first.' : null}
          {...{ onDone, onRefused }}
        />
      )}
    </>
  )
}
