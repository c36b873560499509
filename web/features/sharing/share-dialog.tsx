import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import {
  isMailAddress,
  mailAddress,
  type Shared,
  shareDescription,
  socialAddresses,
} from './share-addresses.ts'
import classes from './share.module.css'

interface ShareDialogProps {
  /** Full name of the indicator on the page; null on pages without one. */
  readonly indicator: string | null
  readonly onClose: () => void
}

/** Ways to pass the present page on: the link, an e-mail, social networks. */
export default function ShareDialog({ indicator, onClose }: ShareDialogProps) {
  const shared: Shared = {
    address: window.location.href,
    title: document.title,
    description: shareDescription(indicator),
  }
  const [copied, copy] = useCopied()
  const linkId = useId()
  return (
    <Dialog form="centre" title="Share this view" onClose={onClose}>
      <p className={classes.lead}>
        The link opens exactly what you see: section, indicator, source, place and period.
      </p>
      <label className={classes.label} htmlFor={linkId}>
        Link
      </label>
      <div className={classes.row}>
        <input
          id={linkId}
          className={classes.field}
          readOnly
          value={shared.address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button kind="primary" onClick={() => copy(shared.address)}>
          {copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <span className="sr-only" role="status">
          {copied ? 'Link copied.' : ''}
        </span>
      </div>
      <MailForm shared={shared} />
      <p className={classes.label}>Share on</p>
      <ul className={classes.networks}>
        {socialAddresses(shared).map(([name, address]) => (
          <li key={name}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function MailForm({ shared }: { readonly shared: Shared }) {
  const [to, setTo] = useState('')
  const [wrong, setWrong] = useState(false)
  const id = useId()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(!isMailAddress(to))
        if (isMailAddress(to)) window.location.href = mailAddress(to.trim(), shared)
      }}
    >
      <label className={classes.label} htmlFor={id}>
        Send by e-mail
      </label>
      <div className={classes.row}>
        <input
          id={id}
          type="email"
          autoComplete="email"
          className={classes.field}
          value={to}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button type="submit">Write e-mail</Button>
      </div>
      {wrong && (
        <p className={classes.error} id={`${id}-error`} role="alert">
          Please enter a valid email address
        </p>
      )}
    </form>
  )
}
