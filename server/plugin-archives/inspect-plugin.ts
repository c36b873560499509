import { createHash } from 'node:crypto'
import { type PluginManifest, pluginManifest } from '#contract/plugins/manifest.ts'
import { fileKind, type PluginFile } from '#domain/plugin/plugin-file.ts'
import { checkContent } from './check-content.ts'
import { checkEntries } from './check-entries.ts'
import { listArchive } from './list-archive.ts'
import { refuse } from './refuse-plugin.ts'
import { remarksOn } from './remarks-on-plugin.ts'
import { unpackArchive } from './unpack-archive.ts'

/** A plugin whose archive passed every check. */
export interface InspectedPlugin {
  readonly manifest: PluginManifest
  readonly files: ReadonlyMap<string, Buffer>
  /** The parts that a reviewer should look at. */
  readonly remarks: readonly string[]
  /** SHA-256 of the archive as hexadecimal text. */
  readonly sha256: string
}

/** Checks a plugin's zip file from the outside in. Throws `invalid-input` with sentences for the field `plugin`. */
export async function inspectPlugin(zip: Buffer): Promise<InspectedPlugin> {
  const entries = await listArchive(zip)
  checkEntries(entries)
  const files = await unpackArchive(entries)
  checkContent(files)
  const manifest = readManifest(files)
  if (!files.has(manifest.entry))
    refuse([`manifest.json names “${manifest.entry}”, which is not in the zip.`])
  const sha256 = createHash('sha256').update(zip).digest('hex')
  return { manifest, files, remarks: remarksOn(manifest, files), sha256 }
}

/** The list of files as it is kept and shown, by path. */
export function fileList(files: ReadonlyMap<string, Buffer>): PluginFile[] {
  return [...files]
    .map(([path, bytes]) => ({ path, size: bytes.length, media_type: fileKind(path)?.mediaType ?? '' }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function readManifest(files: ReadonlyMap<string, Buffer>): PluginManifest {
  const bytes = files.get('manifest.json')
  if (!bytes) return refuse([missingManifest(files)])
  const result = pluginManifest.safeParse(JSON.parse(bytes.toString('utf8')))
  if (result.success) return result.data
  return refuse(
    result.error.issues.map(({ path, message }) =>
      path.length > 0 ? `manifest.json, ${path.join('.')}: ${message}` : `manifest.json: ${message}`,
    ),
  )
}

function missingManifest(files: ReadonlyMap<string, Buffer>): string {
  const inFolder = [...files.keys()].find((path) => path.endsWith('/manifest.json'))
  if (!inFolder) return 'There is no manifest.json at the top of the zip.'
  const folder = inFolder.slice(0, -'manifest.json'.length)
  return `manifest.json lies in the folder “${folder}”. Zip the content of the folder, not the folder itself.`
}
