import { IconDownload } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Button } from '../button.tsx'
import { withFailureToast } from '../toast.ts'
import { useTask } from '../use-task.ts'

/** Takes a list out as a table. */
export function ExportButton({ save }: { readonly save: () => Promise<void> }) {
  const { text } = useLanguage()
  const { busy, run } = useTask()
  return (
    <Button
      disabled={busy}
      onClick={() => void run(() => withFailureToast(text(message('records.not-exported')), save))}
    >
      <IconDownload size={18} aria-hidden="true" /> {text(message('records.export'))}
    </Button>
  )
}
