import type { Submission, SubmissionDetail } from '#contract/plugins/submissions.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { permissionWords } from '../permission-words.ts'
import classes from './submissions.module.css'
import { SubmissionPreview } from './submission-preview.tsx'
import { message, type Value } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import type { Language } from '#domain/message/language.ts'

const columnsIn = (text: Language['text']): readonly Column<SubmissionDetail['files'][number]>[] => [
  { title: text(message('submitted-plugins.path')), names: true, cell: ({ path }) => path },
  { title: text(message('submitted-plugins.size')), cell: ({ size }) => text(sizeText(size)) },
  { title: text(message('manage.kind')), cell: ({ media_type }) => media_type.split(';')[0] },
]

/** Everything about a submission that its author or a reviewer looks at: files, manifest, remarks, and a preview. */
export function SubmissionFacts({ submission }: { readonly submission: Submission }) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /plugin-submissions/{id}', { path: { id: submission.id } })
  return (
    <WhenAnswered
      answer={answer}
      what={message('submitted-plugins.file-list')}
      failure={text(message('submitted-plugins.not-loaded'))}
    >
      {(detail) => <Facts detail={detail} />}
    </WhenAnswered>
  )
}

function Facts({ detail }: { readonly detail: SubmissionDetail }) {
  const { text } = useLanguage()
  const { contact, permissions, network, purpose, remarks, sha256 } = detail
  return (
    <Stack gap={16} shrinks className={classes.facts}>
      <Stack as="dl" gap={8}>
        <Fact name={text(message('submitted-plugins.submitted-by'))}>
          {[contact.name, contact.email, contact.phone].filter(Boolean).join(', ') ||
            text(message('submitted-plugins.gone-account'))}
        </Fact>
        {purpose && <Fact name={text(message('waiting.purpose'))}>{purpose}</Fact>}
        <Fact name={text(message('submitted-plugins.permissions'))}>
          {permissions.length === 0
            ? text(message('submitted-plugins.none'))
            : permissions.map((name) => <div key={name}>{text(permissionWords(name))}</div>)}
        </Fact>
        {network.length > 0 && (
          <Fact name={text(message('submitted-plugins.sites'))}>{network.join(', ')}</Fact>
        )}
        <Fact name="SHA-256">
          <Text as="code" size={12}>
            {sha256}
          </Text>
        </Fact>
      </Stack>
      <h3>{text(message('submitted-plugins.remarks'))}</h3>
      {remarks.length === 0 ? (
        <p>{text(message('submitted-plugins.no-remarks'))}</p>
      ) : (
        <ul className={classes.remarks}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <h3>{text(message('waiting.files'))}</h3>
      <RecordTable
        label={text(message('submitted-plugins.files-of', { title: detail.title }))}
        rows={detail.files.map((file) => ({ id: file.path, ...file }))}
        columns={columnsIn(text)}
      />
      <details>
        <summary>manifest.json</summary>
        <pre className={classes.manifest}>{JSON.stringify(detail.manifest, null, 2)}</pre>
      </details>
      <h3>{text(message('manage.preview'))}</h3>
      <SubmissionPreview detail={detail} />
    </Stack>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <Grid gap={16} rows={4} className={classes.fact}>
      <Text as="dt" tone="soft">
        {name}
      </Text>
      <Text as="dd" breaks>
        {children}
      </Text>
    </Grid>
  )
}

/** `812 B`, `3.4 kB` */
function sizeText(bytes: number): Value {
  return bytes < 1024 ? `${bytes} B` : message('submitted-plugins.kilobytes', { size: decimal(bytes / 1024) })
}
