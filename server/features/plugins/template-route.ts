import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { zipSync } from 'fflate'
import { readPluginTemplate } from '#contract/plugins/plugins.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'

const FOLDER = join(PROJECT, 'plugin-template')

/** The first moment a zip file can name, so that the same files always make the same archive. */
const LONG_AGO = '1980-01-02'

/** A plugin that works, to begin with. Packed when it is first asked for. */
export function servePluginTemplate(app: FastifyInstance): void {
  let packed: Promise<Buffer> | null = null
  serve(app, readPluginTemplate, async ({ reply }) => {
    packed ??= packFolder(FOLDER)
    return reply
      .type('application/zip')
      .header('cache-control', 'no-cache')
      .header('content-disposition', 'attachment; filename="msdat-plugin-template.zip"')
      .send(await packed)
  })
}

async function packFolder(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const files = await Promise.all(
    paths
      .sort()
      .map(async (path) => [path.split(sep).join('/'), await readFile(join(folder, path))] as const),
  )
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: LONG_AGO, level: 9 }))
}
