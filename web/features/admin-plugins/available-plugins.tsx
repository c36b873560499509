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
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Language } from '#domain/message/language.ts'

const columnsIn = (text: Language['text']): readonly Column<Plugin>[] => [
  { title: text(message('admin-plugins.plugin')), names: true, cell: ({ title }) => title },
  { title: text(message('manage.version')), cell: ({ version }) => version },
  { title: text(message('admin-plugins.author')), cell: ({ author }) => author },
  {
    title: text(message('manage.state')),
    cell: ({ is_enabled }) => text(message('admin-plugins.enabled', { on: is_enabled ? 'yes' : 'no' })),
  },
]

/** Approved plugins, each with a way to take it away and to bring it back. */
export function AvailablePlugins({ plugins }: { readonly plugins: readonly Plugin[] }) {
  const { text } = useLanguage()
  const [deleting, setDeleting] = useState<Plugin | null>(null)
  if (plugins.length === 0)
    return (
      <Text tone="faint" above={12}>
        {text(message('admin-plugins.none'))}
      </Text>
    )
  const remove = async ({ id, title }: Plugin) => {
    await change('DELETE /plugins/{id}', { path: { id } })
    void showToast({ kind: 'success', title: text(message('admin-plugins.deleted', { title })) })
  }
  return (
    <>
      <RecordTable
        label={text(message('admin-plugins.label'))}
        rows={plugins}
        columns={columnsIn(text)}
        actions={(plugin) => (
          <>
            <Switch plugin={plugin} />
            <Button
              aria-label={text(message('manage.delete-named', { name: plugin.title }))}
              onClick={() => setDeleting(plugin)}
            >
              {text(message('manage.delete'))}
            </Button>
          </>
        )}
      />
      {deleting && (
        <ConfirmDialog
          title={text(message('admin-plugins.delete-sure', { title: deleting.title }))}
          action={text(message('manage.delete'))}
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        >
          <p>{text(message('admin-plugins.delete-about'))}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Switch({ plugin: { id, title, is_enabled } }: { readonly plugin: Plugin }) {
  const { text } = useLanguage()
  const { busy, run } = useTask()
  const on = is_enabled ? 'yes' : 'no'
  const call = is_enabled ? 'POST /plugins/{id}/disable' : 'POST /plugins/{id}/enable'
  const switchIt = () =>
    withFailureToast(text(message('admin-plugins.not-changed', { title })), () =>
      change(call, { path: { id } }),
    )
  return (
    <Button
      aria-label={text(message('admin-plugins.switch-named', { on, title }))}
      disabled={busy}
      onClick={() => void run(switchIt)}
    >
      {text(message('admin-plugins.switch', { on }))}
    </Button>
  )
}
