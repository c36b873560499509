import { useState } from 'react'
import type { SubmissionDetail } from '#contract/plugins/submissions.ts'
import { PLUGIN_DECLINE_REASON } from '#domain/form/plugin-fields.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { CheckField } from '#web/kit/form/field.tsx'
import { Box, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { permissionWords } from '#web/plugin-host/permission-words.ts'
import { SubmissionPreview } from '#web/plugin-host/submissions/submission-preview.tsx'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { DecisionForm } from './decision-form.tsx'
import { Facts } from './facts.tsx'
import { Finding } from './finding.tsx'
import type { PanelProps } from './panel-props.ts'

/** A submitted plugin: what it may do, what its checks remarked, and the plugin itself in its sandbox. */
export default function DecidePlugin(props: PanelProps) {
  const answer = useAnswer('GET /plugin-submissions/{id}', { path: { id: Number(props.row.id) } })
  return (
    <WhenAnswered answer={answer} what="the plugin">
      {(submission) => <Deciding {...props} submission={submission} />}
    </WhenAnswered>
  )
}

function Deciding({ submission, onDone, onRefused }: PanelProps & { readonly submission: SubmissionDetail }) {
  const { id, name, version, author, description, purpose, permissions, network: sites, remarks } = submission
  const { text } = useLanguage()
  const [network, setNetwork] = useState(false)
  return (
    <>
      <Facts
        facts={{
          'Submitted by': author,
          Name: `${name} ${version}`,
          Description: description,
          Purpose: purpose,
          'It may': permissions.map((each) => text(permissionWords(each))).join(', ') || 'see nothing',
          'Sites it asks for': sites.join(', '),
          Files: submission.files.length,
          Comments: submission.comments,
        }}
      />
      {remarks.length > 0 && (
        <Finding>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </Finding>
      )}
      <Box above={12}>
        <SubmissionPreview detail={submission} />
      </Box>
      <Text above={12}>
        <a href={`/account#/approvePlugin?submission=${id}`}>All files and comments</a>
      </Text>
      {sites.length > 0 && (
        <Box above={12}>
          <CheckField
            label="Let it exchange data with the sites that it asks for"
            checked={network}
            onChange={({ currentTarget }) => setNetwork(currentTarget.checked)}
          />
        </Box>
      )}
      <DecisionForm
        label="Comment (needed when sent back)"
        help="Its author reads it. An approved plugin is there for all readers at once."
        rule={PLUGIN_DECLINE_REASON}
        primary={{
          label: 'Approve',
          run: () => change('POST /plugin-submissions/{id}/approve', { path: { id }, body: { network } }),
        }}
        secondary={{
          label: 'Send back',
          needsWords: true,
          run: (reason) =>
            change('POST /plugin-submissions/{id}/decline', { path: { id }, body: { reason } }),
        }}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
