import { useState } from 'react'
import type { Plugin } from '#contract/plugins/plugins.ts'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Text } from '#web/kit/layout.tsx'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import type { Column } from '#web/kit/table/table.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { useTask } from '#web/kit/use-task.ts'
import { change } from '#web/queries/change.ts'

const COLUMNS: readonly Column<Plugin>[] = [
  { title: 'Plug-in', names: true, cell: ({ title }) => title },
  { title: 'Version', cell: ({ version }) => version },
  { title: 'Author', cell: ({ author }) => author },
  { title: 'State', cell: ({ is_enabled }) => (is_enabled ? 'Enabled' : 'Disabled') },
]

/** Approved plugins, each with a way to take it away and to bring it back. */
export function AvailablePlugins({ plugins }: { readonly plugins: readonly Plugin[] }) {
  const [deleting, setDeleting] = useState<Plugin | null>(null)
  if (plugins.length === 0)
    return (
      <Text tone="faint" above={12}>
        No plug-in that people submitted has been approved yet.
      </Text>
    )
  const remove = async ({ id, title }: Plugin) => {
    await change('DELETE /plugins/{id}', { path: { id } })
    void showToast({ kind: 'success', title: `“${title}” was deleted` })
  }
  return (
    <>
      <RecordTable
        label="Table of available plug-ins"
        rows={plugins}
        columns={COLUMNS}
        actions={(plugin) => (
          <>
            <Switch plugin={plugin} />
            <Button aria-label={`Delete ${plugin.title}`} onClick={() => setDeleting(plugin)}>
              Delete
            </Button>
          </>
        )}
      />
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

function Switch({ plugin: { id, title, is_enabled } }: { readonly plugin: Plugin }) {
  const { busy, run } = useTask()
  const verb = is_enabled ? 'Disable' : 'Enable'
  const call = is_enabled ? 'POST /plugins/{id}/disable' : 'POST /plugins/{id}/enable'
  const switchIt = () => withFailureToast(`“${title}” was not changed`, () => change(call, { path: { id } }))
  return (
    <Button aria-label={`${verb} ${title}`} disabled={busy} onClick={() => void run(switchIt)}>
      {verb}
    </Button>
  )
}
