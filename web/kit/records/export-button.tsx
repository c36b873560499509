import { IconDownload } from '@tabler/icons-react'
import { Button } from '../button.tsx'
import { withFailureToast } from '../toast.ts'
import { useTask } from '../use-task.ts'

/** Takes a list out as a table. */
export function ExportButton({ save }: { readonly save: () => Promise<void> }) {
  const { busy, run } = useTask()
  return (
    <Button
      disabled={busy}
      onClick={() => void run(() => withFailureToast('The table was not exported', save))}
    >
      <IconDownload size={18} aria-hidden="true" /> Export CSV
    </Button>
  )
}
