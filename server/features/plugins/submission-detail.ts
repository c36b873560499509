import type { PluginManifest } from '#contract/plugins/manifest.ts'
import type { SubmissionDetail } from '#contract/plugins/submissions.ts'
import type { Account } from '#domain/account/account.ts'
import type { PluginFile } from '#domain/plugin/plugin-file.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { PLUGIN_FILES, previewKey } from '#server/plugin-archives/file-key.ts'
import { submissionOf, visibleSubmission } from './submission-row.ts'

interface DetailRow {
  readonly files: PluginFile[]
  readonly remarks: string[]
  readonly contact_name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly purpose: string | null
}

/** Everything that a review needs. `secret` signs the address of the preview. Throws `not-found`. */
export async function submissionDetail(
  store: SqlRunner,
  id: number,
  asks: Account,
  secret: string,
): Promise<SubmissionDetail> {
  const row = await visibleSubmission(store, id, asks)
  const [detail] = await store.query<DetailRow>(
    `select t.files, t.remarks, c.name as contact_name, c.email, c.phone, c.purpose
     from plugin_submission t left join plugin_contact c on c.submission = t.id where t.id = $1`,
    [row.id],
  )
  return {
    ...submissionOf(row, asks),
    purpose: detail?.purpose ?? '',
    contact: {
      name: detail?.contact_name ?? '',
      email: detail?.email ?? '',
      phone: detail?.phone ?? '',
    },
    manifest: { ...row.manifest },
    files: detail?.files ?? [],
    remarks: detail?.remarks ?? [],
    preview: previewAddress(row.id, row.manifest, secret),
  }
}

function previewAddress(id: number, { entry }: PluginManifest, secret: string): string {
  return `${PLUGIN_FILES}/${previewKey(id, secret, Date.now())}/${encodeURI(entry)}`
}
