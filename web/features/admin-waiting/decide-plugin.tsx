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
import { message } from '#domain/message/message.ts'

/** A submitted plugin: what it may do, what its checks remarked, and the plugin itself in its sandbox. */
export default function DecidePlugin(props: PanelProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /plugin-submissions/{id}', { path: { id: Number(props.row.id) } })
  return (
    <WhenAnswered answer={answer} what={text(message('waiting.plugin'))}>
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
          [text(message('waiting.submitted-by'))]: author,
          [text(message('manage.name'))]: `${name} ${version}`,
          [text(message('manage.description'))]: description,
          [text(message('waiting.purpose'))]: purpose,
          [text(message('waiting.it-may'))]:
            permissions.map((each) => text(permissionWords(each))).join(', ') ||
            text(message('waiting.see-nothing')),
          [text(message('waiting.sites'))]: sites.join(', '),
          [text(message('waiting.files'))]: submission.files.length,
          [text(message('waiting.comments'))]: submission.comments,
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
        <a href={`/account#/approvePlugin?submission=${id}`}>{text(message('waiting.files-comments'))}</a>
      </Text>
      {sites.length > 0 && (
        <Box above={12}>
          <CheckField
            label={text(message('waiting.exchange'))}
            checked={network}
            onChange={({ currentTarget }) => setNetwork(currentTarget.checked)}
          />
        </Box>
      )}
      <DecisionForm
        label={text(message('waiting.comment-back'))}
        help={text(message('waiting.plugin-help'))}
        rule={PLUGIN_DECLINE_REASON}
        primary={{
          label: text(message('manage.approve')),
          run: () => change('POST /plugin-submissions/{id}/approve', { path: { id }, body: { network } }),
        }}
        secondary={{
          label: text(message('manage.send-back')),
          needsWords: true,
          run: (reason) =>
            change('POST /plugin-submissions/{id}/decline', { path: { id }, body: { reason } }),
        }}
        {...{ onDone, onRefused }}
      />
    </>
  )
}
