import type { PluginManifest } from '#contract/plugins/manifest.ts'
import { type Plugin, plugin } from '#contract/plugins/plugins.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { wireTimes } from '#server/platform/listing/wire-text.ts'
import { PLUGIN_FILES, publishedKey } from '#server/plugin-archives/file-key.ts'

interface PluginRow {
  readonly id: number
  readonly is_enabled: boolean
  readonly network: readonly string[]
  readonly manifest: PluginManifest
  readonly sha256: string
  readonly created_at: Date
  readonly updated_at: Date
}

/** Approved plugins, with the facts of their manifest. */
export const PLUGINS: ListTable<PluginRow, Plugin> = {
  name: 'plugins',
  wire: plugin,
  columns: 't.id, t.is_enabled, t.network, s.manifest, s.sha256, t.created_at, t.updated_at',
  from: 'plugin t join plugin_submission s on s.id = t.submission',
  toRow: (row) => {
    const { name, version, title, description, author, license, permissions, entry } = row.manifest
    return {
      id: row.id,
      name,
      version,
      title,
      description,
      author,
      license,
      permissions: permissions.filter((wanted) => wanted !== 'network' || row.network.length > 0),
      network: [...row.network],
      page: `${PLUGIN_FILES}/${publishedKey(row.id, row.sha256)}/${encodeURI(entry)}`,
      is_enabled: row.is_enabled,
      ...wireTimes(row),
    }
  },
}
