import { IconExternalLink } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row } from '#web/kit/layout.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './plugin-frame.module.css'

interface LinkConsentProps {
  /** Title of the plugin that asks. */
  readonly plugin: string
  readonly url: string
  readonly onClose: () => void
}

/** A plugin opens nothing by itself: the reader sees the whole address and decides. */
export function LinkConsent({ plugin, url, onClose }: LinkConsentProps) {
  const { text } = useLanguage()
  const open = () => {
    window.open(url, '_blank', 'noopener,noreferrer')
    onClose()
  }
  return (
    <Dialog form="centre" title={text(message('widgets.open-this'))} onClose={onClose}>
      <p>
        <Said what={message('widgets.wants-to-open', { title: plugin, host: new URL(url).host })} />
      </p>
      <p className={classes.address}>{url}</p>
      <Row wrap gap={8} justify="end">
        <Button data-autofocus="" onClick={onClose}>
          {text(message('shell.cancel'))}
        </Button>
        <Button kind="primary" onClick={open}>
          <IconExternalLink size={16} aria-hidden="true" /> {text(message('widgets.open-link'))}
        </Button>
      </Row>
    </Dialog>
  )
}
