import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { previewImport, publishImport } from '#contract/data-import/data-import.ts'
import { Problem } from '#domain/problem.ts'
import { changeOf } from '#server/audit/change.ts'
import type { DataFile } from '#server/dataset/read-rows.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import { type ImportOptions, type ImportReport, importFiles } from './import-files.ts'
import { importReportRow } from './import-report-row.ts'

/** Figures that somebody sends from the administration: looked at first, then published. */
function serveImports(app: FastifyInstance, { database }: Services): void {
  const importing = (file: SentText, options: Pick<ImportOptions, 'publication' | 'acknowledged' | 'by'>) =>
    withFile(file, (sent, folder) =>
      importFiles(database, [sent], {
        ...options,
        refusedPath: join(folder, 'refused.txt'),
        progress: () => {},
      }),
    )
  serve(app, previewImport, async (call) =>
    importReportRow(await importing(call.body.file, { publication: null, by: changeOf(call) })),
  )
  serve(app, publishImport, async (call) => {
    const { file, note, acknowledged = '' } = call.body
    const by = changeOf(call)
    const publication = { note, actor: by.actor.username, now: new Date() }
    const report = await importing(file, { publication, acknowledged, by })
    refuseUnseen(report)
    if (report.release !== null) call.reply.code(201)
    return importReportRow(report)
  })
}

interface SentText {
  readonly name: string
  readonly text: string
}

/** Nobody publishes an impossible value without having seen it. */
function refuseUnseen({ unacknowledged }: ImportReport): void {
  if (!unacknowledged) return
  const sentence = 'The data audit has grave findings in these figures. Say why they are right all the same.'
  throw new Problem('invalid-input', sentence, { acknowledged: [sentence] })
}

/** The import reads files, so that it is the same however they came. */
async function withFile<Result>(
  { name, text }: SentText,
  work: (file: DataFile, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'msdat-import-'))
  try {
    const path = join(folder, 'figures.csv')
    await writeFile(path, text)
    return await work({ path, name }, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const importingFeature: Feature = { routes: serveImports }
