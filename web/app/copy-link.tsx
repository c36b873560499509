import { IconCheck, IconLink } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { addressToShare } from '#web/memory/shown-address.ts'

/** Copies the link to what the page shows now. */
export function CopyLink() {
  const { text } = useLanguage()
  const [copied, copy] = useCopied()
  return (
    <Button kind="quiet" onClick={() => copy(addressToShare())}>
      {copied ? <IconCheck size={16} aria-hidden="true" /> : <IconLink size={16} aria-hidden="true" />}
      {text(message(copied ? 'shell.copied' : 'shell.copy-view'))}
      <span className="sr-only" role="status">
        {copied ? text(message('shell.copied')) : ''}
      </span>
    </Button>
  )
}
