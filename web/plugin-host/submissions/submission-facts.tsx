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

const FILE_COLUMNS: readonly Column<SubmissionDetail['files'][number]>[] = [
  { title: 'Path', names: true, cell: ({ path }) => path },
  { title: 'Size', cell: ({ size }) => sizeText(size) },
  { title: 'Kind', cell: ({ media_type }) => media_type.split(';')[0] },
]

/** Everything about a submission that its author or a reviewer looks at: files, manifest, remarks, and a preview. */
export function SubmissionFacts({ submission }: { readonly submission: Submission }) {
  const answer = useAnswer('GET /plugin-submissions/{id}', { path: { id: submission.id } })
  return (
    <WhenAnswered
      answer={answer}
      what="the files of the plugin"
      failure="The submission could not be loaded."
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
        <Fact name="Submitted by">
          {[contact.name, contact.email, contact.phone].filter(Boolean).join(', ') ||
            'an account that is gone'}
        </Fact>
        {purpose && <Fact name="Purpose">{purpose}</Fact>}
        <Fact name="Permissions">
          {permissions.length === 0
            ? 'None'
            : permissions.map((name) => <div key={name}>{text(permissionWords(name))}</div>)}
        </Fact>
        {network.length > 0 && <Fact name="Sites">{network.join(', ')}</Fact>}
        <Fact name="SHA-256">
          <Text as="code" size={12}>
            {sha256}
          </Text>
        </Fact>
      </Stack>
      <h3>Remarks of the checks</h3>
      {remarks.length === 0 ? (
        <p>Nothing that stands out.</p>
      ) : (
        <ul className={classes.remarks}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <h3>Files</h3>
      <RecordTable
        label={`Files of ${detail.title}`}
        rows={detail.files.map((file) => ({ id: file.path, ...file }))}
        columns={FILE_COLUMNS}
      />
      <details>
        <summary>manifest.json</summary>
        <pre className={classes.manifest}>{JSON.stringify(detail.manifest, null, 2)}</pre>
      </details>
      <h3>Preview</h3>
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
function sizeText(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} kB`
}
