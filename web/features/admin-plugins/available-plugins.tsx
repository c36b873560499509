import { useState } from 'react'
import type { deletePlugin, disablePlugin, Plugin } from '#contract/plugins/plugins.ts'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { RecordTable, RowActions } from '#web/kit/records/records.tsx'
import { showToast } from '#web/kit/toast.ts'
import { AskError, ask } from '#web/queries/ask.ts'
import classes from './admin-plugins.module.css'

interface AvailablePluginsProps {
  readonly plugins: readonly Plugin[]
  readonly onChanged: () => void
}

/** Approved plugins, each with a way to take it away and to bring it back. */
export function AvailablePlugins({ plugins, onChanged }: AvailablePluginsProps) {
  const [deleting, setDeleting] = useState<Plugin | null>(null)
  if (plugins.length === 0) return <p className={classes.none}>No plug-in has been approved yet.</p>
  const remove = async ({ id, title }: Plugin) => {
    await ask<typeof deletePlugin>('DELETE', `/plugins/${id}/`)
    void showToast({ kind: 'success', title: `“${title}” was deleted` })
    onChanged()
  }
  return (
    <>
      <RecordTable
        label="Table of available plug-ins"
        columns={['Plug-in', 'Version', 'Author', 'State', 'Actions']}
      >
        {plugins.map((plugin) => (
          <tr key={plugin.id}>
            <th scope="row">{plugin.title}</th>
            <td>{plugin.version}</td>
            <td>{plugin.author}</td>
            <td>{plugin.is_enabled ? 'Enabled' : 'Disabled'}</td>
            <td>
              <RowActions>
                <Switch plugin={plugin} onChanged={onChanged} />
                <Button aria-label={`Delete ${plugin.title}`} onClick={() => setDeleting(plugin)}>
                  Delete
                </Button>
              </RowActions>
            </td>
          </tr>
        ))}
      </RecordTable>
      {deleting && (
        <ConfirmDialog
          title={`Delete “${deleting.title}”?`}
          action="Delete"
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        >
          <p>
            It is gone for all readers at once. This action cannot be undone; its author may submit it again.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Switch({ plugin, onChanged }: { readonly plugin: Plugin; readonly onChanged: () => void }) {
  const [busy, setBusy] = useState(false)
  const verb = plugin.is_enabled ? 'Disable' : 'Enable'
  const change = async () => {
    setBusy(true)
    try {
      await ask<typeof disablePlugin>('POST', `/plugins/${plugin.id}/${verb.toLowerCase()}`)
      onChanged()
    } catch (error) {
      const text = error instanceof AskError ? error.message : ''
      void showToast({ kind: 'error', title: `“${plugin.title}” was not changed`, text })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button aria-label={`${verb} ${plugin.title}`} disabled={busy} onClick={() => void change()}>
      {verb}
    </Button>
  )
}
