import { IconExternalLink } from '@tabler/icons-react'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row } from '#web/kit/layout.tsx'
import classes from './plugin-frame.module.css'

interface LinkConsentProps {
  /** Title of the plugin that asks. */
  readonly plugin: string
  readonly url: string
  readonly onClose: () => void
}

/** A plugin opens nothing by itself: the reader sees the whole address and decides. */
export function LinkConsent({ plugin, url, onClose }: LinkConsentProps) {
  const open = () => {
    window.open(url, '_blank', 'noopener,noreferrer')
    onClose()
  }
  return (
    <Dialog form="centre" title="Open this link?" onClose={onClose}>
      <p>
        The plugin “{plugin}” wants to open <strong>{new URL(url).host}</strong> in a new tab:
      </p>
      <p className={classes.address}>{url}</p>
      <Row wrap gap={8} justify="end">
        <Button autoFocus onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" onClick={open}>
          <IconExternalLink size={16} aria-hidden="true" /> Open link
        </Button>
      </Row>
    </Dialog>
  )
}
